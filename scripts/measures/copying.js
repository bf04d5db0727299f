import { measureTasks } from "../measuring/measureTasks.js";

/** @type {(name: string) => string} */
const toLinks = (name) =>
  Array.from({ length: 1000 }, (_, index) => `https://www.${name}-${index}.com/login`).join("\n");

/**
 * Measures a press on "Copy all" for 1,000 sites without a plus, while their rows are still being found, and after that.
 *
 * @type {import("../measuring/toRatio.js").Measure}
 */
export async function measure(browser, url) {
  const rows = await measureTasks(browser, "1,000 sites", async (page) => {
    await page.goto(`${url}?lang=en&view=site`);
    await page.getByRole("textbox", { name: "Gmail address or username" }).fill("jane.m.appleseed");
    await page.getByRole("radio", { name: "Without +" }).check();
    // Setting the text of a field takes the browser seconds that pasting does not.
    const paste = async (/** @type {string} */ text) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.getByRole("textbox", { name: "Site, shop or person" }).press("Control+a");
      await page.keyboard.press("Control+v");
    };
    const copyAll = async () => {
      await page.locator("form:visible [type=submit]").click();
      const toast = page.getByText("1,000 items copied to clipboard");
      await toast.waitFor();
      await toast.waitFor({ state: "detached" });
    };
    return {
      "pasted and copied at once": async () => {
        await paste(toLinks("shop"));
        await copyAll();
      },
      "copied again": copyAll,
      "memory switched on": async () => {
        await page.getByRole("switch").check();
        await page.getByRole("button", { name: "Delete everything" }).waitFor();
      },
      "others pasted, copied, remembered": async () => {
        await paste(toLinks("store"));
        await copyAll();
      },
    };
  });
  // The last row counts the elements, of which two tables have more than one.
  return rows.slice(0, -1);
}
