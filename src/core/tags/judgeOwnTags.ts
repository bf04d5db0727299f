import { LOCAL_PART_MAX_OCTETS, mailboxNameOf } from "../addresses/address";
import { foldWord } from "./foldWord";
import { findTagProblem, TAG_MAX_LENGTH, type TagProblem } from "./toTag";

/** Tags that end in a number, which counts up: `test01..50`. */
interface TagSeries {
  readonly start: string;
  readonly first: number;
  readonly last: number;
  /** The number of digits of the first number. A later number may need more. */
  readonly digits: number;
}

/** A word or a series that a person listed. */
export interface JudgedTag {
  readonly source: string;
  /** The first tag of a series. */
  readonly tag: string | null;
  /** `downwards`: a series ends below its start; `no-room`: this name leaves none; `too-many`: enough come before it. */
  readonly problem: TagProblem | "downwards" | "no-room" | "too-many" | null;
  /** The series, or a part of it: where only its first tags are used, the others are an item of their own. */
  readonly series?: TagSeries;
}

const SEPARATOR = /[\s,;]+/;

/** Nobody would know the tag of such a word again. */
const LINK_OR_ADDRESS = /:\/\/|^www\.|@/i;

/** The most own tags of a list. With the base address and all counterparts, they are 2,000 addresses. */
const MAX_OWN_TAGS = 999;

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
    const problem = [source, tag].some((word) => LINK_OR_ADDRESS.test(word)) ? "no-tag" : findTagProblem(tag);
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
    const series = readSeries(source);
    const problem = series && findSeriesProblem(series);
    if (series !== null && problem === null) return judgeSeries(source, series);
    if (isFull()) return [{ source, tag: null, problem: "too-many" }];
    return problem === null ? judgeWord(source) : [{ source, tag: null, problem }];
  });
}

/** It bounds the cost. A longer word gives no tag. */
const SERIES_MAX_LENGTH = 2 * TAG_MAX_LENGTH + 3;

/** `t1...3` and `t1..t3` can mean nothing else. JavaScript counts exactly up to 15 digits. */
const SERIES = /(.*?)(\d{1,15})\.{2,3}\1?(\d{1,15})$/;

const OF_LINK_OR_ADDRESS = /[/:?@]|.#|^www\./i;

/** Reads a series, which may be of no use. Folded, `Test{01..50}`, as in a shell, and `test01…50` are the same. */
function readSeries(word: string): TagSeries | null {
  if (word.length > SERIES_MAX_LENGTH || OF_LINK_OR_ADDRESS.test(word)) return null;
  const match = SERIES.exec(foldWord(word));
  if (match === null || OF_LINK_OR_ADDRESS.test(match[1]!)) return null;
  return { start: match[1]!, first: Number(match[2]), last: Number(match[3]), digits: match[2]!.length };
}

/** Finds why a series is not used. The tags between the first and the last can have no other problem. */
function findSeriesProblem(series: TagSeries): TagProblem | "downwards" | null {
  const { first, last } = series;
  const problem = findTagProblem(tagOfSeries(series, first));
  return problem ?? (first > last ? "downwards" : findTagProblem(tagOfSeries(series, last)));
}

/** Returns the tag of a series with that number. */
export function tagOfSeries({ start, digits }: TagSeries, number: number): string {
  return `${start}${String(number).padStart(digits, "0")}`;
}

/** Lists the tags of the words and the series that are used, each once. A series may repeat one. */
export function tagsOf(judged: readonly JudgedTag[]): string[] {
  const used = judged.filter(({ problem }) => problem === null);
  return [...new Set(used.flatMap(({ tag, series }) => (series ? listSeries(series) : (tag ?? []))))];
}

function listSeries(series: TagSeries): string[] {
  const { first, last } = series;
  return Array.from({ length: last - first + 1 }, (_, index) => tagOfSeries(series, first + index));
}
