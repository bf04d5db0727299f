/*
 * Measures speed and size on the built site and prints them in one table: `npm run bench`. Times depend on the
 * machine, so compare the ratios.
 */
import { MAX_FIRST_VIEW_RATIO, measureFirstView } from "./measures/firstViewSize.js";
import { measureGenerating } from "./measures/generating.js";
import { CATEGORIES, METRICS, runLighthouse } from "./measures/lighthouseRuns.js";
import { measureLongTasks } from "./measures/longTasks.js";

const MAX_GENERATING_RATIO = 4;
const MAX_TASK_MS = 50;
const MAX_ELEMENTS = 800;

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

const { ratio } = await measureFirstView();
add("JavaScript at first view against bare React", Number(ratio.toFixed(3)), `≤ ${MAX_FIRST_VIEW_RATIO}`);

const { medians } = await runLighthouse();
for (const category of CATEGORIES) add(`Lighthouse: ${category}`, medians[category] ?? Number.NaN, "100");
for (const [metric, most] of Object.entries(METRICS)) {
  add(`Lighthouse: ${metric}`, medians[metric] ?? Number.NaN, `≤ ${most}`);
}

console.table(table);
