import { defineConfig, devices } from "@playwright/test";

import { browserOptions } from "./tests/browserOptions.ts";

/** Journeys on the built site. */
export default defineConfig({
  testDir: "tests/e2e",
  forbidOnly: process.env.CI !== undefined,
  // A loaded machine can starve a browser; what needed its second try is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: "list",
  workers: 2,
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    locale: "en-US",
    launchOptions: browserOptions,
    permissions: ["clipboard-read", "clipboard-write"],
    trace: "retain-on-failure",
  },
  webServer: {
    command: "node scripts/serve.js",
    env: { PORT: "0" },
    wait: { stdout: /localhost:(?<site_port>\d+)/ },
  },
});
