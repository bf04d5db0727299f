import * as fc from "fast-check";
import { expect } from "vitest";

import { textLaw } from "../../../tests/core/law";
import { readMailFilters } from "../../../tests/core/readMailFilters";
import { toMailFilters, toRecipientLabel } from "./toMailFilters";

const OPTIONS = {
  shouldArchive: false,
  shouldMarkAsRead: false,
  shouldNeverSpam: false,
  shouldTrash: false,
  updated: "2026-11-21T04:38:01Z",
};

const anyUnits = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 });
const anyLabel = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  anyUnits.map((units) => String.fromCharCode(...units)),
  fc.string({ unit: fc.constantFrom(..."<>&'\"/ \n\u0000\uD83D\uDED2\u0085\u2028]") }),
);

textLaw("any label gives well-formed XML, and reads back as one short line of its characters", anyLabel, (typed) => {
  const [filter] = readMailFilters(toMailFilters([{ email: "jane+shop@gmail.com", label: typed }], OPTIONS));
  const { label, ...others } = filter!;
  expect(others).toEqual({ to: "jane+shop@gmail.com" });
  expect(label ?? "none").toMatch(/^[^\t\r\n]{1,225}$/);
  // An underscore is before a reserved name.
  expect(isSubsequence(withoutBlanks(label ?? "").replace(/^_/, ""), withoutBlanks(typed))).toBe(true);
});

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s|\//g, "");
}

/** Whether the second text has the characters of the first, in their order. */
function isSubsequence(part: string, whole: string): boolean {
  let position = 0;
  for (const unit of part.split("")) {
    position = whole.indexOf(unit, position) + 1;
    if (position === 0) return false;
  }
  return true;
}

textLaw("a label stays as it is", fc.string({ unit: "binary", maxLength: 300, size: "max" }), (text) => {
  const label = toRecipientLabel({ recipient: "" }, text);
  expect(toRecipientLabel({ recipient: "" }, label)).toBe(label);
});
