import { describe, expect, it } from "vitest";

import type { Alias } from "../aliases/alias";
import { toFilterLabel, toRecipientLabel } from "./toMailFilters";

describe("a label", () => {
  it.each([
    ["is on one line", "a\tb\r\nc", "a b c"],
    ["has no blanks at the ends of its levels", " a b / c ", "a b/c"],
    ["has no empty levels", "//a// /b/", "a/b"],
    ["is empty where nothing is left", " / ", ""],
    ["has at most 225 characters", "a".repeat(226), "a".repeat(225)],
    ["is not cut within a character", `${"a".repeat(224)}😀`, "a".repeat(224)],
    ["is not cut behind a blank", `${"a".repeat(224)} b`, "a".repeat(224)],
    ["is not cut behind a slash", `${"a".repeat(224)}/b`, "a".repeat(224)],
    ["may have a name within that Gmail keeps for itself", "All mail of May/inbox", "All mail of May/inbox"],
  ])("%s", (_, text, label) => {
    expect(toRecipientLabel({ recipient: "" }, text)).toBe(label);
  });
});

it.each(["All Mail", "allmail", "archive", "chat", "DRAFT", "inbox", "sent", "Sent Mail", "todo"])(
  "the name %s, which Gmail keeps for itself, gets an underscore as a label and as the first level of one",
  (name) => {
    expect(toRecipientLabel({ recipient: name }, " ")).toBe(`_${name}`);
    expect(toRecipientLabel({ recipient: "shop" }, name)).toBe(`_${name}/shop`);
  },
);

it.each<[email: string, type: Alias["type"], label: string]>([
  ["jane@gmail.com", "base", "Aliases/jane@gmail.com"],
  ["jane+own@gmail.com", "base", "Aliases/own"],
  ["jane+@gmail.com", "base", "Aliases/jane+@gmail.com"],
  ["jane+shop@gmail.com", "plus", "Aliases/shop"],
  ["jane+a.b+c@gmail.com", "plus", "Aliases/a.b+c"],
  ["ja.ne@gmail.com", "dots", "Aliases/ja.ne"],
  ["ja.ne+shop@gmail.com", "dots", "Aliases/shop"],
  ["jane@googlemail.com", "domain-variant", "Aliases/jane@googlemail.com"],
  ["ja.ne@googlemail.com", "domain-variant", "Aliases/ja.ne@googlemail.com"],
  ["ja.ne+shop@googlemail.com", "domain-variant", "Aliases/shop"],
])("the alias %s (%s) gets the label %s", (email, type, label) => {
  expect(toFilterLabel({ email, type }, "Aliases")).toBe(label);
});

it.each([
  ["Mail", "Mail/shop"],
  ["", "shop"],
  [" / ", "shop"],
  ["/Mail//Web /", "Mail/Web/shop"],
  ["Étiquettes 🏷️", "Étiquettes 🏷️/shop"],
])("the prefix %j gives the label %j", (prefix, label) => {
  expect(toFilterLabel({ email: "jane+shop@gmail.com", type: "plus" }, prefix)).toBe(label);
});

it.each([
  ["netflix.com", "Aliases", "Aliases/netflix.com"],
  ["Boulangerie Müller", "Mail/Sites", "Mail/Sites/Boulangerie Müller"],
  ["AC/DC", "", "AC-DC"],
  ["a\nb", "Aliases", "Aliases/a b"],
])("the recipient %j under %j gets the label %j", (recipient, prefix, label) => {
  expect(toRecipientLabel({ recipient }, prefix)).toBe(label);
});
