import { launchBrowser } from "./launchBrowser.js";
import { traceTasks } from "./traceTasks.js";
import { withServer } from "./withServer.js";

const LINES = Array.from({ length: 1000 }, (_, index) => `https://www.shop-${index}.com/login`);

/**
 * Measures a press on "Copy all" for 1,000 sites without a plus, before their rows are found and after, without the memory
 * and with it. Beside it, a press on Copy for one site.
 *
 * @returns {Promise<Record<string, import("./traceTasks.js").Tasks>>} The tasks of each press.
 */
export function measureCopyingSites() {
  return withServer(measure);
}

/** @param {string} url */
async function measure(url) {
  const browser = await launchBrowser();
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.goto(`${url}?lang=en&view=site`);
  const recipients = page.getByRole("textbox", { name: "Site, shop or person" });
  const mailbox = page.getByRole("textbox", { name: "Gmail address or username" });
  await mailbox.fill("jane.m.appleseed");
  await page.getByRole("radio", { name: "Without +" }).check();

  async function copyOne() {
    await recipients.fill("netflix.com");
    await page.keyboard.press("Enter");
    await page.getByText("Copied to clipboard").waitFor();
  }

  async function pressAll() {
    await page.locator("form:visible [type=submit]").click();
    await page.getByText("1,000 items copied to clipboard").waitFor();
    await page.waitForTimeout(1000);
  }

  /** @type {Record<string, import("./traceTasks.js").Tasks>} */
  const measured = { "one site": await traceTasks(page, copyOne) };
  await recipients.fill(LINES.join("\n"));
  await page.getByRole("row", { name: "shop-0.com" }).waitFor();
  await page.waitForTimeout(3000);
  measured["1,000 sites"] = await traceTasks(page, pressAll);
  await page.reload();
  await page.getByRole("radio", { name: "Without +" }).check();
  await recipients.fill(LINES.join("\n"));
  await mailbox.fill("jane.m.appleseed");
  measured["1,000 sites, at once"] = await traceTasks(page, pressAll);
  await page.getByRole("switch").check();
  await page.getByRole("button", { name: "Delete everything" }).waitFor();
  await recipients.fill(LINES.map((line) => line.replace("shop", "store")).join("\n"));
  await page.getByRole("row", { name: "store-0.com" }).waitFor();
  await page.waitForTimeout(3000);
  measured["1,000 sites, with the memory"] = await traceTasks(page, pressAll);
  await browser.close();
  return measured;
}
