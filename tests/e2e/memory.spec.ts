import { type CDPSession, expect, type Page } from "@playwright/test";

import { makeList } from "./makeList";
import { openPage } from "./openPage";
import { test } from "./test";
import { watchErrors } from "./watchErrors";

// A trace would keep objects that the page has dropped.
test.use({ trace: "off" });

interface Usage {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** @returns The memory of the page after garbage collection. */
async function measure(page: Page, session: CDPSession): Promise<Usage> {
  await expect(page.getByRole("region", { name: "Notifications" })).toHaveText("");
  // The first collection finalises objects that only the second can free.
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners };
}

/** Works for that many rounds: each makes, selects and copies a list, and each tenth uses the rest of the page too. */
async function work(page: Page, rounds: number): Promise<void> {
  await page.evaluate(async (count) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const buttonOf = (name: string) =>
      [...document.querySelectorAll("button")].find((button) => (button.ariaLabel ?? button.textContent) === name)!;
    for (let round = 0; round < count; round += 1) {
      buttonOf(round % 2 === 0 ? "Generate" : "Shuffle").click();
      await nextFrame();
      while (buttonOf("Generate").ariaDisabled === "true") await nextFrame();
      document.querySelector<HTMLInputElement>("[role=grid] input")!.click();
      document.querySelector("[role=grid]")!.scrollTo(0, 40_000);
      await nextFrame();
      buttonOf("Copy selected (1)").click();
      buttonOf("Toggle theme").click();
      if (round % 10 === 0) {
        buttonOf("CSV").click();
        buttonOf("About").click();
        await nextFrame();
        while (document.querySelector("dialog[open]") === null) await nextFrame();
        document.querySelector("dialog")!.close();
      }
      await nextFrame();
    }
  }, rounds);
}

test("eighty lists hold no more memory than twenty", { tag: "@matrix" }, async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    // Timers twenty times as fast show long use. A longer one bounds the load of a file, which is no faster here.
    const start = window.setTimeout;
    window.setTimeout = ((callback: () => void, delay = 0, ...rest: []) =>
      start(callback, delay > 10_000 ? delay : delay / 20, ...rest)) as typeof setTimeout;
    // The browser would refuse a copy that no person asks for, and the text would be offered instead.
    Object.defineProperty(Clipboard.prototype, "writeText", { value: () => Promise.resolve() });
    const urls = new Set<string>();
    Object.assign(window, { urls });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const url = createObjectURL.call(URL, blob);
      urls.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      urls.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });
  await openPage(page);
  await makeList(page, "jane");
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");

  await work(page, 20);
  const early = await measure(page, session);
  await work(page, 60);
  const late = await measure(page, session);

  expect(late.heapBytes).toBeLessThan(early.heapBytes * 1.2);
  expect(late.nodes).toBeLessThan(early.nodes * 1.2);
  expect(late.listeners).toBeLessThan(early.listeners * 1.2);
  await expect.poll(() => page.evaluate(() => (window as unknown as { urls: Set<string> }).urls.size)).toBe(0);
  expect(errors).toEqual([]);
});
