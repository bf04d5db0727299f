import { LOCAL_PART_MAX_OCTETS, mailboxNameOf } from "../addresses/address";
import { foldWord } from "./foldWord";
import { findSeriesProblem, listSeries, MAX_OWN_TAGS, readTagSeries, tagOfSeries, type TagSeries } from "./tagSeries";
import { findTagProblem, type TagProblem } from "./toTag";

/** A word or a series that a person listed. */
export interface JudgedTag {
  readonly source: string;
  /** The first tag of a series. */
  readonly tag: string | null;
  /**
   * `downwards`: a series ends below its first number; `no-room`: the tag does not fit behind this name; `too-many`:
   * enough words or tags come before it.
   */
  readonly problem: TagProblem | "downwards" | "no-room" | "too-many" | null;
  /** The series, or a part of it: where only its first tags are used, the others are an item of their own. */
  readonly series?: TagSeries;
}

const SEPARATOR = /[\s,;]+/;

/** Nobody would know the tag of such a word again. */
const LINK_OR_ADDRESS = /:\/\/|^www\.|@/i;

/** Bounds the cost of a long text that was pasted by mistake. */
const MAX_WORDS_READ = 2000;

/**
 * Tells which of the tags that a person lists are used, by the rules of `generateAliases`.
 *
 * @param text Words or series, separated by commas, semicolons or white space.
 * @param username The local part that was entered; `null` if there is none yet.
 * @returns The tags in the order of the text, each word and each tag once. A series stays whole, unless earlier words
 *   gave all its tags. Nothing is read after the 999th tag, or after 2,000 words. The cost is linear.
 */
export function judgeOwnTags(text: string, username: string | null): JudgedTag[] {
  const room = username === null ? Infinity : LOCAL_PART_MAX_OCTETS - mailboxNameOf(username).length - 1;
  const tags = new Set<string>();
  let read = 0;
  let used = 0;
  const isFull = () => used === MAX_OWN_TAGS || read > MAX_WORDS_READ;

  /** Returns nothing for a tag that an earlier word has. */
  function judgeWord(source: string): JudgedTag[] {
    const tag = foldWord(source);
    const problem = LINK_OR_ADDRESS.test(source) ? "no-tag" : findTagProblem(tag);
    if (problem !== null) return [{ source, tag: null, problem }];
    if (tags.has(tag)) return [];
    tags.add(tag);
    if (tag.length > room) return [{ source, tag, problem: "no-room" }];
    used += 1;
    return [{ source, tag, problem }];
  }

  /** Returns the part that is used, then the rest. A later tag is never shorter, so the tags that fit come first. */
  function judgeSeries(source: string, series: TagSeries): JudgedTag[] {
    const { first, last } = series;
    const usedBefore = used;
    let next = first;
    for (; next <= last && !isFull(); next += 1) {
      const tag = tagOfSeries(series, next);
      if (tag.length > room) break;
      if (!tags.has(tag)) used += 1;
      tags.add(tag);
    }

    const judged: JudgedTag[] = [];
    const judge = (part: TagSeries, problem: JudgedTag["problem"]) =>
      judged.push({ source, tag: tagOfSeries(part, part.first), problem, series: part });
    if (used > usedBefore) judge({ ...series, last: next - 1 }, null);
    if (next <= last) judge({ ...series, first: next }, isFull() ? "too-many" : "no-room");
    return judged;
  }

  return [...new Set(text.split(SEPARATOR))].flatMap((source): readonly JudgedTag[] => {
    if (source === "") return [];
    read += 1;
    const series = readTagSeries(source);
    const problem = series && findSeriesProblem(series);
    if (series !== null && problem === null) return judgeSeries(source, series);
    if (isFull()) return [{ source, tag: null, problem: "too-many" }];
    return problem === null ? judgeWord(source) : [{ source, tag: null, problem }];
  });
}

/** Lists the tags of the words and the series that are used, each once. A series may repeat one. */
export function tagsOf(judged: readonly JudgedTag[]): string[] {
  const used = judged.filter(({ problem }) => problem === null);
  return [...new Set(used.flatMap(({ tag, series }) => (series ? listSeries(series) : (tag ?? []))))];
}
