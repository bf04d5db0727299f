import { foldWord } from "../tags/foldWord";
import { findTagProblem, TAG_MAX_LENGTH } from "../tags/toTag";
import { shortenTag } from "./recipientKey";

/** The highest number of a tag. It bounds the cost when every address is taken. */
export const MAX_NUMBER = 20_000;

/** The parts of a numbered tag: `netflix-k3f92` has the stem `netflix`, the suffix `k3f9` and the number 2. */
export interface TagParts {
  /** As `toRecipientTag` returns it. It is shortened where the others need the room. */
  readonly stem: string;
  /** May be empty. Only its letters and digits are used. */
  readonly suffix: string;
  /** The length that fits behind the name, in characters. */
  readonly room: number;
}

/**
 * Writes the tag with a number. The first one is without.
 *
 * @returns At most 20 characters; `null` if there is no room for such a tag.
 */
export function numberTag(parts: TagParts, number: number): string | null {
  return joinTag(parts, number === 1 ? toEnd(parts) : `${toEnd(parts)}${number}`);
}

/** Whether `numberTag` writes a tag with some number, and with this suffix or another of its length. */
export function isNumberedTag(tag: string, parts: TagParts): boolean {
  const { length } = toEnd(parts);
  /** All that the tag may end in behind its stem. */
  const ends = Array.from(tag, (_, index) => tag.slice(index + 1)).filter((end) => joinTag(parts, end) === tag);
  const isPlain = ends.some((end) => isEnd(end, 0));
  // A shortened tag may end as a suffix does.
  return length === 0 ? isPlain : !isPlain && ends.some((end) => isEnd(end, length));
}

/** Whether a text can follow the stem: a suffix of a length, with its hyphen, and then a number or nothing. */
function isEnd(text: string, suffixLength: number): boolean {
  const suffix = text.slice(0, suffixLength);
  const number = text.slice(suffixLength);
  const isSuffix = suffix.length === suffixLength && /^(?:-[a-z\d]+)?$/.test(suffix);
  return isSuffix && /^(?:[1-9]\d*)?$/.test(number) && Number(number) !== 1 && Number(number) <= MAX_NUMBER;
}

/** The suffix behind its hyphen; the empty text if there is none. */
function toEnd({ suffix }: TagParts): string {
  return suffix === "" ? "" : `-${foldWord(suffix).replaceAll(/[^a-z0-9]/g, "")}`;
}

function joinTag({ stem, room }: TagParts, end: string): string | null {
  const start = shortenTag(stem, Math.min(TAG_MAX_LENGTH, room) - end.length);
  return start === null || findTagProblem(start + end) !== null ? null : start + end;
}
