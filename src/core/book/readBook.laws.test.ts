import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import type { BookEntry } from "./bookEntry";
import { type BookResult, readBook } from "./readBook";
import { takeSteps } from "../steps";
import { toBookCsv, toBookJson } from "./bookFormats";
import { toRecipient } from "./toRecipient";

const anyText = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ maxLength: 20, unit: "binary" }),
  fc.string({ maxLength: 20, unit: fc.constantFrom(..."'=+-@＝\t\r\n\",; a\u202E") }),
);
const anyDate = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) =>
    [`${year}`.padStart(4, "0"), `${month}`.padStart(2, "0"), `${day}`.padStart(2, "0")].join("-"),
  );

const anyEntry: fc.Arbitrary<BookEntry> = fc.record({
  recipient: anyText.map(toRecipient).filter((text) => text !== ""),
  email: anyAddress.map(({ username, domain }) => `${username}@${domain}`),
  date: anyDate,
  note: anyText,
});
const anyEntries = fc.array(anyEntry);

textLaw("a copy in JSON is read back equal", anyEntries, (entries) => {
  expect(read(toBookJson(entries))).toEqual({ ok: true, entries, refused: [] });
});

textLaw("a copy in CSV is read back equal", anyEntries, (entries) => {
  expect(read(toBookCsv(entries))).toEqual({ ok: true, entries, refused: [] });
});

textLaw("no field of a copy in CSV begins a formula", anyEntries, (entries) => {
  const fields = toBookCsv(entries).split(/(?<=")(?:,|\r\n)(?=")/);
  expect(fields.filter((field) => /^"[=+\-@＝＋－＠\t\r]/.test(field))).toEqual([]);
});

textLaw("anything is read without an error, and what is read are entries", fc.string(), fc.json(), (text, json) => {
  for (const file of [text, json, `{"type":"plusdot.book","version":1,"entries":[${json}]}`]) {
    const result = read(file);
    if (result.ok) expect(read(toBookJson(result.entries))).toEqual({ ...result, refused: [] });
  }
});

function read(text: string): BookResult {
  return takeSteps(readBook(text));
}
