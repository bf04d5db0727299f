import { defineConfig } from "@playwright/test";

import journeys from "./playwright.config.ts";
import { browserOptions } from "./scripts/browserOptions.js";

/** The core journeys on three engines: Chromium, Firefox ESR and WebKitGTK. */
export default defineConfig({
  ...journeys,
  testDir: "tests/engines",
  retries: process.env.CI === undefined ? 0 : 1,
  use: { baseURL: journeys.use?.baseURL },
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
});
