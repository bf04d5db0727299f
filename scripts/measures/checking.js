import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { build } from "vite";

import { chooseFile } from "./chooseFile.js";
import { launchBrowser } from "./launchBrowser.js";
import { traceTasks } from "./traceTasks.js";
import { withServer } from "./withServer.js";

const LIST = Array.from({ length: 200_000 }, (_, index) => `j.ane${index % 100_000}+site${index}@gmail.com`).join("\n");

/**
 * Measures the check of 200,000 addresses in a file, from opening it until the result is shown. Beside it, the same code
 * checks them in one task of an empty page, as the page did before it took slices.
 *
 * Times are processor times of the page's main thread, so other programs do not count.
 *
 * @returns {Promise<{ slices: import("./traceTasks.js").Tasks, oneTask: import("./traceTasks.js").Tasks, megabytes: number }>} The tasks of both, and what the result adds to
 *   the page's memory.
 */
export function measureChecking() {
  return withServer(measure);
}

/** @param {string} url */
async function measure(url) {
  const folder = await mkdtemp(path.join(tmpdir(), "plusdot-"));
  const file = path.join(folder, "list.txt");
  await writeFile(file, LIST);
  const browser = await launchBrowser();
  const empty = await browser.newPage();
  const code = await buildCheck();
  const check = await empty.evaluateHandle(
    async ([source, list]) => {
      const { checkAddresses } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
      return () => {
        const steps = checkAddresses(list);
        while (steps.next().done !== true);
      };
    },
    /** @type {const} */ ([code, LIST]),
  );
  const oneTask = await traceTasks(empty, () => check.evaluate((run) => run()));
  await empty.close();

  const page = await browser.newPage();
  await page.goto(`${url}?lang=en&view=check`);
  await page.getByRole("textbox").waitFor();
  const before = await measureHeap(page);
  const slices = await traceTasks(page, async () => {
    await chooseFile(page, file);
    await page.getByRole("table").waitFor({ timeout: 0 });
  });
  const megabytes = ((await measureHeap(page)) - before) / 1_000_000;
  await browser.close();
  await rm(folder, { recursive: true });
  return { slices, oneTask, megabytes };
}

/** Bundles the check of the core alone. */
async function buildCheck() {
  const entry = "src/core/addresses/checkAddresses.ts";
  const results = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry, formats: ["es"] } },
  });
  const [code] = [results].flat().flatMap((result) => ("output" in result ? [result.output[0].code] : []));
  return code ?? "";
}

/** @param {import("playwright").Page} page */
async function measureHeap(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
}
