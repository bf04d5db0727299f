import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { textLaw } from "../../../tests/core/law";
import { anyLogin, EXPORT_FORMS, SITES, writeRow } from "../../../tests/core/passwordExports";
import { splitPasted } from "./splitPasted";

const LIMIT = 2000;
const ENTRIES = process.env["LAW_RUNS"] === undefined ? 30 : 12_000;

/** Whether every word of a text is a site. A tab in a password that no program quotes parts it into cells. */
function isOfSites(text: string): boolean {
  return text
    .trim()
    .split(/\s+/)
    .every((word) => word.endsWith(".com"));
}

/** Expects of a text that nothing but sites is shown of it. */
function expectHidden(text: string): void {
  expect(splitPasted(text, LIMIT).text.split("\n")).toSatisfy((lines: string[]) =>
    lines.every((line) => SITES.has(line)),
  );
}

describe.each(Object.entries(EXPORT_FORMS))("of an export of %s, nothing but sites is shown", (_, form) => {
  textLaw("with a heading", fc.array(anyLogin, { minLength: 1, maxLength: 6 }), (logins) => {
    expectHidden([form.heading, ...logins.map((login) => writeRow(form, login))].join("\n"));
  });

  // A row of nothing but sites is a list.
  const anyRows = fc
    .array(
      anyLogin.filter(({ password, note }) => ![password, note].some(isOfSites)),
      { minLength: 1, maxLength: 6 },
    )
    .map((logins) => logins.map((login) => writeRow(form, login)).join("\r\n"));

  textLaw("without a heading", anyRows, expectHidden);

  textLaw("out of the middle", anyRows, anyRows, anyRows, fc.nat(), fc.nat(), (before, rows, after, start, end) => {
    const first = before.split("\n");
    const last = after.split("\n");
    expectHidden([...first.slice(start % first.length), rows, ...last.slice(0, end % last.length)].join("\n"));
  });

  it(`with ${ENTRIES} entries`, { timeout: 0 }, () => {
    const rows = fc.sample(anyLogin, ENTRIES).map((login) => writeRow(form, login));
    expect(() => expectHidden([form.heading, ...rows].join("\n"))).not.toThrow();
  });
});
