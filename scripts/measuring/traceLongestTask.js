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
export async function traceLongestTask(page, act) {
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
