import { type RecordRange, splitLongRecord } from "./splitRecords";

/** An object or a list that is not closed yet. */
interface Open {
  /** Where it begins, with its key. */
  readonly start: number;
  readonly isList: boolean;
  hasObjects: boolean;
  /** Whether it has lists, or single values. */
  hasOthers: boolean;
  /** Whether an address in it is in no record yet. It belongs to the member of a list around it. */
  hasLoose: boolean;
  /** The places where its text is cut into records, and where it is cut if its own members are records too. */
  readonly within: number[];
  readonly members: number[];
}

const JSON_START = /^\s*[[{]/;
/** A string with the colon of a key, a bracket, a sign, or another value. The last one may be cut off. */
const TOKEN = /("[^"\\]*(?:\\.[^"\\]*)*(?:"|$))(\s*:)?|[[\]{},]|[^\s"[\]{},]+/gs;
const OTHER_VALUE = /^(?:-?\d[\d.eE+-]*|true|false|null)$/;
/** The tokens that one step reads. */
const STEP_TOKENS = 2000;

/**
 * Finds the records of JSON, or of several values of it: the members of the innermost list, or object of objects, that
 * hold the addresses. A list in a member of another one belongs to that if it has texts alone, or if the member has
 * addresses beside it.
 *
 * @returns Their places in order, without a gap; `null` if the text is no JSON. The end may be cut off. The cost is
 *   linear.
 */
export function* splitJson(text: string): Generator<null, Iterable<RecordRange> | null> {
  if (!JSON_START.test(text)) return null;
  const root = toOpen(0, false, []);
  const opened = [root];
  let from = 0;
  let lists = 0;
  let values = 0;
  let tokens = 0;

  function close(end: number): void {
    const { start, isList, hasObjects, hasOthers, hasLoose, members, within } = opened.pop()!;
    if (isList) lists -= 1;
    const parent = opened.at(-1)!;
    // Within a list, the objects of an object are no members of their own.
    const isSplit = isList || (!hasOthers && lists === 0);
    const cuts = isSplit ? members : within;
    const isLoose = isList ? !hasObjects && cuts.length > 0 : !isSplit && hasLoose;
    if (isLoose) parent.members.push(end);
    if (isSplit && cuts.length > 0) parent.within.push(start);
    for (const cut of cuts) {
      parent.within.push(cut);
      if (!isLoose) parent.members.push(cut);
    }
    parent.hasLoose ||= isLoose;
  }

  for (const { 0: token, 1: string, 2: colon, index } of text.matchAll(TOKEN)) {
    tokens += 1;
    if (tokens % STEP_TOKENS === 0) yield null;
    const parent = opened.at(-1)!;
    const end = index + token.length;
    if (colon !== undefined) {
      if (parent.isList || parent === root) return null;
      continue;
    }
    if (token === "[" || token === "{") {
      const isList = token === "[";
      // The name of a value may be the address of its person.
      const isNamed = text.slice(from, end).includes("@");
      opened.push(toOpen(from, isList, isNamed ? [end] : []));
      if (isList) lists += 1;
      if (parent === root) values += 1;
      parent.hasOthers ||= isList;
      parent.hasObjects ||= !isList;
    } else if (token === "]" || token === "}") {
      if (parent === root || parent.isList !== (token === "]")) return null;
      close(end);
    } else if (token !== ",") {
      if (parent === root || (string === undefined && !OTHER_VALUE.test(token) && end < text.length)) return null;
      parent.hasOthers = true;
      if (!text.slice(from, end).includes("@")) continue;
      parent.hasLoose = true;
      parent.members.push(end);
    }
    from = end;
  }
  while (opened.length > 1) close(text.length);
  return cutAt(text, values > 1 ? root.members : root.within);
}

function toOpen(start: number, isList: boolean, members: number[]): Open {
  const isNamed = members.length > 0;
  return { start, isList, hasObjects: false, hasOthers: isNamed, hasLoose: isNamed, within: [], members };
}

function* cutAt(text: string, cuts: readonly number[]): Generator<RecordRange, void> {
  let start = 0;
  for (const end of [...cuts, text.length]) {
    yield* splitLongRecord(text, { start, end });
    start = end;
  }
}
