import { LOCAL_PART_MAX_OCTETS, mailboxNameOf } from "../addresses/localPart";
import { MAX_TAGS } from "./drawTagPool";
import type { TagProblem } from "./findTagProblem";
import { toOwnTags } from "./toOwnTags";

/** A word or site that a person listed, with its tag, and the reason why a list does not use it. */
export interface JudgedTag {
  readonly source: string;
  readonly tag: string | null;
  /** `no-room`: the tag does not fit behind this name; `too-many`: a list takes no more tags. */
  readonly problem: TagProblem | "no-room" | "too-many" | null;
}

/**
 * Tells which of the tags that a person lists are used, by the rules of `generateAliases`.
 *
 * @param text As `toOwnTags` reads it.
 * @param username The local part that was entered; `null` if there is none yet.
 * @returns The tags in the order of the text, each once. The cost is linear.
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
