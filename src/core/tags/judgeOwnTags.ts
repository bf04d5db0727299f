import { LOCAL_PART_MAX_OCTETS, mailboxNameOf } from "../addresses/address";
import { MAX_TAGS } from "./drawTagPool";
import type { TagProblem } from "./toTag";
import { SEPARATOR, toOwnTag } from "./toOwnTag";

/**
 * A word or site that a person listed, with its tag, and the reason why a list does not use it. A word that is still
 * being typed, and is no tag yet, has neither.
 */
export interface JudgedTag {
  readonly source: string;
  readonly tag: string | null;
  /** `no-room`: the tag does not fit behind this name; `too-many`: the word is not read, because there are enough. */
  readonly problem: TagProblem | "no-room" | "too-many" | null;
}

/** So that a long text that was pasted by mistake costs little. */
const MAX_WORDS_READ = 1000;

/**
 * Tells which of the tags that a person lists are used, by the rules of `generateAliases`.
 *
 * @param text Words or sites, separated by commas, semicolons or white space; `toOwnTag` reads each.
 * @param username The local part that was entered; `null` if there is none yet.
 * @param isTyping Whether the person may not have finished the last word. It is finished if a separator follows it.
 * @returns The tags in the order of the text. No word and no tag is there twice. Nothing is read after the hundredth
 *   tag, or after 1,000 words. The cost is linear, and small for the words that are not read.
 */
export function judgeOwnTags(text: string, username: string | null, isTyping = false): JudgedTag[] {
  const room = username === null ? Infinity : LOCAL_PART_MAX_OCTETS - mailboxNameOf(username).length - 1;
  const words = text.split(SEPARATOR);
  const last = words.length - 1;
  const unfinished = isTyping && words.indexOf(words[last]!) === last ? words[last] : null;
  const tags = new Set<string>();
  let read = 0;
  let used = 0;

  function judge(source: string): JudgedTag | null {
    if (used === MAX_TAGS || read === MAX_WORDS_READ) return { source, tag: null, problem: "too-many" };
    read += 1;
    const own = toOwnTag(source);
    if ("problem" in own) return { source, tag: null, problem: own.problem };
    const { tag } = own;
    if (tags.has(tag)) return null;
    tags.add(tag);
    if (tag.length > room) return { source, tag, problem: "no-room" };
    used += 1;
    return { source, tag, problem: null };
  }

  return [...new Set(words)].flatMap((source): JudgedTag[] => {
    const judged = source === "" ? null : judge(source);
    if (judged === null) return [];
    const isRefused = judged.problem !== null && judged.problem !== "too-many";
    return [isRefused && source === unfinished ? { source, tag: null, problem: null } : judged];
  });
}

/** Removes a listed word from the text, and every other word that gives the same tag. Commas separate the rest. */
export function removeOwnTag(text: string, { source, tag }: JudgedTag): string {
  return text
    .split(SEPARATOR)
    .filter((piece) => piece !== source && (tag === null || tagOf(piece) !== tag))
    .join(", ");
}

function tagOf(piece: string): string | null {
  const own = toOwnTag(piece);
  return "tag" in own ? own.tag : null;
}
