import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { takeSteps } from "../../../tests/core/takeSteps";
import { type ImportResult, readImport } from "./readImport";
import { disarmFormula } from "../files/toCsvText";
import { type BookEntry, toBookCsv, toBookJson } from "./bookEntry";
import { toRecipient } from "../recipients/toRecipient";
import type { DateOrder } from "./readTable";

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
  expect(read(toBookJson(entries))).toEqual(toBackup(entries));
});

textLaw("a copy in CSV is read back equal", anyEntries, (entries) => {
  expect(read(toBookCsv(entries))).toEqual(toBackup(entries));
});

const anySpreadsheet = fc.record({
  separator: fc.constantFrom(",", ";", "\t", "|"),
  order: fc.constantFrom("ymd" as const, "dmy" as const, "mdy" as const),
  mark: fc.constantFrom("-", "/", "."),
  hasZeros: fc.boolean(),
  columns: fc.shuffledSubarray(["For", "ADDRESS", "date", "note", "", "#"], { minLength: 6 }),
  above: fc.constantFrom("", "\r\n", ";;;\n", "sep=,\n", '"My list"\n'),
  newline: fc.constantFrom("\n", "\r\n", "\r"),
});

textLaw(
  "a copy in CSV that a spreadsheet saved again, with dates as the reader writes them, is read back equal",
  anyEntries,
  anySpreadsheet,
  (entries, { separator, order, mark, hasZeros, columns, above, newline }) => {
    function toDate(date: string): string {
      const [y = "", m = "", d = ""] = date.split("-").map((part) => (hasZeros ? part : part.replace(/^0(?=.$)/, "")));
      return { ymd: [y, m, d], dmy: [d, m, y], mdy: [m, d, y] }[order].join(mark);
    }
    function toLine(fields: Record<string, string>): string {
      const quoted = columns.map((column) => {
        const field = fields[column] ?? "";
        return /[,;|"\s]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
      });
      // The last fields that are blank may be left out.
      return quoted.join(separator).replace(/[,;|\t]+$/, "");
    }
    const headings = columns.map((column) => [column, column]);
    const rows = entries.map(({ recipient, email, date, note }) =>
      toLine({ For: disarmFormula(recipient), ADDRESS: email, date: toDate(date), note: disarmFormula(note) }),
    );
    const text = above + [toLine(Object.fromEntries(headings)), ...rows].join(newline);
    expect(read(text, order === "mdy" ? order : "dmy")).toEqual(toBackup(entries));
  },
);

textLaw("no field of a copy in CSV begins a formula", anyEntries, (entries) => {
  const fields = toBookCsv(entries).split(/(?<=")(?:,|\r\n)(?=")/);
  expect(fields.filter((field) => /^"[=+\-@＝＋－＠\t\r]/.test(field))).toEqual([]);
});

textLaw("anything is read without an error, and what is read are entries", fc.string(), fc.json(), (text, json) => {
  for (const file of [text, json, `{"type":"plusdot.book","version":1,"entries":[${json}]}`]) {
    const result = read(file);
    if (result.ok) expect(read(toBookJson(result.entries))).toEqual(toBackup(result.entries));
  }
});

function read(text: string, order: DateOrder = "dmy"): ImportResult {
  return takeSteps(readImport(text, { order, today: "2026-11-27", mailbox: "" }));
}

function toBackup(entries: readonly BookEntry[]): ImportResult {
  return { ok: true, kind: "backup", entries, undated: new Set(), refused: [] };
}
