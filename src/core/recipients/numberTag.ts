import { foldWord } from "../tags/foldWord";
import { findTagProblem, TAG_MAX_LENGTH } from "../tags/toTag";
import { shortenTag } from "./recipientKey";

/** The highest number of a tag. It bounds the cost where every address is taken. */
export const MAX_NUMBER = 20_000;

/** The parts of a numbered tag: `netflix-k3f92` has the stem `netflix`, the suffix `k3f9` and the number 2. */
export interface TagParts {
  /** As `toRecipientTag` returns it. It is shortened where the other parts need the room. */
  readonly stem: string;
  /** As `endingOfTag` returns it: the end of the stem, which stays where the stem is shortened. */
  readonly ending: string;
  /** May be empty. Only its letters and digits are used. */
  readonly suffix: string;
  /** The longest tag that fits behind the name, in characters. */
  readonly room: number;
}

/** Writes the tag of a number, at most 20 characters; `null` if there is no room. Number 1 is not written. */
export function numberTag(parts: TagParts, number: number): string | null {
  return joinTag(parts, number === 1 ? toEnd(parts) : `${toEnd(parts)}${number}`);
}

/** Whether `numberTag` could have written a tag, with any number, and with any suffix of this length. */
export function isNumberedTag(tag: string, parts: TagParts): boolean {
  const { length } = toEnd(parts);
  // A shortened stem may end like a suffix.
  const isPlain = hasEnd(tag, parts, "");
  return length === 0 ? isPlain : !isPlain && hasEnd(tag, parts, `-[a-z\\d]{${length - 1}}`);
}

/** Whether a tag is the stem, then a suffix, and then a number or nothing. */
function hasEnd(tag: string, parts: TagParts, suffix: string): boolean {
  const pattern = new RegExp(`^${suffix}(?:[2-9]|[1-9]\\d{1,3}|1\\d{4}|${MAX_NUMBER})?$`);
  const ends = Array.from({ length: tag.length + 1 }, (_, start) => tag.slice(start));
  return ends.some((end) => pattern.test(end) && joinTag(parts, end) === tag);
}

/** Returns the suffix behind its hyphen; the empty text if there is none. */
function toEnd({ suffix }: TagParts): string {
  return suffix === "" ? "" : `-${foldWord(suffix).replaceAll(/[^a-z0-9]/g, "")}`;
}

function joinTag({ stem, ending, room }: TagParts, end: string): string | null {
  const start = shortenTag(stem, ending, Math.min(TAG_MAX_LENGTH, room) - end.length);
  return start === null || findTagProblem(start + end) !== null ? null : start + end;
}
