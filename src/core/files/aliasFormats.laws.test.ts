import * as fc from "fast-check";
import { expect } from "vitest";

import { stringOf } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { toCsv } from "./aliasFormats";

const anyField = fc.oneof(fc.string(), stringOf('",\r\na'));
const anyRow = fc.record({ email: anyField, type: fc.constant("base" as const), original: anyField });

textLaw("a reader of RFC 4180 reads back any fields", fc.array(anyRow), (rows) => {
  expect(readCsv(toCsv(rows))).toEqual([
    ["Email", "Type", "Original"],
    ...rows.map(({ email, type, original }) => [email, type, original]),
  ]);
});

/** Reads a file whose fields are all quoted, with a comma or CRLF between them. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let position = 0;
  while (position < text.length) {
    const [field, quoted = "", separator = ""] = /"((?:[^"]|"")*)"(,|\r\n|$)/y.exec(text.slice(position)) ?? [];
    if (field === undefined) throw new SyntaxError(`No quoted field at ${position}: ${text}`);
    rows.at(-1)!.push(quoted.replaceAll('""', '"'));
    if (separator === "\r\n") rows.push([]);
    position += field.length;
  }
  return rows;
}
