import type { FoundAddress } from "./findAddresses";

const WORD = /[\p{L}\p{M}]+/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const HEADING_MAX_WORDS = 6;
const NAME_MAX_WORDS = 10;
/** Signs of names, numbers and lists. */
const HEADING = /^[\p{L}\p{M}\p{N}\s'’&().#*_–—>•-]*(?::\s*)?$/u;
/** No key, value, code or tag is beside the address of a list. */
const CODE = /[:={}\\$]|<\/?[a-z]/i;
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
  if (line.length >= GAP_MAX_LENGTH || !HEADING.test(line)) return false;
  return LETTER_OR_DIGIT.test(line) && countWords(line) <= HEADING_MAX_WORDS;
}

const BRACKETS = /^[\s>]*[()[\]{}][()[\]{},;\s]*$/;

/** Whether a line is blank or a ruler. Programs have lines of brackets alone. */
export function isEmpty(line: string): boolean {
  return !LETTER_OR_DIGIT.test(line) && !BRACKETS.test(line);
}

function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

/**
 * Finds the people of a line that has, beside its addresses, only what a list allows: a name on one side of each, numbers,
 * bullets, brackets, quotation marks, and a separator between two.
 *
 * @returns Of each of them, the number of the address, and the place where the next one begins. An address that is
 *   written as its own name counts once. `null` for any other line.
 */
export function readListLine(line: string, found: readonly Pick<FoundAddress, "text" | "start" | "end">[]) {
  const listed: { index: number; end: number }[] = [];
  /** The texts before and behind each address that counts. */
  const before: string[] = [];
  const behind: string[] = [];
  let from = 0;
  for (const [index, { text, start, end }] of found.entries()) {
    const gap = line.slice(from, start);
    const last = listed.at(-1);
    const isSame = last !== undefined && found[last.index]!.text.toLowerCase() === text.toLowerCase();
    if (isSame && NAMED.test(gap.replaceAll(SCHEME, ""))) last.index = index;
    else {
      let own = gap;
      if (last !== undefined) {
        const at = gap.replaceAll(QUOTED, (quoted) => "_".repeat(quoted.length)).search(SEPARATOR);
        if (at === -1) return null;
        own = gap.slice(at + 1);
        behind.push(gap.slice(0, at));
        last.end = from + at + /^.\s*/s.exec(gap.slice(at))![0].length;
      }
      before.push(own.replaceAll(SCHEME, ""));
      listed.push({ index, end: line.length });
    }
    from = end;
  }
  behind.push(line.slice(from));
  for (const gap of [...before, ...behind]) {
    if (gap.length > GAP_MAX_LENGTH || countWords(gap) > NAME_MAX_WORDS) return null;
    if (CODE.test(gap) || ROW.test(gap.replaceAll(COMMENT, ""))) return null;
  }
  const hasWords = (gaps: readonly string[]) => gaps.some((gap) => countWords(gap.replaceAll(COMMENT, "")) > 0);
  return hasWords(before) && hasWords(behind) ? null : listed;
}
