import { test as base } from "@playwright/test";

import { holdLongTimers } from "./holdLongTimers";

/** The base of every journey. */
export const test = base.extend({
  context: async ({ context, serviceWorkers }, provide) => {
    await holdLongTimers(context, serviceWorkers === "allow");
    await provide(context);
  },
});
