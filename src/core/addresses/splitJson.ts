import type { Place } from "./splitRecords";

/** An object or a list that is not closed yet. */
interface Open extends Place {
  readonly isList: boolean;
  hasObjects: boolean;
  /** Whether it has lists, or single values. */
  hasOthers: boolean;
  hasLoose: boolean;
  /** The records of its members, and the same if these are records where they are loose. */
  readonly within: Place[];
  readonly members: Place[];
}

/**
 * A value that holds addresses. `loose` ones are no records yet: texts of an object, or a list of texts, which belong to
 * the member of a list that they are in.
 */
interface Member extends Place {
  readonly records: readonly Place[];
  readonly isLoose: boolean;
}

const JSON_START = /^\s*[[{]/;
/** A string with the colon behind it if it is a key, a bracket, a sign, or another value. The last one may be cut off. */
const TOKEN = /("[^"\\]*(?:\\.[^"\\]*)*(?:"|$))(\s*:)?|[[\]{},]|[^\s"[\]{},]+/gs;
const OTHER_VALUE = /^(?:-?\d[\d.eE+-]*|true|false|null)$/;
/** The tokens that one step reads. */
const STEP_TOKENS = 2000;

/**
 * Finds the records of JSON, or of several values of JSON one behind the other: the members of the innermost list, or
 * object of objects, that hold the addresses. A list in a member of another one belongs to that if it has texts alone,
 * or if the member has addresses beside it. Lists beside each other have records of their own.
 *
 * @returns Their places in order, without what is between them; `null` if the text is no JSON. The end may be cut off.
 *   The cost is linear.
 */
export function* splitJson(text: string): Generator<null, readonly Place[] | null> {
  if (!JSON_START.test(text)) return null;
  const root: Open = { start: 0, end: 0, isList: false, hasObjects: false, hasOthers: true, ...toEmpty() };
  const opened = [root];
  let lists = 0;
  let values = 0;
  let keyStart = -1;
  let tokens = 0;

  for (const { 0: token, 1: string, 2: colon, index } of text.matchAll(TOKEN)) {
    tokens += 1;
    if (tokens % STEP_TOKENS === 0) yield null;
    const parent = opened.at(-1)!;
    const end = index + token.length;
    if (colon !== undefined) {
      if (parent.isList || parent === root) return null;
      keyStart = index;
      continue;
    }
    if (token === ",") continue;
    const start = keyStart === -1 ? index : keyStart;
    if (token === "[" || token === "{") {
      const isList = token === "[";
      // The name of a value may be the address of its person.
      const isNamed = text.slice(start, end).includes("@");
      const open: Open = { start, end, isList, hasObjects: false, hasOthers: isNamed, ...toEmpty() };
      if (isNamed) addTo(open, { start, end, records: [], isLoose: true });
      opened.push(open);
      if (isList) lists += 1;
      parent.hasOthers ||= isList;
      parent.hasObjects ||= !isList;
      if (parent === root) values += 1;
    } else if (token === "]" || token === "}") {
      if (parent === root || parent.isList !== (token === "]")) return null;
      opened.pop();
      if (parent.isList) lists -= 1;
      addTo(opened.at(-1)!, toMember(parent, end, lists > 0));
    } else {
      if (parent === root || (string === undefined && !OTHER_VALUE.test(token) && end < text.length)) return null;
      parent.hasOthers = true;
      if (text.slice(start, end).includes("@")) addTo(parent, { start, end, records: [], isLoose: true });
    }
    keyStart = -1;
  }
  while (opened.length > 1) {
    const cut = opened.pop()!;
    if (cut.isList) lists -= 1;
    addTo(opened.at(-1)!, toMember(cut, text.length, lists > 0));
  }
  return values > 1 ? root.members : root.within;
}

function toEmpty() {
  return { hasLoose: false, within: [], members: [] };
}

function addTo(parent: Open, { start, end, records, isLoose }: Member): void {
  if (isLoose) parent.members.push({ start, end });
  for (const record of records) {
    parent.within.push(record);
    if (!isLoose) parent.members.push(record);
  }
  parent.hasLoose ||= isLoose;
}

/** @param isInList Whether a list is around it. The objects of an object are no members of their own then. */
function toMember(open: Open, end: number, isInList: boolean): Member {
  const { start, isList, hasObjects, hasOthers, hasLoose, members, within } = open;
  if (isList) return { start, end, records: members, isLoose: !hasObjects && members.length > 0 };
  return !hasOthers && !isInList
    ? { start, end, records: members, isLoose: false }
    : { start, end, records: within, isLoose: hasLoose };
}
