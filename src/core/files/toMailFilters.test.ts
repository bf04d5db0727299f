import { describe, expect, it } from "vitest";

import { readMailFilters } from "../../../tests/core/readMailFilters";
import type { Alias } from "../aliases/alias";
import { FILTER_ACTIONS, toFilterLabel, toMailFilters, toRecipientLabel } from "./toMailFilters";

const UPDATED = "2026-11-21T04:38:01.234Z";
const NOTHING = {
  shouldArchive: false,
  shouldMarkAsRead: false,
  shouldNeverSpam: false,
  shouldTrash: false,
  updated: UPDATED,
};

const SHOP = { email: "jane+shop@gmail.com", label: "Aliases/shop" };
const DOTTED = { email: "ja.ne@gmail.com", label: "Aliases/ja.ne" };

it("writes an Atom feed like Gmail's own export", () => {
  const options = { ...NOTHING, shouldArchive: true, shouldMarkAsRead: true, shouldNeverSpam: true };

  expect(toMailFilters([SHOP, DOTTED], options)).toBe(`<?xml version='1.0' encoding='UTF-8'?>
<feed xmlns='http://www.w3.org/2005/Atom' xmlns:apps='http://schemas.google.com/apps/2006'>
  <title>Mail Filters</title>
  <id>tag:mail.google.com,2008:filters:20261121043801</id>
  <updated>2026-11-21T04:38:01Z</updated>
  <author>
    <name>Plusdot</name>
  </author>
  <entry>
    <category term='filter'></category>
    <title>Mail Filter</title>
    <id>tag:mail.google.com,2008:filter:20261121043801</id>
    <updated>2026-11-21T04:38:01Z</updated>
    <content></content>
    <apps:property name='to' value='jane+shop@gmail.com'/>
    <apps:property name='label' value='Aliases/shop'/>
    <apps:property name='shouldArchive' value='true'/>
    <apps:property name='shouldMarkAsRead' value='true'/>
    <apps:property name='shouldNeverSpam' value='true'/>
  </entry>
  <entry>
    <category term='filter'></category>
    <title>Mail Filter</title>
    <id>tag:mail.google.com,2008:filter:20261121043802</id>
    <updated>2026-11-21T04:38:01Z</updated>
    <content></content>
    <apps:property name='to' value='ja.ne@gmail.com'/>
    <apps:property name='label' value='Aliases/ja.ne'/>
    <apps:property name='shouldArchive' value='true'/>
    <apps:property name='shouldMarkAsRead' value='true'/>
    <apps:property name='shouldNeverSpam' value='true'/>
  </entry>
</feed>
`);
});

it.each(FILTER_ACTIONS)("sets %s alone", (action) => {
  expect(readMailFilters(toMailFilters([SHOP], { ...NOTHING, [action]: true }))).toEqual([
    { to: "jane+shop@gmail.com", label: "Aliases/shop", [action]: "true" },
  ]);
});

it("writes no filters if there are no addresses", () => {
  expect(readMailFilters(toMailFilters([], NOTHING))).toEqual([]);
});

describe("a label that a person typed", () => {
  it.each([
    ["is escaped", `<"R&D"> 'x' &amp; ]]>`, `<"R&D"> 'x' &amp; ]]>`],
    ["keeps its letters and signs", "Лавка/é 🛒 \uFFFD", "Лавка/é 🛒 \uFFFD"],
    ["loses what XML forbids", "a\u0000\u0008\u000B\u001Fb\uFFFE\uFFFFc", "abc"],
    ["loses lone surrogates", "\uD83Da\uDED2b\uDED2\uD83D", "ab"],
    ["is cut at 225 characters, escaped ones counting as one", "&".repeat(226), "&".repeat(225)],
  ])("%s", (_, typed, label) => {
    expect(readMailFilters(toMailFilters([{ ...SHOP, label: typed }], NOTHING))).toEqual([
      { to: "jane+shop@gmail.com", label },
    ]);
  });

  it.each(["", "\u0000"])("is not set if nothing is left of it: %j", (typed) => {
    expect(readMailFilters(toMailFilters([{ ...SHOP, label: typed }], NOTHING))).toEqual([
      { to: "jane+shop@gmail.com" },
    ]);
  });
});

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
])("a label %s", (_, text, label) => {
  expect(toRecipientLabel({ recipient: "" }, text)).toBe(label);
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
  ["Boulangerie Müller", "Mail/Sites", "Mail/Sites/Boulangerie Müller"],
  ["AC/DC", "", "AC-DC"],
])("the recipient %j under %j gets the label %j", (recipient, prefix, label) => {
  expect(toRecipientLabel({ recipient }, prefix)).toBe(label);
});
