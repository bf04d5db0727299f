import type { TextRecord } from "./readRecords";
import { toSeparators } from "./splitRecords";

/** Tells whether a text is a list or a table: each record has an address, or the separators of the heading. */
export function findTable() {
  let heading: string | null = null;
  let isTable = true;
  let people = 0;
  let empty = 0;
  let other = 0;

  function add({ text, mentions, isLine }: TextRecord): void {
    if (!WORD.test(text)) return;
    isTable &&= isLine && !ROW.test(text) && !OPEN_QUOTE.test(text);
    isTable &&= !CONTROL.test(text) && (heading !== null || !PAGE_START.test(text));
    if (mentions.length > 0) people += 1;
    else if (heading === null || (heading !== "" && heading === toSeparators(text))) empty += 1;
    else other += heading === "" ? 1 : Infinity;
    heading ??= toSeparators(text);
  }

  return { add, end: () => isTable && people > empty && people > OTHER_SHARE * other };
}

/** For each line without an address, such as a note, there must be more than so many with one. */
const OTHER_SHARE = 3;
/** One row of a statement, whose last one ends it. */
const ROW = /^\s*\([^()]*\)\s*[,;]\s*$/;
const WORD = /[\p{L}\p{N}]/u;
/** Programs use these as separators. Line ends are not among them. */
// oxlint-disable-next-line no-control-regex -- they are meant
const CONTROL = /[\0-\u0008\u000E-\u0019\u001B-\u001F]/;
const PAGE_START = /^\s*<(?:[!?/]|[a-z][\w:-]*[\s/>])/i;
/** A field that goes on in the next line, which `splitRecords` has not seen. */
const OPEN_QUOTE = /^[^"]*(?:"[^"]*"[^"]*)*(?:^|[\s,;|:])"[^"]*$|^[^']*(?:'[^']*'[^']*)*(?:^|[\s,;|:])'[^']*$/;
