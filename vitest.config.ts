import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

import { browserOptions } from "./tests/browserOptions.ts";
import { sharedConfig } from "./build/sharedConfig.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["src/**/*.test.ts"],
          exclude: ["src/**/*.browser.test.ts"],
        },
      },
      {
        test: { name: "build", environment: "node", include: ["build/**/*.test.ts", "scripts/**/*.test.ts"] },
      },
      {
        ...sharedConfig,
        test: {
          name: "components",
          include: ["src/**/*.test.tsx", "src/**/*.browser.test.ts"],
          setupFiles: ["tests/failOnConsoleError.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: browserOptions }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
