import { measureTasks } from "../measuring/measureTasks.js";
import { scrollThrough } from "../measuring/scrollThrough.js";

/** @type {import("../measuring/toRatio.js").Measure} */
export function measure(browser, url) {
  return measureTasks(browser, "2,000 aliases", async (page) => {
    await page.goto(`${url}?lang=en`);
    const list = page.getByRole("grid", { name: "Alias list" });
    return {
      "first list": async () => {
        await page.getByRole("textbox").first().fill("jane.doe");
        await page.keyboard.press("Enter");
        await list.waitFor();
      },
      "new list": () => page.getByRole("button", { name: "Generate" }).click(),
      shuffled: () => page.getByRole("button", { name: "Shuffle" }).click(),
      "one selected": () => list.getByRole("checkbox").first().click(),
      "all selected": () => page.getByRole("checkbox", { name: "Select all" }).click(),
      scrolled: () => scrollThrough(list.getByRole("row").first()),
    };
  });
}
