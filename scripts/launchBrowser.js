import { chromium } from "playwright";

import { browserArguments } from "./browserArguments.js";

/** Starts the Chromium that `scripts/withBrowser.js` found. */
export function launchBrowser() {
  return chromium.launch({
    ...(process.env.BROWSER_PATH === undefined ? {} : { executablePath: process.env.BROWSER_PATH }),
    args: browserArguments,
  });
}
