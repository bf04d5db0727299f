import { defineConfig } from "@playwright/test";

import { browserOptions } from "./tests/browserOptions.ts";

const MINUTE_MS = 60_000;

/** The core journeys on three engines: Chromium, Firefox ESR and WebKitGTK. */
export default defineConfig({
  testDir: "tests/engines",
  forbidOnly: process.env.CI !== undefined,
  // Limits end a hang and nothing else.
  timeout: 10 * MINUTE_MS,
  expect: { timeout: 2 * MINUTE_MS },
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: "list",
  workers: 2,
  fullyParallel: true,
  use: { baseURL: `http://localhost:${process.env.SITE_PORT}` },
  projects: [
    {
      name: "Chromium",
      use: {
        browserName: "chromium",
        colorScheme: "dark",
        launchOptions: browserOptions,
        permissions: ["clipboard-read", "clipboard-write"],
      },
    },
    {
      name: "Firefox",
      use: {
        browserName: "firefox",
        channel: "moz-firefox",
        launchOptions: {
          ...(process.env.FIREFOX_PATH === undefined ? {} : { executablePath: process.env.FIREFOX_PATH }),
          // Playwright's emulation of a dark system does not reach it.
          firefoxUserPrefs: { "ui.systemUsesDarkTheme": 1 },
        },
      },
    },
    {
      name: "WebKitGTK",
      use: { browserName: "webkit" },
      // Its windows share one screen, and so one clipboard.
      workers: 1,
    },
  ],
  webServer: {
    command: "node scripts/serve.js",
    env: { PORT: "0" },
    wait: { stdout: /localhost:(?<site_port>\d+)/ },
  },
});
