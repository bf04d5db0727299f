import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

import { browserArguments } from "../browserArguments.js";
import { median } from "./median.js";
import { withServer } from "./withServer.js";

const RUNS = 3;
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** The highest value of each metric, in milliseconds. The layout shift has no unit. */
export const METRICS = { "largest-contentful-paint": 1000, "total-blocking-time": 0, "cumulative-layout-shift": 0 };

/** Runs Lighthouse (mobile) three times on the built site. @returns The results, the medians and the failed SEO audits. */
export async function runLighthouse() {
  const outcomes = await withServer(async (url) => {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(url));
    return runs;
  });

  const results = outcomes.map(({ figures }) => figures);
  const names = Object.keys(results[0] ?? {});
  const medians = Object.fromEntries(
    names.map((name) => [name, median(results.map((result) => result[name] ?? Number.NaN))]),
  );
  return { results, medians, failedSeoAudits: [...new Set(outcomes.flatMap(({ failedSeo }) => failedSeo))] };
}

/** @param {string} url */
async function measure(url) {
  const { categories, audits } = await visit(url);
  /** @type {Record<string, number>} */
  const figures = Object.fromEntries([
    ...CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
    ...Object.keys(METRICS).map((metric) => [metric, Number((audits[metric]?.numericValue ?? Number.NaN).toFixed(3))]),
  ]);
  const seoAudits = (categories.seo?.auditRefs ?? []).map(({ id }) => id);
  return { figures, failedSeo: seoAudits.filter((id) => (audits[id]?.score ?? 1) < 1) };
}

/**
 * Visits a page as Lighthouse's phone on a slow network, in a browser of its own. Where the browser's trace lacks the
 * start of the visit (NO_NAVSTART), which happens now and then, it visits the page again.
 *
 * @param {string} url
 * @param {readonly string[]} [onlyAudits] All of them unless given.
 * @returns {Promise<import("lighthouse").Result>}
 * @throws {Error} If Lighthouse could not measure the page.
 */
export async function visit(url, onlyAudits) {
  const chrome = await launch({
    ...(process.env.BROWSER_PATH === undefined ? {} : { chromePath: process.env.BROWSER_PATH }),
    chromeFlags: ["--headless=new", ...browserArguments],
  });
  const audits = onlyAudits === undefined ? {} : { onlyAudits: [...onlyAudits] };
  const outcome = await lighthouse(url, { port: chrome.port, logLevel: "error", ...audits });
  chrome.kill();
  if (outcome === undefined) throw new Error("Lighthouse gave no result");
  const { runtimeError } = outcome.lhr;
  if (runtimeError !== undefined) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  const isIncomplete = Object.values(outcome.lhr.audits).some(({ errorMessage }) =>
    errorMessage?.includes("NO_NAVSTART"),
  );
  return isIncomplete ? visit(url, onlyAudits) : outcome.lhr;
}
