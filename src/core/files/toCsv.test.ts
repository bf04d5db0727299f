import * as fc from "fast-check";
import { expect, it } from "vitest";

import { stringOf } from "../../../tests/core/arbitraries";
import { toCsv } from "./toCsv";

it("writes a header and a line for each alias, every field quoted", () => {
  expect(
    toCsv([
      { email: "jane@gmail.com", type: "base", original: "jane@gmail.com" },
      { email: "jane+shop@gmail.com", type: "plus", original: "jane@gmail.com" },
      { email: "j.ane@googlemail.com", type: "domain-variant", original: "jane@gmail.com" },
    ]),
  ).toBe(
    '"Email","Type","Original"\r\n' +
      '"jane@gmail.com","base","jane@gmail.com"\r\n' +
      '"jane+shop@gmail.com","plus","jane@gmail.com"\r\n' +
      '"j.ane@googlemail.com","domain-variant","jane@gmail.com"',
  );
});

it("writes only the header where there are no aliases", () => {
  expect(toCsv([])).toBe('"Email","Type","Original"');
});

it("doubles the quotes in a field", () => {
  expect(toCsv([{ email: '"j"', type: "base", original: 'a,"' }])).toBe(
    '"Email","Type","Original"\r\n"""j""","base","a,"""',
  );
});

it("is read back by a reader of RFC 4180, whatever stands in the fields", () => {
  const anyField = fc.oneof(fc.string(), stringOf('",\r\na'));
  const anyRow = fc.record({ email: anyField, type: fc.constant("base" as const), original: anyField });

  fc.assert(
    fc.property(fc.array(anyRow), (rows) => {
      expect(readCsv(toCsv(rows))).toEqual([
        ["Email", "Type", "Original"],
        ...rows.map(({ email, type, original }) => [email, type, original]),
      ]);
    }),
  );
});

/** Reads a file in which every field is quoted; what stands between the fields must be a comma or CRLF. */
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
