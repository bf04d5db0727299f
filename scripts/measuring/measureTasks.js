import { median, toSpread } from "./toRatio.js";

const ROUNDS = 3;
const MAX_TASK_MS = 50;
const MAX_ELEMENTS = 800;

/** The work that an action leaves behind counts too. */
const REST_MS = 500;

/**
 * Measures the longest task of each action, and the most elements that are drawn after one. Each round has a new page.
 * The control is a page that draws 2,000 lines of text at once.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} subject
 * @param {(page: import("playwright").Page) => Promise<Record<string, () => Promise<unknown>>>} open Opens the site.
 *   Returns the actions in the order in which a person does them.
 * @returns {Promise<import("./toRatio.js").Row[]>}
 */
export async function measureTasks(browser, subject, open) {
  /** @type {number[]} */
  const controlTimes = [];
  /** @type {Record<string, number[]>} */
  const times = {};
  let elements = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
    const bare = await context.newPage();
    controlTimes.push(await traceLongestTask(bare, () => bare.evaluate(drawLines)));
    const page = await context.newPage();
    for (const [action, act] of Object.entries(await open(page))) {
      const time = await traceLongestTask(page, async () => {
        await act();
        await page.waitForTimeout(REST_MS);
      });
      (times[action] ??= []).push(time);
      elements = Math.max(elements, await page.evaluate(countElements));
    }
    await context.close();
  }
  const control = `2,000 plain lines ${toSpread(controlTimes)} ms`;
  const tasks = Object.entries(times).map(([action, all]) => ({
    what: `longest task in ms: ${subject}, ${action}`,
    figure: median(all),
    most: MAX_TASK_MS,
    measured: `${toSpread(all)} ms, ${control}`,
  }));
  return [...tasks, { what: `elements: ${subject}`, figure: elements, most: MAX_ELEMENTS, measured: "" }];
}

/** Runs in the page. */
function drawLines() {
  document.body.innerHTML = "<p>jane.doe+shop@gmail.com</p>".repeat(2000);
  return document.body.offsetHeight;
}

/** Runs in the page. A view that is hidden costs a press nothing. */
function countElements() {
  return [...document.querySelectorAll("*")].filter((element) => element.checkVisibility()).length;
}

/** The events of a task, and of what it left to promises. The second follows the first, and delays the page as much. */
const TASK = "ThreadControllerImpl::RunTask";
const PROMISES = "BlinkScheduler_PerformMicrotaskCheckpoint";

/**
 * An event of a trace. Its times are in microseconds.
 *
 * @typedef {{ name: string, pid: number, tid: number, ts: number, tdur?: number, args: { name?: string } }} TraceEvent
 */

/**
 * Measures the longest task of the page's main thread while something happens, in milliseconds of processor time. So
 * other programs do not count.
 *
 * @param {import("playwright").Page} page
 * @param {() => Promise<unknown>} act
 */
async function traceLongestTask(page, act) {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ["toplevel"] });
  await act();
  // A task is in the trace once it has ended.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(String(await browser?.stopTracing()));
  const toThread = (/** @type {TraceEvent} */ { pid, tid }) => `${pid} ${tid}`;
  const mainThreads = new Set(traceEvents.filter(({ args }) => args.name === "CrRendererMain").map(toThread));
  const events = traceEvents.filter((event) => mainThreads.has(toThread(event)));
  /** @type {number[]} */
  const times = [];
  for (const { name, tdur = 0 } of events.toSorted((one, other) => one.ts - other.ts)) {
    if (name === TASK) times.push(tdur);
    else if (name === PROMISES) times.push((times.pop() ?? 0) + tdur);
  }
  return Math.round(Math.max(...times) / 1000);
}
