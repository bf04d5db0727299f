import * as fc from "fast-check";
import { expect } from "vitest";

import { stringOf } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { takeSteps } from "../../../tests/core/takeSteps";
import { groupBy } from "../groupBy";
import { checkAddresses } from "./checkAddresses";
import { addressOf } from "./checkedAddress";

const anyText = fc.oneof(stringOf("aé.+-_@<>,; \n%:", { maxLength: 40 }), fc.string({ unit: "binary" }));
const anyTexts = fc.array(anyText);
const anyEnd = fc.constantFrom("", "@gmail.com\n", "@googlemail.com,");

/** A Gmail username: a name, and after a plus a tag, which may have underscores. */
const USERNAME = /^(?=.{1,64}$)[a-z0-9](?!.*\.\.)(?:[a-z0-9.-]*[a-z0-9-])?(?:\+(?:[a-z0-9._+-]*[a-z0-9_+-])?)?$/;

textLaw(
  "any text is checked without an error, and only addresses that can exist are Gmail's",
  anyTexts,
  anyEnd,
  (texts, end) => {
    const { rows } = takeSteps(checkAddresses(texts.map((text) => text + end).join(" ")));
    const addresses = rows.filter(({ verdict }) => verdict === "gmail");
    const usernames = addresses.map(({ input }) => input.toLowerCase().split("@")[0]!);
    expect(usernames.filter((username) => !USERNAME.test(username))).toEqual([]);
  },
);

textLaw("the exact address of a row reaches its mailbox, with its tag", anyTexts, anyEnd, (texts, end) => {
  const { rows } = takeSteps(checkAddresses(texts.map((text) => text + end).join(" ")));
  for (const row of rows) {
    const [, name, tag] = /^([^+]*)\+?(.*)@/.exec(addressOf(row) ?? "") ?? [];
    const mailbox = name === undefined ? null : `${name.replaceAll(".", "")}@gmail.com`;
    expect([mailbox, tag || null]).toEqual(row.verdict === "gmail" ? [row.mailbox, row.tag] : [null, null]);
  }
});

const anyLine = fc.tuple(stringOf("ab.+é ", { maxLength: 6 }), anyEnd).map((parts) => parts.join("").trim());

textLaw(
  "the rows with a group are those that are not alone in their mailbox, group by group",
  fc.array(anyLine),
  (lines) => {
    const { rows, grouped, duplicates, removable } = takeSteps(checkAddresses(lines.join("\n")));
    const mailboxes = groupBy(
      rows.filter(({ verdict }) => verdict !== "invalid"),
      (row) => (row.verdict === "gmail" ? row.mailbox : row.input.toLowerCase()),
    );
    const groups = [...mailboxes.values()].filter(({ length }) => length > 1);
    expect(grouped).toEqual(groups.flat());
    expect(groups.map((group) => new Set(group.map((row) => row.group)))).toEqual(
      groups.map((_, index) => new Set([index + 1])),
    );
    expect(rows.filter(({ group }) => group !== null)).toHaveLength(grouped.length);
    expect(duplicates).toBe(removable === null ? 0 : grouped.length - groups.length);
  },
);
