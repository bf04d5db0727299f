import { LOCAL_PART_MAX_OCTETS, mailboxNameOf } from "../addresses/localPart";
import { MAX_TAGS } from "./drawTagPool";
import { toOwnTags } from "./toOwnTags";
import type { TagProblem } from "./toTag";

/** Something that a person listed: the tag that it becomes, and why it gives no alias where it does not. */
export interface JudgedTag {
  readonly source: string;
  readonly tag: string | null;
  /** `no-room`: behind this name it would be too long; `too-many`: a list takes no more. */
  readonly problem: TagProblem | "no-room" | "too-many" | null;
}

/**
 * Says of each tag that a person lists what becomes of it behind the name, by the rules of
 * `generateAliases`.
 *
 * @param text As `toOwnTags` reads it.
 * @param username The local part that is entered; `null` where there is none yet.
 */
export function judgeOwnTags(text: string, username: string | null): JudgedTag[] {
  const room = username === null ? Infinity : LOCAL_PART_MAX_OCTETS - mailboxNameOf(username).length - 1;
  let count = 0;
  return toOwnTags(text).map((own) => {
    if ("problem" in own) return { source: own.source, tag: null, problem: own.problem };
    const { source, tag } = own;
    if (tag.length > room) return { source, tag, problem: "no-room" };
    count += 1;
    return { source, tag, problem: count > MAX_TAGS ? "too-many" : null };
  });
}

/** The text without what was listed there, and without all else that becomes the same tag. */
export function removeOwnTag(text: string, { source, tag }: JudgedTag): string {
  return text
    .split(/[\s,;]+/)
    .filter((piece) => piece !== source && (tag === null || judgeOwnTags(piece, null)[0]?.tag !== tag))
    .join(", ");
}
