import { LOCAL_PART_MAX_OCTETS, mailboxNameOf } from "../addresses/address";
import { findAddresses } from "../addresses/findAddresses";
import { readEscapes } from "../addresses/readEscapes";
import { MAX_TAGS } from "./drawTagPool";
import { findSite } from "./findSite";
import { foldWord } from "./foldWord";
import { findTagProblem, type TagProblem } from "./toTag";

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

/** Separates the words and sites that a person lists. */
const SEPARATOR = /[\s,;]+/;

/** Bounds the cost of a long text that was pasted by mistake. */
const MAX_WORDS_READ = 1000;

/**
 * Tells which of the tags that a person lists are used, by the rules of `generateAliases`.
 *
 * @param text Words or sites, separated by commas, semicolons or white space.
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
  const tags = new Set<string | null>();
  let read = 0;
  let used = 0;

  /** Returns `null` for a tag that an earlier word has. */
  function judge(source: string): JudgedTag | null {
    if (used === MAX_TAGS || read === MAX_WORDS_READ) return { source, tag: null, problem: "too-many" };
    read += 1;
    const own = readWord(source);
    const { tag } = own;
    if (tag !== null && tags.has(tag)) return null;
    tags.add(tag);
    const problem = tag !== null && tag.length > room ? "no-room" : own.problem;
    if (problem === null) used += 1;
    else if (source === unfinished) return { source, tag: null, problem: null };
    return { source, tag, problem };
  }

  return [...new Set(words)].flatMap((source) => (source === "" ? [] : (judge(source) ?? [])));
}

/** Removes a listed word from the text, and every other word that gives the same tag. Commas separate the rest. */
export function removeOwnTag(text: string, { source, tag }: JudgedTag): string {
  return text
    .split(SEPARATOR)
    .filter((piece) => piece !== source && (tag === null || readWord(piece).tag !== tag))
    .join(", ");
}

/**
 * Reads one word or site. A link or a host name becomes the name of its site, `https://www.netflix.com/login` →
 * `netflix`; a word is folded, `Promoção` → `promocao`. An address is found as in the check, and gives the name of its
 * host.
 *
 * A text without a scheme or `www.` is a site only if it ends in a known top-level domain or in two letters, as
 * countries have them: `my.tag` is a word.
 *
 * @param source A text without separators.
 * @returns The tag, or the reason why there is none. The cost is linear.
 */
function readWord(source: string): JudgedTag {
  const word = toAddress(source);
  const site = findSite(word);
  const isSite = site !== null && (MARKED.test(word) || hasKnownEnding(site.domain));
  const tag = foldWord(isSite ? site.name : word);
  const problem = findTagProblem(tag);
  return { source, tag: problem === null ? tag : null, problem };
}

/** Takes an address out of the brackets or marks that were pasted with it. Another word stays as it is. */
function toAddress(source: string): string {
  const [found, ...others] = findAddresses(readEscapes(source));
  return found !== undefined && others.length === 0 ? found.text : source;
}

/** A scheme, `www.` or the bracket of an IPv6 address marks a site, whatever it ends in. */
const MARKED = /^(?:[a-z][a-z0-9+.-]*:\/\/|\[|(?:[^/?#@]*@)?www\.)/i;

const TOP_LEVEL = new Set(
  "com net org edu gov mil int info biz name app dev shop store online site blog club live news cloud xyz".split(" "),
);

function hasKnownEnding(domain: string): boolean {
  const ending = domain.slice(domain.lastIndexOf(".") + 1);
  return TOP_LEVEL.has(ending) || /^[a-z]{2}$/.test(ending);
}
