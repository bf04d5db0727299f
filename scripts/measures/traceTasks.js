/**
 * The longest task and all tasks together, in milliseconds.
 *
 * @typedef {{ longest: number, total: number }} Tasks
 */

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
  const trace = await browser?.stopTracing();
  /** @type {{ traceEvents: { name: string, pid: number, tid: number, tdur?: number, args: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(String(trace));
  const isMain = (/** @type {{ pid: number, tid: number }} */ { pid, tid }) =>
    traceEvents.some((event) => event.args.name === "CrRendererMain" && event.pid === pid && event.tid === tid);
  const tasks = traceEvents.filter(({ name }) => name === "ThreadControllerImpl::RunTask").filter(isMain);
  const times = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return { longest: Math.max(...times), total: times.reduce((sum, time) => sum + time, 0) };
}
