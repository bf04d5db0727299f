import { foldWord } from "./foldWord";
import { findTagProblem, TAG_MAX_LENGTH, type TagProblem } from "./toTag";

/** The own tags that a list uses. They, the base address and their counterparts on the other host are 2,000. */
export const MAX_OWN_TAGS = 999;

/** Tags that end in a number, which counts up: `test01..50`. */
export interface TagSeries {
  readonly start: string;
  readonly first: number;
  readonly last: number;
  /** The number of digits of the first number. A larger number has more of them. */
  readonly digits: number;
}

/** A longer word gives no tags. It bounds the cost. */
const MAX_LENGTH = 2 * TAG_MAX_LENGTH + 3;

/** Three dots, or the start written twice, can mean nothing else. A number of 15 digits is counted exactly. */
const SERIES = /(.*?)(\d{1,15})\.{2,3}\1?(\d{1,15})$/;

const OF_LINK_OR_ADDRESS = /[/:?@]|.#|^www\./i;

/**
 * Reads a series, which may count downwards or have no valid tags; `null` for another word. It is folded, so that
 * `Test{01..50}`, as shells have it, and `test01…50` are the same.
 */
export function readTagSeries(word: string): TagSeries | null {
  if (word.length > MAX_LENGTH || OF_LINK_OR_ADDRESS.test(word)) return null;
  const match = SERIES.exec(foldWord(word));
  if (match === null) return null;
  return { start: match[1]!, first: Number(match[2]), last: Number(match[3]), digits: match[2]!.length };
}

/** Writes the tag that has this number. */
export function tagOfSeries({ start, digits }: TagSeries, number: number): string {
  return `${start}${String(number).padStart(digits, "0")}`;
}

/** Lists the tags that a word stands for: those of a series in order, at most `MAX_OWN_TAGS`, or the word itself. */
export function expandSeries(word: string): string[] {
  const series = readTagSeries(word);
  return series === null ? [word] : listSeries({ ...series, last: Math.min(series.last, series.first + MAX_OWN_TAGS) });
}

/** Lists the tags of a series. */
export function listSeries(series: TagSeries): string[] {
  return Array.from({ length: countSeries(series) }, (_, index) => tagOfSeries(series, series.first + index));
}

export function countSeries({ first, last }: TagSeries): number {
  return last - first + 1;
}

/** Finds the reason why a series is not used. The tags between the first and the last have no other. */
export function findSeriesProblem(series: TagSeries): TagProblem | "downwards" | null {
  const { first, last } = series;
  const problem = findTagProblem(tagOfSeries(series, first));
  return problem ?? (first > last ? "downwards" : findTagProblem(tagOfSeries(series, last)));
}
