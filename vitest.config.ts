import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import type { BrowserCommand } from "vitest/node";

import { sharedConfig } from "./build/sharedConfig.ts";
import { browserOptions } from "./scripts/browserOptions.js";

/** Ends a test that hangs, and judges no machine that is slow. */
const LONGEST_TEST_MS = 600_000;
const LONGEST_WAIT_MS = 120_000;

/** Returns the page as a screen reader has it. */
const readPage: BrowserCommand<[], string> = ({ iframe }) => iframe.locator("body").ariaSnapshot();

declare module "vitest/browser" {
  interface BrowserCommands {
    readPage: () => Promise<string>;
  }
}

const limits = {
  // Tests wait as much as they compute, so one for each core would leave the cores idle.
  maxWorkers: 3,
  testTimeout: LONGEST_TEST_MS,
  hookTimeout: LONGEST_TEST_MS,
  expect: { poll: { timeout: LONGEST_WAIT_MS } },
};

/** The code under test keeps no state. Starting a worker for each file took most of the time. */
function inNode(name: string, include: string[]) {
  return { test: { ...limits, isolate: false, name, include } };
}

/** The pages of one run share what they fetch, and no file changes meanwhile. */
const headers = process.argv.includes("run") ? { "Cache-Control": "max-age=3600" } : {};

export default defineConfig({
  test: {
    projects: [
      inNode("unit", ["src/**/!(*.browser).test.ts"]),
      inNode("build", ["build/**/*.test.ts", "scripts/**/*.test.ts"]),
      {
        ...sharedConfig,
        server: { headers },
        // Found only in the middle of a run, it would bring a second React.
        optimizeDeps: { include: ["fast-check", "react-dom/server"] },
        test: {
          ...limits,
          name: "components",
          include: ["src/**/*.test.tsx", "src/**/*.browser.test.ts"],
          // Loading a page for each file took a fifth of the time. What a test leaves is removed after it.
          isolate: false,
          setupFiles: ["tests/betweenTests.ts"],
          // A failure says what the page had, and not the first part of its markup.
          env: { DEBUG_PRINT_LIMIT: "0" },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            commands: { readPage },
            provider: playwright({
              launchOptions: browserOptions,
              actionTimeout: LONGEST_WAIT_MS,
              contextOptions: { reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
