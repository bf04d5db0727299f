import { launchBrowser } from "./launchBrowser.js";
import { scrollThrough } from "./scrollThrough.js";
import { withServer } from "./withServer.js";

/**
 * Measures each action of a person with 2,000 rows: its longest task in milliseconds, and the number of elements in the
 * document after it. Browsers report only tasks of 50 ms and more, so 0 means less: https://w3c.github.io/longtasks
 */
export function measureLongTasks() {
  return withServer(measure);
}

/** @param {string} url */
async function measure(url) {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(`${url}?lang=en`);
  const tasks = await page.evaluateHandle(() => {
    /** @type {number[]} */
    const durations = [];
    const observer = new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) durations.push(duration);
    });
    observer.observe({ type: "longtask" });
    return durations;
  });
  const list = page.getByRole("grid", { name: "Alias list" });

  /** @type {Record<string, () => Promise<unknown>>} */
  const actions = {
    "first list": async () => {
      await page.getByRole("textbox").first().fill("jane.doe");
      await page.keyboard.press("Enter");
      await list.waitFor();
    },
    "new list": () => page.getByRole("button", { name: "Generate" }).click(),
    shuffle: () => page.getByRole("button", { name: "Shuffle" }).click(),
    "select one": () => list.getByRole("checkbox").first().click(),
    "select all": () => page.getByRole("checkbox", { name: "Select all" }).click(),
    "scroll through all": () => scrollThrough(list),
  };

  /** @type {Record<string, { longest: number, elements: number }>} */
  const measured = {};
  for (const [name, act] of Object.entries(actions)) {
    await tasks.evaluate((durations) => durations.splice(0));
    await act();
    await page.waitForTimeout(500);
    const durations = await tasks.jsonValue();
    measured[name] = { longest: Math.max(0, ...durations), elements: await page.locator("*").count() };
  }
  await browser.close();
  return measured;
}
