import { defineConfig, devices } from "@playwright/test";

import { browserOptions } from "./scripts/browserOptions.js";

const MINUTE_MS = 60_000;

const clipboard = ["clipboard-read", "clipboard-write"];

/**
 * The journeys on the built site in Chromium, and the core of them on three engines. A journey tagged `@matrix` repeats
 * another one in a further language, theme or window.
 */
export default defineConfig({
  testDir: "tests/engines",
  forbidOnly: process.env.CI !== undefined,
  retries: process.env.CI === undefined ? 0 : 1,
  // Limits end a hang and nothing else: no machine is so slow that it reaches them.
  timeout: 20 * MINUTE_MS,
  expect: { timeout: 2 * MINUTE_MS, toPass: { timeout: 2 * MINUTE_MS } },
  // So a fault that many journeys meet does not make each of them wait.
  maxFailures: 5,
  reporter: "list",
  workers: 2,
  fullyParallel: true,
  use: {
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    actionTimeout: 2 * MINUTE_MS,
    navigationTimeout: 2 * MINUTE_MS,
  },
  projects: [
    {
      name: "journeys",
      testDir: "tests/e2e",
      retries: 0,
      use: {
        ...devices["Desktop Chrome"],
        locale: "en-US",
        launchOptions: browserOptions,
        // Motion costs work, and no journey looks at it. A colour in transition is neither the old one nor the new one.
        contextOptions: { reducedMotion: "reduce" },
        permissions: clipboard,
        // Keeping all files for later takes most of a visit's time, and a route sees only what comes from the network.
        serviceWorkers: "block",
      },
    },
    {
      name: "Chromium",
      use: { browserName: "chromium", colorScheme: "dark", launchOptions: browserOptions, permissions: clipboard },
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
    timeout: 2 * MINUTE_MS,
    wait: { stdout: /localhost:(?<site_port>\d+)/ },
  },
});
