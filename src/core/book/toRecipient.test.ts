import { describe, expect, it } from "vitest";

import { isSameRecipient, recipientGroupOf, toRecipient } from "./toRecipient";

describe("a recipient is kept", () => {
  it.each([
    ["a link", "https://www.netflix.com/login?next=%2F", "netflix.com"],
    ["a link with an @ in its path", "https://medium.com/@jane", "medium.com"],
    ["a host name", "shop.amazon.co.uk", "amazon.co.uk"],
    ["a host name in capitals", " WWW.Netflix.COM ", "netflix.com"],
    ["a host of one label", "http://localhost:8080/", "localhost"],
    ["a link without a name", "http://[::1]/", "http://[::1]/"],
    ["a word", "Netflix", "Netflix"],
    ["a word with a dot", "my.tag", "my.tag"],
    ["a name with blanks", "  Boulangerie \t Müller\n", "Boulangerie Müller"],
    ["a sentence with a site", "The man from Netflix.com", "The man from Netflix.com"],
    ["the address of a person", "roe@example.org", "roe@example.org"],
    ["nothing", " \n", ""],
    ["a name with a picture", "🎉 shop", "🎉 shop"],
    ["a long text", "n".repeat(501), "n".repeat(500)],
    ["a text that ends in a blank where it is cut", `${"n".repeat(499)} n`, "n".repeat(499)],
    ["a text whose last character is cut in two", `${"n".repeat(499)}🎉`, "n".repeat(499)],
  ])("from %s", (_, text, recipient) => {
    expect(toRecipient(text)).toBe(recipient);
  });
});

describe("two recipients", () => {
  it.each([
    ["netflix.com", "netflix.com"],
    ["Boulangerie Müller", "boulangerie müller"],
    ["Netflix", "netflix.com"],
    ["amazon.co.uk", "Amazon"],
  ])("are the same: %s, %s", (one, other) => {
    expect(isSameRecipient(one, other)).toBe(true);
    expect(isSameRecipient(other, one)).toBe(true);
  });

  it.each([
    ["amazon.com", "amazon.de"],
    ["net", "netflix.com"],
    ["my", "my.tag"],
    ["roe", "roe@example.org"],
    ["", "netflix.com"],
    ["", "http://[::1]/"],
  ])("differ: %s, %s", (one, other) => {
    expect(isSameRecipient(one, other)).toBe(false);
    expect(isSameRecipient(other, one)).toBe(false);
  });
});

it.each([
  ["Netflix", "netflix"],
  ["netflix.com", "netflix"],
  ["Amazon.co.uk", "amazon"],
  ["Boulangerie Müller", "boulangerie müller"],
  ["", ""],
])("the group of %j is %j", (recipient, group) => {
  expect(recipientGroupOf(recipient)).toBe(group);
});
