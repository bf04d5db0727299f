/*
 * Draws `public/card.png`, the picture that other sites show of a link to the page, from `card/card.html`. The page has
 * the colours of the site's own style sheet, and the fonts of the machine that draws it.
 */
import { chromium } from "playwright";

import { browserOptions } from "./browserOptions.js";

/** The size that the sites ask for, at a ratio of 1.91: https://developers.facebook.com/docs/sharing/webmasters/images */
const SIZE = { width: 1200, height: 630 };

const browser = await chromium.launch(browserOptions);
const page = await browser.newPage({ viewport: SIZE });
await page.goto(new URL("card/card.html", import.meta.url).href);
await page.screenshot({ path: "public/card.png" });
await browser.close();
