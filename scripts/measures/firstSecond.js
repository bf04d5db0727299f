import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { buildBareProgram } from "./bareProgram.js";
import { launchBrowser } from "./launchBrowser.js";
import { visit } from "./lighthouseRuns.js";
import { SLOW_4G, SLOWDOWN } from "./slowPhone.js";
import { withServer } from "./withServer.js";

/** The audits of Lighthouse, each in milliseconds. */
const AUDITS = {
  "largest-contentful-paint": "LCP",
  "total-blocking-time": "blocking",
};

/** By then every page is quiet. The worker is not registered yet. */
const QUIET_AFTER_MS = 3000;

/**
 * A press: its button, and the attribute of the document that shows its effect.
 *
 * @typedef {{ button: string, attribute: string }} Press
 */

/** @type {Press} */
const BARE_PRESS = { button: "#bare", attribute: "data-pressed" };
/** @type {Press} */
const THEME_PRESS = { button: "[aria-label='Toggle theme']", attribute: "class" };

const EMPTY_PAGE = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title></head><body>';

/**
 * Compares the first second of five pages. They take turns, so that a change of the machine's speed affects all of them.
 *
 * - `blank`: a page with one word, because Lighthouse measures no page that draws nothing.
 * - `none`: the built page without a program.
 * - `bare`: the built page with a program that renders one button with React, loaded as ours is.
 * - `react`: an empty page with that program in its head, as a new React project has it.
 * - `plusdot`: the built page.
 *
 * @param {number} rounds How often each page is measured.
 * @returns {Promise<Record<string, Record<string, number[]>>>} Every figure of every page in milliseconds: `LCP`,
 *   `blocking` time, `work` of the main thread until the page is quiet, and when the effect of the first `press` came.
 */
export async function measureFirstSecond(rounds) {
  const folder = await mkdtemp(path.join(tmpdir(), "plusdot-"));
  const page = await readFile("dist/index.html", "utf8");
  const program = await buildBareProgram();
  const pages = [
    { name: "blank", site: await writeSite(`${folder}/blank`, `${EMPTY_PAGE}Empty`) },
    { name: "none", site: await writeSite(`${folder}/none`, withFile(page, "empty")) },
    { name: "bare", site: await writeSite(`${folder}/bare`, withFile(page, "program"), program), press: BARE_PRESS },
    { name: "react", site: await writeSite(`${folder}/react`, withTag(EMPTY_PAGE), program), press: BARE_PRESS },
    { name: "plusdot", site: path.resolve("dist"), press: THEME_PRESS },
  ];
  /** @type {Record<string, Record<string, number[]>>} */
  const figures = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, site, press } of pages) {
      const measured = await withServer((url) => measure(url, press), site);
      const all = (figures[name] ??= {});
      for (const [what, figure] of Object.entries(measured)) (all[what] ??= []).push(figure);
    }
  }
  await rm(folder, { recursive: true });
  return figures;
}

/**
 * Names one script as the program of the built page.
 *
 * @type {(page: string, name: "empty" | "program") => string}
 */
function withFile(page, name) {
  const files = {
    program: `/assets/${name}.js`,
    imports: [],
    parts: { "/src/languages/en/messages.json": ["/assets/empty.js"] },
  };
  return page.replace(/data-files='[^']*'/, () => `data-files='${JSON.stringify(files)}'`);
}

/** @param {string} page */
function withTag(page) {
  return page.replace("</head>", () => '<script type="module" src="/assets/program.js"></script></head>');
}

/**
 * Copies the built site, with another page and another program.
 *
 * @type {(site: string, page: string, program?: string) => Promise<string>}
 */
async function writeSite(site, page, program = "") {
  await cp("dist", site, { recursive: true });
  await writeCompressed(`${site}/index.html`, page);
  await writeCompressed(`${site}/assets/program.js`, program);
  await writeCompressed(`${site}/assets/empty.js`, "export {};");
  return site;
}

/** @type {(file: string, text: string) => Promise<void>} */
async function writeCompressed(file, text) {
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
}

/** @type {(url: string, press: Press | undefined) => Promise<Record<string, number>>} */
async function measure(url, press) {
  const { audits } = await visit(url, Object.keys(AUDITS));
  const figures = Object.entries(AUDITS).map(([audit, name]) => [name, audits[audit]?.numericValue ?? Number.NaN]);
  const pressed = press === undefined ? [] : [["press", await timeFirstPress(url, press)]];
  return Object.fromEntries([...figures, ["work", await measureWork(url)], ...pressed]);
}

/**
 * Measures the processor time of the main thread at the machine's own speed. Lighthouse adds up the time that passes,
 * and so counts what other programs take from it: more than the difference between two pages.
 *
 * @type {(url: string) => Promise<number>}
 */
async function measureWork(url) {
  const browser = await launchBrowser();
  const page = await browser.newPage({ serviceWorkers: "block" });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url);
  await page.waitForTimeout(QUIET_AFTER_MS);
  const { metrics } = await session.send("Performance.getMetrics");
  await browser.close();
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}

/** @type {(url: string, press: Press) => Promise<number>} */
async function timeFirstPress(url, press) {
  const browser = await launchBrowser();
  const page = await browser.newPage({ serviceWorkers: "block" });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(pressFirst, press);
  await page.goto(url);
  const effect = await page.waitForFunction(() => performance.getEntriesByName("effect")[0]?.startTime);
  const time = (await effect.jsonValue()) ?? Number.NaN;
  await browser.close();
  return time;
}

/**
 * Runs in the page. Presses the button in the first frame that shows it, and marks the time of the effect.
 *
 * @param {Press} press
 */
function pressFirst({ button, attribute }) {
  requestAnimationFrame(function look() {
    const found = document.querySelector(button);
    if (!(found instanceof HTMLElement) || !found.checkVisibility({ visibilityProperty: true })) {
      requestAnimationFrame(look);
      return;
    }
    const root = document.documentElement;
    const before = root.getAttribute(attribute);
    new MutationObserver((_, observer) => {
      if (root.getAttribute(attribute) === before) return;
      performance.mark("effect");
      observer.disconnect();
    }).observe(root, { attributes: true });
    found.click();
  });
}
