import { chooseFile } from "../measuring/chooseFile.js";
import { measureTasks } from "../measuring/measureTasks.js";
import { scrollThrough } from "../measuring/scrollThrough.js";

const COUNT = 10_000;
const entries = Array.from({ length: COUNT }, (_, index) => {
  // The first address leads each list of aliases.
  const email = index === 0 ? "jane@gmail.com" : `jane+site${index}@gmail.com`;
  return { recipient: `site${index}.com`, email, date: "2026-11-21", note: "" };
});
const backup = JSON.stringify({ type: "plusdot.book", version: 1, entries });
const unlisted = Array.from({ length: COUNT }, (_, index) => `jane+list${index}@gmail.com`).join("\n");

/**
 * Measures what a person does who has a book of 10,000 entries, in each view.
 *
 * @type {import("../measuring/toRatio.js").Measure}
 */
export function measure(browser, url) {
  return measureTasks(browser, "10,000 given addresses", async (page) => {
    await page.goto(`${url}?lang=en&view=site`);
    const given = page.getByRole("region", { name: "Who has which address" });
    const search = given.getByRole("searchbox");
    const list = page.getByRole("grid", { name: "Alias list" });
    const add = page.getByRole("button", { name: /^Add / });
    return {
      "backup opened": async () => {
        await chooseFile(page, { button: "Open backup", name: "backup.json", text: backup });
        await add.waitFor();
      },
      "backup added": async () => {
        await add.click();
        await given.getByRole("row").nth(1).waitFor();
      },
      searched: () => search.fill("99"),
      "search cleared": () => search.fill(""),
      scrolled: () => scrollThrough(given.getByRole("row").first()),
      "list of aliases": async () => {
        await page.getByRole("link", { name: "Make aliases" }).click();
        await page.locator("main").getByRole("textbox").first().fill("jane");
        await page.keyboard.press("Enter");
        await page.getByText("given to site0.com").waitFor();
      },
      "list of aliases scrolled": () => scrollThrough(list.getByRole("row").first()),
      "10,000 others checked": async () => {
        await page.getByRole("link", { name: "Check addresses" }).click();
        await chooseFile(page, { button: "Open a file", name: "list.txt", text: unlisted });
        await add.waitFor();
      },
      "10,000 others scrolled": () => scrollThrough(page.getByRole("row").first()),
      "those added": async () => {
        await add.click();
        await page.getByText("10,000 addresses added").waitFor();
        await add.waitFor({ state: "hidden" });
      },
      "those taken back": async () => {
        await page.getByRole("button", { name: "Undo" }).click();
        await add.waitFor();
      },
    };
  });
}
