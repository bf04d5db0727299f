import * as fc from "fast-check";
import { expect } from "vitest";

import { stringOf } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { takeSteps } from "../../../tests/core/takeSteps";
import { checkAddresses, type Staying, STAYING } from "./checkAddresses";
import { withoutDuplicates } from "./withoutDuplicates";

const check = (text: string) => takeSteps(checkAddresses(text));
const clean = (text: string, staying: Staying = "first") => takeSteps(withoutDuplicates(text, check(text), staying));

const anyAddress = fc
  .tuple(fc.constantFrom("a", "b", "c", "A", "c.a", "ca+x"), fc.constantFrom("gmail.com", "googlemail.com", "x.org"))
  .map((parts) => parts.join("@"));
const anyLineEnd = fc.constantFrom("\n", "\r\n", "\r");
const anySeparator = fc.constantFrom(",", ";", "\t", "|", " | ", " ,");
const toText = (lines: readonly (readonly [line: string, end: string])[]) => lines.flat().join("");

const anyPerson = fc
  .tuple(fc.constantFrom("", "Jane ", "Émile Roe "), anyAddress)
  .map(([name, address]) => (name === "" ? address : `${name}<${address}>`));
const anyList = fc
  .tuple(fc.array(anyPerson, { minLength: 1, maxLength: 5 }), fc.constantFrom(", ", "; ", ",", " | "))
  .map(([people, separator]) => people.join(separator));
const anyLists = fc.array(fc.tuple(anyList, anyLineEnd), { maxLength: 8 }).map(toText);

/** A record with a field of several lines, and with an address or two. */
const anyRecord = (separator: string) =>
  fc
    .tuple(fc.constantFrom("x", "Émile", '"a,\r\nb"', '"5"" ;\n"'), anyAddress, fc.option(anyAddress, { nil: "" }))
    .map((fields) => fields.join(separator));
const anyTable = anySeparator.chain((separator) =>
  fc
    .array(fc.tuple(anyRecord(separator), anyLineEnd), { maxLength: 8 })
    .map((records) => `Name${separator}Mail${separator}Other\n${toText(records)}`),
);

const anyText = stringOf("ab@gmail.com ,;<>()\"'\t\r\n&#=%2B\\é[]{}", { maxLength: 60 });

/** Whether a list is another one, less some of its parts. */
function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let from = 0;
  return part.every((piece) => {
    from = whole.indexOf(piece, from) + 1;
    return from > 0;
  });
}

textLaw("what stays was in the text, in its order", fc.oneof(anyLists, anyTable, anyText), (text) => {
  expect(isSubsequence(Array.from(clean(text).text), Array.from(text))).toBe(true);
});

textLaw("a text stays as it is if nothing is removed", fc.oneof(anyLists, anyTable, anyText), (text) => {
  const { text: cleaned, removed } = clean(text);
  expect(cleaned === text).toBe(removed === 0);
});

textLaw("in lists, no duplicate stays, and every mailbox does", anyLists, (text) => {
  const { text: cleaned, removed } = clean(text);
  const [before, after] = [check(text), check(cleaned)];
  expect(removed).toBe(before.duplicates);
  expect(after).toMatchObject({ duplicates: 0, mailboxes: before.mailboxes, invalid: 0 });
  expect(after.rows).toHaveLength(before.rows.length - removed);
});

textLaw("records stay byte for byte, or go whole", anyTable, (text) => {
  const { text: cleaned, removed } = clean(text);
  const recordsOf = (table: string) => table.match(/(?:"(?:[^"]|"")*"|[^"\r\n])*(?:\r\n?|\n)/g) ?? [];
  const [before, after] = [recordsOf(text), recordsOf(cleaned)];
  expect(after).toHaveLength(before.length - removed);
  expect(isSubsequence(after, before)).toBe(true);
  expect(check(cleaned).mailboxes).toBe(check(text).mailboxes);
});

textLaw("the check tells which addresses go", fc.oneof(anyLists, anyTable), (text) => {
  const { rows, removable } = check(text);
  const toInputs = (some: typeof rows) => some.map(({ input }) => input);
  for (const staying of STAYING) {
    const rest = clean(text, staying).text;
    expect(toInputs(check(rest).rows)).toEqual(toInputs(rows.filter((row) => !removable?.[staying].has(row))));
  }
});

textLaw("doing it twice changes nothing", fc.oneof(anyLists, anyTable), (text) => {
  const { text: cleaned } = clean(text);
  expect(clean(cleaned)).toEqual({ text: cleaned, removed: 0 });
});
