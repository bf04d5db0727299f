import { defineConfig, devices } from "@playwright/test";

import { browserOptions } from "./scripts/browserOptions.js";

const MINUTE_MS = 60_000;

/** Journeys on the built site. Those tagged `@matrix` repeat another one in a further language, theme or window. */
export default defineConfig({
  testDir: "tests/e2e",
  forbidOnly: process.env.CI !== undefined,
  // Limits end a hang and nothing else: no machine is so slow that it reaches them.
  timeout: 20 * MINUTE_MS,
  expect: { timeout: 2 * MINUTE_MS, toPass: { timeout: 2 * MINUTE_MS } },
  // So a fault that many journeys meet does not make each of them wait.
  maxFailures: 5,
  reporter: "list",
  workers: 2,
  fullyParallel: true,
  use: {
    ...devices["Desktop Chrome"],
    actionTimeout: 2 * MINUTE_MS,
    navigationTimeout: 2 * MINUTE_MS,
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    locale: "en-US",
    launchOptions: browserOptions,
    // Motion costs work, and no journey looks at it. A colour in transition is neither the old one nor the new one.
    contextOptions: { reducedMotion: "reduce" },
    permissions: ["clipboard-read", "clipboard-write"],
    // Keeping all files for later takes most of a visit's time, and a route sees only what comes from the network.
    serviceWorkers: "block",
  },
  webServer: {
    command: "node scripts/serve.js",
    env: { PORT: "0" },
    timeout: 2 * MINUTE_MS,
    wait: { stdout: /localhost:(?<site_port>\d+)/ },
  },
});
