import type { LaunchOptions } from "playwright";

import { browserArguments } from "../scripts/browserArguments.js";

/** The Chromium that `scripts/withBrowser.js` found. */
export const browserOptions: LaunchOptions = {
  ...(process.env.BROWSER_PATH === undefined ? {} : { executablePath: process.env.BROWSER_PATH }),
  args: browserArguments,
};
