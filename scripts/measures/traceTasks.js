/**
 * The longest task and all tasks together, in milliseconds.
 *
 * @typedef {{ longest: number, total: number }} Tasks
 */

/** The events of a task, and of what it left to promises. The second follows the first, and delays the page as much. */
const EVENTS = ["ThreadControllerImpl::RunTask", "BlinkScheduler_PerformMicrotaskCheckpoint"];

/**
 * Measures the tasks of the page's main thread while something happens. Times are processor times, so other programs do
 * not count.
 *
 * @param {import("playwright").Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<Tasks>}
 */
export async function traceTasks(page, act) {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ["toplevel"] });
  await act();
  // A task is in the trace once it has ended.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  const trace = await browser?.stopTracing();
  /** @type {{ traceEvents: { name: string, pid: number, tid: number, ts: number, tdur?: number, args: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(String(trace));
  const isMain = (/** @type {{ pid: number, tid: number }} */ { pid, tid }) =>
    traceEvents.some((event) => event.args.name === "CrRendererMain" && event.pid === pid && event.tid === tid);
  const events = traceEvents.filter(({ name }) => EVENTS.includes(name)).filter(isMain);
  /** @type {number[]} */
  const times = [];
  for (const { name, tdur = 0 } of events.toSorted((one, other) => one.ts - other.ts)) {
    const time = tdur / 1000;
    if (name === EVENTS[0]) times.push(time);
    else times.push((times.pop() ?? 0) + time);
  }
  return { longest: Math.max(...times), total: times.reduce((sum, time) => sum + time, 0) };
}
