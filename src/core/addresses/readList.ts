import type { FoundAddress } from "./findAddresses";

type Place = Pick<FoundAddress, "text" | "start" | "end">;

/** A person of a line. */
interface Listed {
  /** The number of its address in the line. */
  readonly index: number;
  /** Where the next one begins, behind the separator. */
  readonly end: number;
}

const WORD = /[\p{L}\p{M}]+/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const HEADING_MAX_WORDS = 6;
const NAME_MAX_WORDS = 10;
/** Signs of names, numbers and lists. */
const HEADING = /^[\p{L}\p{M}\p{N}\s'’&().#*_–—>•-]*(?::\s*)?$/u;
/** No key, value or code is beside the address of a list. */
const BESIDE = /^[^:={}\\$]*$/;
const TAG = /<\/?[a-z]/i;
/** The row of a program has other values before the address: `(1,'jane@gmail.com')`. */
const ROW = /[([][^)\]]*,/;
const COMMENT = /\([^()]{0,100}\)/g;
const SCHEME = /mailto:/gi;
/** The text between an address as a name and the address itself: `jane@gmail.com <jane@gmail.com>`. */
const NAMED = /^["'\s]*(?:[<(|]|\]\()\s*$/;
const SEPARATOR = /[,;|\t]/;
/** A quotation mark at the beginning is the closing one of the address before. In a comment, too, nothing separates. */
const QUOTED = /^"|"[^"]*"|\([^()]{0,100}\)/g;
const GAP_MAX_LENGTH = 300;

/** Whether a line without an address may be a heading of a list: at most six words. */
export function isHeading(line: string): boolean {
  return (
    LETTER_OR_DIGIT.test(line) &&
    line.length < GAP_MAX_LENGTH &&
    HEADING.test(line) &&
    countWords(line) <= HEADING_MAX_WORDS
  );
}

/** Whether a line is blank or a ruler. Programs have lines of brackets alone. */
export function isEmpty(line: string): boolean {
  return !LETTER_OR_DIGIT.test(line) && !BRACKETS.test(line);
}

const BRACKETS = /^[\s>]*[()[\]{}][()[\]{},;\s]*$/;

function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

/**
 * Finds the people of a line that has, beside its addresses, only what a list allows: a name on one side of each, numbers,
 * bullets, brackets, quotation marks, and a separator between two.
 *
 * @returns Each of them; an address that is written as its own name counts once. `null` for any other line.
 */
export function readListLine(line: string, found: readonly Place[]): Listed[] | null {
  const listed: { index: number; end: number }[] = [];
  /** The texts before and behind each address that counts. */
  const before: string[] = [];
  const behind: string[] = [];
  let from = 0;
  for (const [index, address] of found.entries()) {
    const gap = line.slice(from, address.start).replaceAll(SCHEME, "");
    const start = from;
    from = address.end;
    const last = listed.at(-1);
    if (last === undefined) before.push(gap);
    else if (NAMED.test(gap) && found[last.index]!.text.toLowerCase() === address.text.toLowerCase()) {
      last.index = index;
      continue;
    } else {
      const raw = line.slice(start, address.start);
      const at = raw.replaceAll(QUOTED, (quoted) => "_".repeat(quoted.length)).search(SEPARATOR);
      if (at === -1) return null;
      behind.push(raw.slice(0, at));
      before.push(raw.slice(at + 1).replaceAll(SCHEME, ""));
      last.end = start + at + /^.\s*/s.exec(raw.slice(at))![0].length;
    }
    listed.push({ index, end: line.length });
  }
  behind.push(line.slice(from));
  for (const gap of [...before, ...behind]) {
    if (gap.length > GAP_MAX_LENGTH || countWords(gap) > NAME_MAX_WORDS) return null;
    if (!BESIDE.test(gap) || TAG.test(gap) || ROW.test(gap.replaceAll(COMMENT, ""))) return null;
  }
  const hasWords = (gaps: readonly string[]) => gaps.some((gap) => countWords(gap.replaceAll(COMMENT, "")) > 0);
  return hasWords(before) && hasWords(behind) ? null : listed;
}
