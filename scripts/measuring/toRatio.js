/**
 * A line of the table: a figure, the most that it may be, and what was measured, with the control.
 *
 * @typedef {{ what: string, figure: number, most: number, measured: string }} Row
 */

/** @typedef {(browser: import("playwright").Browser, url: string) => Promise<Row[]>} Measure */

/**
 * Compares times in milliseconds with those of a control, by the ratio of their medians. Both must be measured by turns,
 * so that a change of the machine's speed affects both.
 *
 * @param {{ what: string, times: number[], control: string, controlTimes: number[], most: number }} measured
 * @returns {Row}
 */
export function toRatio({ what, times, control, controlTimes, most }) {
  const figure = round(median(times) / median(controlTimes));
  return { what, figure, most, measured: `${toSpread(times)} ms, ${control} ${toSpread(controlTimes)} ms` };
}

/** The middle one of the numbers, of an even count the upper middle one. @param {readonly number[]} numbers */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The median, and the lowest and the highest. @param {readonly number[]} times */
export function toSpread(times) {
  const [middle, lowest, highest] = [median(times), Math.min(...times), Math.max(...times)].map(round);
  return `${middle} (${lowest} to ${highest})`;
}

/** @param {number} figure */
function round(figure) {
  return Number(figure.toPrecision(3));
}
