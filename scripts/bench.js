/*
 * Measures speed and size on the built site and prints them in one table: `npm run bench`. Times depend on the
 * machine, so compare the ratios.
 */
import { measureBook } from "./measures/book.js";
import { measureChecking } from "./measures/checking.js";
import { measureCopyingSites } from "./measures/copyingSites.js";
import { measureFirstSecond } from "./measures/firstSecond.js";
import { measureGenerating } from "./measures/generating.js";
import { CATEGORIES, METRICS, runLighthouse } from "./measures/lighthouseRuns.js";
import { measureLongTasks } from "./measures/longTasks.js";
import { median } from "./measures/median.js";
import { measurePresses } from "./measures/pressTimes.js";
import { measureViews } from "./measures/viewsSeen.js";

const MAX_GENERATING_RATIO = 4;
const MAX_TASK_MS = 50;
const MAX_ELEMENTS = 800;
const FIRST_SECOND_ROUNDS = 7;
const MAX_WORK_RATIO = 3;
const MAX_BLOCKING_RATIO = 1.5;
const MAX_LCP_RATIO = 0.8;
const VIEW_ROUNDS = 7;
/** Against the generator. */
const MAX_VIEW_RATIOS = { first: 2.2, later: 1.4 };
const PRESS_ROUNDS = 5;
/** Against a bare button. */
const MAX_PRESS_RATIO = 4;
const MAX_MEDIAN_PRESS_RATIO = 2;

/** @type {Record<string, { figure: number, goal: string }>} */
const table = {};

/** @type {(what: string, figure: number, goal?: string) => void} */
function add(what, figure, goal = "") {
  table[what] = { figure, goal };
}

for (const [what, ratio] of Object.entries(await measureGenerating())) {
  add(`time: ${what}`, ratio, what.endsWith("the same strings") ? `≤ ${MAX_GENERATING_RATIO}` : "");
}

for (const [what, { longest, elements }] of Object.entries(await measureLongTasks())) {
  add(`longest task over 50 ms: ${what}`, longest, `≤ ${MAX_TASK_MS}`);
  add(`elements: ${what}`, elements, `< ${MAX_ELEMENTS}`);
}

for (const [what, { longest, elements }] of Object.entries(await measureBook())) {
  add(`longest task in processor ms: ${what}, with a book of 10,000`, Math.round(longest), `≤ ${MAX_TASK_MS}`);
  add(`elements: ${what}, with a book of 10,000`, elements, `< ${MAX_ELEMENTS}`);
}

const { slices, oneTask, megabytes } = await measureChecking();
add("longest task in processor ms: 200,000 addresses checked", Math.round(slices.longest), `≤ ${MAX_TASK_MS}`);
add("longest task: 200,000 addresses checked, against all in one task", round(slices.longest / oneTask.longest));
add("time: 200,000 addresses checked, against all in one task", round(slices.total / oneTask.total));
add("memory: 200,000 addresses checked, in MB", Math.round(megabytes));

for (const [what, { longest }] of Object.entries(await measureCopyingSites())) {
  add(`longest task in processor ms: a press that copies ${what}`, Math.round(longest), `≤ ${MAX_TASK_MS}`);
}

const firstSecond = await measureFirstSecond(FIRST_SECOND_ROUNDS);
const figureOf = (/** @type {string} */ page, /** @type {string} */ what) => firstSecond[page]?.[what] ?? [];
const workAbove = (/** @type {string} */ page, /** @type {string} */ other) =>
  median(figureOf(page, "work").map((work, visit) => work - (figureOf(other, "work")[visit] ?? Number.NaN)));
const work = workAbove("plusdot", "none") / workAbove("react", "blank");
// On a fast machine neither page is blocked, and 0 cannot be divided by.
const blocking = median(figureOf("plusdot", "blocking")) / Math.max(1, median(figureOf("bare", "blocking")));
const lcpRatios = figureOf("plusdot", "LCP").map((lcp, visit) => lcp / (figureOf("react", "LCP")[visit] ?? Number.NaN));
add("first second: work of the program against a new React page's", round(work), `≤ ${MAX_WORK_RATIO}`);
add("first second: blocking time against a bare program in our page", round(blocking), `≤ ${MAX_BLOCKING_RATIO}`);
add("first second: worst LCP against a new React page", round(Math.max(...lcpRatios)), `≤ ${MAX_LCP_RATIO}`);

const views = await measureViews(VIEW_ROUNDS);
for (const view of Object.keys(views).filter((name) => name !== "make")) {
  for (const [visit, most] of Object.entries(MAX_VIEW_RATIOS)) {
    const ratio = median(views[view]?.[visit] ?? []) / median(views.make?.[visit] ?? []);
    add(`seen: ?view=${view} on a ${visit} visit, against the generator`, round(ratio), `≤ ${most}`);
  }
}

const { bare = [], ...presses } = await measurePresses(PRESS_ROUNDS);
const pressRatios = Object.entries(presses).map(([what, times]) => ({ what, ratio: median(times) / median(bare) }));
for (const { what, ratio } of pressRatios) {
  add(`press: ${what}, against a bare button`, round(ratio), `≤ ${MAX_PRESS_RATIO}`);
}
const medianPress = median(pressRatios.map(({ ratio }) => ratio));
add("press: the median, against a bare button", round(medianPress), `≤ ${MAX_MEDIAN_PRESS_RATIO}`);

const { medians } = await runLighthouse();
for (const category of CATEGORIES) add(`Lighthouse: ${category}`, medians[category] ?? Number.NaN, "100");
for (const [metric, most] of Object.entries(METRICS)) {
  add(`Lighthouse: ${metric}`, medians[metric] ?? Number.NaN, `≤ ${most}`);
}

console.log("The first second, in milliseconds: median (lowest to highest)");
console.table(toSpreads(firstSecond));
console.log("When each view is seen on a slow phone, in milliseconds: median (lowest to highest)");
console.table(toSpreads(views));
console.log("Until each press is answered on a slow phone, in milliseconds: median (lowest to highest)");
console.table(toSpreads({ presses: { "a bare button": bare, ...presses } }).presses);
console.table(table);

/** @param {Record<string, Record<string, number[]>>} all */
function toSpreads(all) {
  const toRow = (/** @type {Record<string, number[]>} */ figures) =>
    Object.fromEntries(Object.entries(figures).map(([what, measured]) => [what, toSpread(measured)]));
  return Object.fromEntries(Object.entries(all).map(([name, figures]) => [name, toRow(figures)]));
}

/** @param {number[]} all */
function toSpread(all) {
  const [middle, lowest, highest] = [median(all), Math.min(...all), Math.max(...all)].map(Math.round);
  return `${middle} (${lowest} to ${highest})`;
}

/** @param {number} figure */
function round(figure) {
  return Number(figure.toFixed(2));
}
