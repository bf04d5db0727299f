import { SLOW_4G, SLOWDOWN } from "../measuring/slowPhone.js";
import { toRatio } from "../measuring/toRatio.js";

const ROUNDS = 7;

/** The query of the address that requests each view. The generator is the control. */
const QUERIES = { make: "", site: "?view=site", check: "?view=check" };

/** The most for each visit, against the generator. The worker answers the later one. */
const MAX_RATIOS = { first: 2.2, later: 1.4 };

/** The page asks for its worker once it has been quiet for four seconds. */
const WORKER_AFTER_MS = 6000;

/**
 * Measures on a slow phone when a requested view is seen.
 *
 * @type {import("../measuring/toRatio.js").Measure}
 */
export async function measure(browser, url) {
  /** @type {Record<string, number[]>} */
  const times = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [view, query] of Object.entries(QUERIES)) {
      const { first, later } = await visitTwice(browser, `${url}${query}`);
      (times[`${view} first`] ??= []).push(first);
      (times[`${view} later`] ??= []).push(later);
    }
  }
  return ["site", "check"].flatMap((view) =>
    Object.entries(MAX_RATIOS).map(([visit, most]) =>
      toRatio({
        what: `seen on a ${visit} visit: ?view=${view}`,
        times: times[`${view} ${visit}`] ?? [],
        control: "the generator",
        controlTimes: times[`make ${visit}`] ?? [],
        most,
      }),
    ),
  );
}

/** @type {(browser: import("playwright").Browser, url: string) => Promise<{ first: number, later: number }>} */
async function visitTwice(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const first = await timeVisit(page, url);
  await page.waitForTimeout(WORKER_AFTER_MS);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.close();
  const later = await timeVisit(await context.newPage(), url);
  await context.close();
  return { first, later };
}

/** @type {(page: import("playwright").Page, url: string) => Promise<number>} */
async function timeVisit(page, url) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  // The first page may lead to another one, whose own times begin there.
  const start = Date.now();
  await page.goto(url, { waitUntil: "commit" });
  // The page is hidden until all of it is there, so the first paint shows the view.
  const seen = await page.waitForFunction(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    return paint && performance.timeOrigin + paint.startTime;
  });
  const time = ((await seen.jsonValue()) ?? Number.NaN) - start;
  // The rest of the visit is not measured.
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return time;
}
