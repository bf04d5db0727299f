import { test as base } from "@playwright/test";

import { stopLongTimers } from "./stopLongTimers";

/** The base of every journey. */
export const test = base.extend({
  context: async ({ context, serviceWorkers }, provide) => {
    await stopLongTimers(context, serviceWorkers === "allow");
    await provide(context);
  },
});
