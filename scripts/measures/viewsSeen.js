import { launchBrowser } from "./launchBrowser.js";
import { SLOW_4G, SLOWDOWN } from "./slowPhone.js";
import { withServer } from "./withServer.js";

/** The query of the address that asks for each view. */
const QUERIES = { make: "", site: "?view=site", check: "?view=check" };

/** The page asks for its worker once it has been quiet for four seconds. */
const WORKER_AFTER_MS = 6000;

/**
 * Measures on a slow phone when each view is seen: on the `first` visit, and on a `later` one, which the worker answers.
 * They take turns, so that a change of the machine's speed affects all of them.
 *
 * @param {number} rounds How often each view is measured.
 * @returns {Promise<Record<string, Record<string, number[]>>>} Milliseconds, by the view and the visit.
 */
export function measureViews(rounds) {
  return withServer(async (url) => {
    /** @type {Record<string, { first: number[], later: number[] }>} */
    const times = {};
    for (let round = 0; round < rounds; round += 1) {
      for (const [view, query] of Object.entries(QUERIES)) {
        const seen = await visitTwice(`${url}${query}`);
        const { first, later } = (times[view] ??= { first: [], later: [] });
        first.push(seen.first);
        later.push(seen.later);
      }
    }
    return times;
  });
}

/** @param {string} url */
async function visitTwice(url) {
  const browser = await launchBrowser();
  const context = await browser.newContext();
  await context.addInitScript(markSeen);
  const firstPage = await context.newPage();
  const first = await timeVisit(firstPage, url);
  await firstPage.waitForTimeout(WORKER_AFTER_MS);
  await firstPage.evaluate(async () => navigator.serviceWorker.ready);
  await firstPage.close();
  const later = await timeVisit(await context.newPage(), url);
  await browser.close();
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
  const seen = await page.waitForFunction(() => {
    const mark = performance.getEntriesByName("seen")[0];
    return mark && performance.timeOrigin + mark.startTime;
  });
  const time = ((await seen.jsonValue()) ?? Number.NaN) - start;
  // What the visit still does is not measured.
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  return time;
}

/** Runs in the page. Marks the end of the first frame that shows the heading of a view. */
function markSeen() {
  requestAnimationFrame(function look() {
    const headings = [...document.querySelectorAll("h1")];
    if (headings.some((heading) => heading.checkVisibility({ visibilityProperty: true }))) {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => performance.mark("seen"));
      port1.start();
      port2.postMessage("");
    } else {
      requestAnimationFrame(look);
    }
  });
}
