import { mkdirSync } from "node:fs";

import { expect, test as base } from "@playwright/test";

import { startPlaywrightVisit } from "./playwrightVisit";
import type { Visit } from "./visit";
import { startWebDriverVisit } from "./webDriverVisit";

/** A journey on one engine. It fails where a page logs or throws an error, too, but where it `hasErrors`. */
export const test = base.extend<{ visit: Visit; hasErrors: boolean }>({
  hasErrors: [false, { option: true }],
  visit: async ({ playwright, browserName, baseURL, hasErrors }, provide, testInfo) => {
    const folder = testInfo.outputPath("saved");
    mkdirSync(folder, { recursive: true });
    const visit =
      browserName === "webkit"
        ? await startWebDriverVisit(process.env.WEBKIT_DRIVER_PATH!, baseURL!, folder)
        : await startPlaywrightVisit(playwright[browserName], folder);
    try {
      await provide(visit);
      if (!hasErrors) expect(await visit.readErrors()).toEqual([]);
    } finally {
      await visit.end();
    }
  },
});
