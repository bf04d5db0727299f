import { describe, expect, it } from "vitest";

import type { Domain } from "./address";
import { parseAddress } from "./parseAddress";
import { readAddress } from "./readAddress";

function read(username: string, domain: Domain = "gmail.com") {
  return { ok: true, address: { username, domain } };
}

describe("an address is taken out of", () => {
  it.each([
    ["a full stop", "jane@gmail.com."],
    ["an exclamation mark", "jane@gmail.com!"],
    ["a question mark", "jane@gmail.com?"],
    ["round brackets", "(jane@gmail.com)"],
    ["square brackets", "[jane@gmail.com]"],
    ["angle brackets", "<jane@gmail.com>"],
    ["angle brackets and a full stop", "<jane@gmail.com>."],
    ["quotation marks", '"jane@gmail.com"'],
    ["typographic quotation marks", "“jane@gmail.com”"],
    ["apostrophes", "'jane@gmail.com'"],
    ["a bracket alone", "jane@gmail.com)"],
    ["a list's bullet", "- jane@gmail.com"],
    ["a quoted message", "> jane@gmail.com"],
    ["a comma in front", ", jane@gmail.com"],
    ["a full-width @", "(jane＠gmail.com)"],
    ["a link in brackets", "(mailto:jane@gmail.com?subject=Hello there)"],
    ["a Markdown link", "[Jane](mailto:jane@gmail.com)"],
    ["a label", "E-mail: jane@gmail.com"],
    ["a name in front", "Jane Doe <jane@gmail.com>"],
    ["a name that touches it", "Jane<jane@gmail.com>"],
    ["a name and round brackets", "Jane Doe (jane@gmail.com)"],
    ["a name behind", "jane@gmail.com (Jane Doe)"],
    ["itself as a name", "jane@gmail.com <jane@gmail.com>"],
    ["another address as a quoted name", '"roe@example.org" <jane@gmail.com>'],
    ["a sentence that ends", "Write to me: jane@gmail.com, please."],
  ])("%s: %j", (_, text) => {
    expect(readAddress(text)).toEqual(read("jane"));
  });

  it("with the underscores of its tag", () => {
    expect(readAddress("Jane+Two_Words@googlemail.com;")).toEqual(read("jane+two_words", "googlemail.com"));
  });
});

describe("a word beside an address may be a part of it, so the text is refused", () => {
  it.each([
    "jane doe@gmail.com",
    "jane  doe@gmail.com.",
    "jane,doe@gmail.com",
    "jane, doe@gmail.com",
    "jane;doe@gmail.com",
    "jane|doe@gmail.com",
    "jane(doe@gmail.com",
    'jane"doe@gmail.com',
    "jane - doe@gmail.com",
    "jane. doe@gmail.com",
    "josé doe@gmail.com",
    "1. doe@gmail.com",
    "jane@gmail.com,br",
    "jane@gmail.com)br",
    '"jane@gmail.com","plus"',
  ])("%j", (text) => {
    expect(readAddress(text)).toEqual(parseAddress(text));
    expect(readAddress(text).ok).toBe(false);
  });
});

describe("everything else is read as by parseAddress", () => {
  it.each([
    "",
    "jane",
    "jane.",
    "(jane)",
    "jane doe",
    "jane_doe@gmail.com",
    "jane+é@gmail.com",
    "jane..doe@gmail.com",
    "jane@gmail.com.br",
    "jane@example.org",
    "jane@gmail.com, roe@gmail.com",
    "jane@gmail.com <roe@gmail.com>",
    "mailto:jane%4@gmail.com",
    "@",
  ])("%j", (text) => {
    expect(readAddress(text)).toEqual(parseAddress(text));
  });
});
