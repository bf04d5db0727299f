import type { Steps } from "../steps";
import type { TextRecord } from "./readRecords";

/** The rest of a record, besides its addresses. */
interface Rest {
  readonly addresses: number;
  /** The words that are no addresses, without display names. */
  readonly words: number;
  /** All of them, but line ends. */
  readonly separators: string;
}

/**
 * Counts the words of a text that are no addresses, record by record. It leaves out the other fields of a table. A text
 * is a table if several of its records have one address, none has more, and these have the same separators.
 */
export function countSkippedWords() {
  let rows = 0;
  const kindsOfRows = new Set<string>();
  let fields = 0;
  let isList = false;
  let skipped = 0;

  function add({ addresses, words, separators }: Rest): void {
    if (addresses === 1) {
      rows += 1;
      kindsOfRows.add(separators);
      fields += words;
    } else {
      isList ||= addresses > 0;
      skipped += words;
    }
  }

  function end(): number {
    const isTable = rows > 1 && kindsOfRows.size === 1 && !isList;
    return isTable ? skipped : skipped + fields;
  }

  return { add, end };
}

/** A quoted name before a bracket, a word, or a sign that tells names from other words. */
const TOKEN = /"[^"\n]*"\s*<|[^\s,;<>"“”„«»()[\]|]+|[\n\t,;<]/g;
/** The scheme of an address's link is a part of the address. */
const WORD = /^(?!mailto:$).*[\p{L}\p{N}]/iu;
const SEPARATOR = /[\n\t,;]/;

/**
 * Counts what a record has besides its addresses. The words between a separator and a bracket are a display name.
 *
 * @param length The length of the whole text.
 * @returns The steps to the numbers, one for each word.
 */
export function* countRest({ start, text, found }: TextRecord, length: number): Steps<Rest> {
  let [words, separators, from] = [0, "", 0];
  for (const next of [...found, undefined]) {
    const gap = text.slice(from, next?.start).trim();
    let name = 0;
    // Most lines of a list are an address alone.
    for (const { 0: token, index } of gap === "" ? [] : gap.matchAll(TOKEN)) {
      if (token.endsWith("<")) name = 0;
      else if (SEPARATOR.test(token)) {
        words += name;
        name = 0;
        separators += token === "\n" ? "" : token;
      } else if (WORD.test(token)) name += 1;
      yield (start + from + index) / length;
    }
    words += name;
    from = next?.end ?? 0;
  }
  return { addresses: found.length, words, separators };
}
