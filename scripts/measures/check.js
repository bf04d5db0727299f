import { chooseFile } from "../measuring/chooseFile.js";
import { measureTasks } from "../measuring/measureTasks.js";

/** Each mailbox is there twice. */
const LIST = Array.from({ length: 200_000 }, (_, index) => `j.ane${index % 100_000}+site${index}@gmail.com`).join("\n");

/** @type {import("../measuring/toRatio.js").Measure} */
export function measure(browser, url) {
  return measureTasks(browser, "200,000 addresses", async (page) => {
    await page.goto(`${url}?lang=en&view=check`);
    return {
      checked: async () => {
        await chooseFile(page, { button: "Open a file", name: "list.txt", text: LIST });
        await page.getByRole("row").nth(1).waitFor({ timeout: 0 });
      },
    };
  });
}
