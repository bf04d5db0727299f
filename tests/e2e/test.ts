import { test as base } from "@playwright/test";

import { stopLongTimers } from "./stopLongTimers";

interface Options {
  /** Whether timers of the page end that last two seconds or longer. */
  readonly longTimersEnd: boolean;
}

/** The base of every journey. */
export const test = base.extend<Options>({
  longTimersEnd: [false, { option: true }],
  context: async ({ context, longTimersEnd }, provide) => {
    if (!longTimersEnd) await stopLongTimers(context);
    await provide(context);
  },
});
