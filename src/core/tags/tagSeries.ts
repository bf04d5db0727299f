import { foldWord } from "./foldWord";
import { findTagProblem, TAG_MAX_LENGTH, type TagProblem } from "./toTag";

/** The most own tags of a list. With the base address and all counterparts, they are 2,000 addresses. */
export const MAX_OWN_TAGS = 999;

/** Tags that end in a number, which counts up: `test01..50`. */
export interface TagSeries {
  readonly start: string;
  readonly first: number;
  readonly last: number;
  /** The number of digits of the first number. A later number may need more. */
  readonly digits: number;
}

/** It bounds the cost. A longer word gives no tag. */
const MAX_LENGTH = 2 * TAG_MAX_LENGTH + 3;

/** `t1...3` and `t1..t3` can mean nothing else. JavaScript counts exactly up to 15 digits. */
const SERIES = /(.*?)(\d{1,15})\.{2,3}\1?(\d{1,15})$/;

const OF_LINK_OR_ADDRESS = /[/:?@]|.#|^www\./i;

/**
 * Reads a series, which may count downwards or have no valid tags; `null` for another word. The word is folded, so
 * `Test{01..50}`, as in a shell, and `test01…50` are the same.
 */
export function readTagSeries(word: string): TagSeries | null {
  if (word.length > MAX_LENGTH || OF_LINK_OR_ADDRESS.test(word)) return null;
  const match = SERIES.exec(foldWord(word));
  if (match === null) return null;
  return { start: match[1]!, first: Number(match[2]), last: Number(match[3]), digits: match[2]!.length };
}

export function tagOfSeries({ start, digits }: TagSeries, number: number): string {
  return `${start}${String(number).padStart(digits, "0")}`;
}

export function listSeries(series: TagSeries): string[] {
  const { first, last } = series;
  return Array.from({ length: last - first + 1 }, (_, index) => tagOfSeries(series, first + index));
}

/** Finds why a series is not used. The tags between the first and the last can have no other problem. */
export function findSeriesProblem(series: TagSeries): TagProblem | "downwards" | null {
  const { first, last } = series;
  const problem = findTagProblem(tagOfSeries(series, first));
  return problem ?? (first > last ? "downwards" : findTagProblem(tagOfSeries(series, last)));
}
