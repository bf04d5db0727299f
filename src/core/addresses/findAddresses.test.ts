import { expect, it } from "vitest";

import { findAddresses } from "./findAddresses";

/** Writes each address in short: `?` is behind one that Gmail cannot have, the name before one that is read otherwise. */
function show(text: string): string {
  return findAddresses(text)
    .map(({ text: written, host, parsed }) => {
      if (!parsed.ok) return `${written} ${parsed.error === "invalid-email" ? "?" : `at ${host}`}`;
      const { username } = parsed.address;
      return written.startsWith(`${username}@`) ? written : `${username} = ${written}`;
    })
    .join(", ");
}

it("finds the places of all addresses, good or not", () => {
  expect(findAddresses("To jane@GMail.com, josé@gmail.com;roe@x.example")).toStrictEqual([
    {
      text: "jane@GMail.com",
      host: "GMail.com",
      start: 3,
      end: 17,
      parsed: { ok: true, address: { username: "jane", domain: "gmail.com" } },
    },
    {
      text: "josé@gmail.com",
      host: "gmail.com",
      start: 19,
      end: 33,
      parsed: { ok: false, error: "invalid-email" },
    },
    {
      text: "roe@x.example",
      host: "x.example",
      start: 34,
      end: 47,
      parsed: { ok: false, error: "unsupported-domain" },
    },
  ]);
  expect(findAddresses("jane@roe@gmail.com")).toMatchObject([{ parsed: { ok: false, error: "invalid-email" } }]);
});

it.each(["漢", "ひ", "カ", "한", "ไ", "ລ", "ខ", "မ"])("%s, of a script without blanks, is a border", (letter) => {
  expect(show(`x${letter}jane@gmail.com${letter}`)).toBe("jane@gmail.com");
});

it.each([
  ["Call 📧jane@gmail.com", "jane@gmail.com"],
  ["mail📧jane@gmail.com", "jane@gmail.com"],
  ["mail→jane@gmail.com", "jane@gmail.com"],
  ["mail•jane@gmail.com", "mail•jane@gmail.com ?"],
  ["user=josé@gmail.com", "josé@gmail.com ?"],
  ["邮箱josé@gmail.com", "josé@gmail.com ?"],
  ["https://x.example/?mail=josé@gmail.com", "josé@gmail.com ?"],
  ["/jane@gmail.com", "/jane@gmail.com ?"],
  ["https://x.example,jane@gmail.com,secret", "jane@gmail.com"],
  ["https://x.example:8080;jane@gmail.com", "jane@gmail.com"],
])("judges what touches the name: %j has %s", (text, found) => {
  expect(show(text)).toBe(found);
});

it.each([
  ["**jane@gmail.com** and roe", "jane@gmail.com"],
  ["Write to __jane_@gmail.com__, please", "jane_@gmail.com ?"],
  ["__jane@gmail.com is not emphasised", "__jane@gmail.com ?"],
  ["**jane@gmail.com is not emphasised", "**jane@gmail.com ?"],
  ["Any **@gmail.com** is welcome", ""],
])("takes off the marks of Markdown that are on both sides: %j has %s", (text, found) => {
  expect(show(text)).toBe(found);
});

it.each([
  ["7-|--|-jane@gmail.com-|-x", "jane@gmail.com"],
  ["7|--jane-doe@gmail.com", "jane-doe@gmail.com"],
  ["|jane-doe@gmail.com|", "jane-doe@gmail.com"],
])("takes off the hyphens of a leaked list: %j has %s", (text, found) => {
  expect(show(text)).toBe(found);
});

it.each([
  ["a@gmail.com/bob@gmail.com", "a@gmail.com, bob@gmail.com"],
  ["a@gmail.com, x/b@gmail.com", "a@gmail.com, x/b@gmail.com ?"],
  ["a@gmail.com/b c@gmail.com", "a@gmail.com, c@gmail.com"],
])("an address and a slash are before another one: %j has %s", (text, found) => {
  expect(show(text)).toBe(found);
});

it.each([
  ['"roe@x.example" <jane@gmail.com>', "jane@gmail.com"],
  ['"roe@x.example"<jane@gmail.com>', "jane@gmail.com"],
  ['"roe@x.example"  <mailto:jane@gmail.com>', "jane@gmail.com"],
  ['"Roe", "jane@gmail.com", "Doe" <doe@gmail.com>', "jane@gmail.com, doe@gmail.com"],
  ['"Roe", jane@gmail.com, "<doe@gmail.com>"', "jane@gmail.com, doe@gmail.com"],
  ['<td>"jane@gmail.com"</td>', "jane@gmail.com"],
  ['"jane@gmail.com" <br><a href="mailto:roe@gmail.com">', "jane@gmail.com, roe@gmail.com"],
])("a quoted name is no address, but another quotation may be one: %j has %s", (text, found) => {
  expect(show(text)).toBe(found);
});

it("keeps the place behind a quoted name", () => {
  expect(findAddresses('"Jane Doe" <jane@gmail.com>')).toMatchObject([{ start: 12, end: 26 }]);
});

it.each([
  ["jane.doe+caf_=roe+x=x.example@gmail.com", "jane.doe = jane.doe+caf_=roe+x=x.example@gmail.com"],
  ["jane+caf_=x.example@gmail.com", "jane+caf_=x.example@gmail.com ?"],
  ["jane+roe=x.example@gmail.com", "jane+roe=x.example@gmail.com ?"],
])("reads a return path of Gmail, and no other: %j has %s", (text, found) => {
  expect(show(text)).toBe(found);
});
