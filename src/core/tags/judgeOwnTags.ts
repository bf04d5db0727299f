import { LOCAL_PART_MAX_OCTETS, mailboxNameOf } from "../addresses/address";
import { findAddresses } from "../addresses/findAddresses";
import { readEscapes } from "../addresses/readEscapes";
import { findSite, labelOf } from "./findSite";
import { foldWord } from "./foldWord";
import { findSeriesProblem, listSeries, MAX_OWN_TAGS, readTagSeries, tagOfSeries, type TagSeries } from "./tagSeries";
import { findTagProblem, type TagProblem } from "./toTag";

/** A word, site or series that a person listed. While it is typed, it may have neither a tag nor a problem. */
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

/** Separates the words and sites that a person lists. */
const SEPARATOR = /[\s,;]+/;

/** Bounds the cost of a long text that was pasted by mistake. */
const MAX_WORDS_READ = 2000;

/**
 * Tells which of the tags that a person lists are used, by the rules of `generateAliases`.
 *
 * @param text Words, sites or series, separated by commas, semicolons or white space.
 * @param username The local part that was entered; `null` if there is none yet.
 * @param isTyping Whether the person may not have finished the last word. It is finished if a separator follows it.
 * @returns The tags in the order of the text, each word and each tag once. A series stays whole, unless earlier words
 *   gave all its tags. Nothing is read after the 999th tag, or after 2,000 words. The cost is linear.
 */
export function judgeOwnTags(text: string, username: string | null, isTyping = false): JudgedTag[] {
  const room = username === null ? Infinity : LOCAL_PART_MAX_OCTETS - mailboxNameOf(username).length - 1;
  const words = text.split(SEPARATOR);
  const lastIndex = words.length - 1;
  const unfinished = isTyping && words.indexOf(words[lastIndex]!) === lastIndex ? words[lastIndex] : null;
  const tags = new Set<string | null>();
  let read = 0;
  let used = 0;

  const isFull = () => used === MAX_OWN_TAGS || read > MAX_WORDS_READ;

  /** Returns `null` for a tag that an earlier word has. */
  function judge(source: string): JudgedTag | null {
    if (isFull()) return { source, tag: null, problem: "too-many" };
    const own = readWord(source);
    const { tag } = own;
    if (tag !== null && tags.has(tag)) return null;
    tags.add(tag);
    const problem = tag !== null && tag.length > room ? "no-room" : own.problem;
    if (problem === null) used += 1;
    else if (source === unfinished) return { source, tag: null, problem: null };
    return { source, tag, problem };
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
    if (used > usedBefore) {
      judged.push({ source, tag: tagOfSeries(series, first), problem: null, series: { ...series, last: next - 1 } });
    }
    if (next <= last) {
      const problem = isFull() ? "too-many" : "no-room";
      judged.push({ source, tag: tagOfSeries(series, next), problem, series: { ...series, first: next } });
    }
    return judged;
  }

  return [...new Set(words)].flatMap((source) => {
    if (source === "") return [];
    read += 1;
    const series = readTagSeries(source);
    const isUsable = series !== null && findSeriesProblem(series) === null;
    return isUsable ? judgeSeries(source, series) : (judge(source) ?? []);
  });
}

/** Lists the tags that a judged word stands for: those of its series, its tag, or none. */
export function tagsOf({ tag, series }: JudgedTag): string[] {
  if (series !== undefined) return listSeries(series);
  return tag === null ? [] : [tag];
}

/** Removes a listed word from the text, and every other word that gives the same. Commas separate the rest. */
export function removeOwnTag(text: string, { source }: JudgedTag): string {
  const removed = toKey(source);
  return text
    .split(SEPARATOR)
    .filter((piece) => piece !== source && (removed === null || toKey(piece) !== removed))
    .join(", ");
}

/** Equal for words that give the same tags; `null` for a word that gives none. */
function toKey(word: string): string | null {
  const { tag, series } = readWord(word);
  return series === undefined ? tag : `${tag}..${series.last}`;
}

/**
 * Reads a word. A site, and the host of an address, give the name of the site; any other word is folded. Without a
 * scheme or `www.`, a site ends in a known top-level domain or in two letters: `my.tag` is a word.
 */
function readWord(source: string): JudgedTag {
  const series = readTagSeries(source);
  if (series !== null) {
    const problem = findSeriesProblem(series);
    return problem === null
      ? { source, tag: tagOfSeries(series, series.first), problem, series }
      : { source, tag: null, problem };
  }
  const [found, ...others] = findAddresses(readEscapes(source));
  // The marks around a pasted address are no part of it.
  const word = found !== undefined && others.length === 0 ? found.text : source;
  const site = findSite(word);
  const isSite = site !== null && (MARKED.test(word) || KNOWN_ENDING.test(site));
  const tag = foldWord(isSite ? labelOf(site) : word);
  const problem = findTagProblem(tag);
  return { source, tag: problem === null ? tag : null, problem };
}

/** A scheme, `www.` or the bracket of an IPv6 address marks a site, whatever it ends in. */
const MARKED = /^(?:[a-z][a-z0-9+.-]*:\/\/|\[|(?:[^/?#@]*@)?www\.)/i;
const KNOWN_ENDING =
  /\.(?:[a-z]{2}|com|net|org|edu|gov|mil|int|info|biz|name|app|dev|shop|store|online|site|blog|club|live|news|cloud|xyz)$/;
