import { describe, expect, it } from "vitest";

import { isSameRecipient, recipientGroupOf, toRecipient } from "./toRecipient";

describe("a recipient is kept", () => {
  it.each([
    ["a link", "https://www.netflix.com/login?next=%2F", "netflix.com"],
    ["a link with an @ in its path", "https://medium.com/@jane", "medium.com"],
    ["an address of a page with an @ in its path", "medium.com/@jane", "medium.com"],
    ["a host name", "shop.amazon.co.uk", "amazon.co.uk"],
    ["a host name in capitals", " WWW.Netflix.COM ", "netflix.com"],
    ["a host of one label", "http://localhost:8080/", "localhost"],
    ["a link without a name", "http://[::1]/", "http://[::1]/"],
    ["a word", "Netflix", "Netflix"],
    ["a host name of a new ending", "My.Bank", "my.bank"],
    ["a word with dots", "v1.2.3", "v1.2.3"],
    ["a name with a mark at its end", "Yahoo!", "Yahoo"],
    ["a name with a bracket that it needs", "Amazon(DE)", "Amazon(DE)"],
    ["nothing but marks", '"...",', '"...",'],
    ["a site in quotation marks", "„netflix.com“", "netflix.com"],
    ["a site with what follows it in a text", "(Netflix.com),", "netflix.com"],
    ["a site with characters that nobody sees", "\u200Enetflix.com\u200B", "netflix.com"],
    ["a name with a link", "Netflix (https://netflix.com/a_(b))", "netflix.com"],
    ["a link of Markdown", "[Netflix](https://www.netflix.com/)", "netflix.com"],
    ["a name with a link to a page that is not secret", "Netflix (http://netflix.com)", "netflix.com"],
    [
      "a name with a link that is too long",
      `Shop https://${"a".repeat(250)}.com`,
      `Shop https://${"a".repeat(250)}.com`,
    ],
    ["two links", "https://a.com https://b.com", "https://a.com https://b.com"],
    ["a host name in punycode", "XN--MNCHEN-3YA.de", "münchen.de"],
    ["a whole host name in punycode", "xn--80aaxitdbjr.xn--p1ai", "папитрока.рф"],
    ["what is no punycode", "xn--99999999.com", "xn--99999999.com"],
    ["punycode that no browser writes", "xn--abc-.com", "xn--abc-.com"],
    ["the customer of a host", "https://jane.github.io/blog", "jane.github.io"],
    ["a site of the host itself", "www.github.io", "github.io"],
    ["a wide host name", "ｎｅｔｆｌｉｘ。com", "netflix.com"],
    ["letters and their marks", "Mu\u0308ller", "Müller"],
    ["a host name that is too long", `${"a".repeat(254)}.com`, `${"a".repeat(254)}.com`],
    ["a name with blanks", "  Boulangerie \t Müller\n", "Boulangerie Müller"],
    ["a sentence with a site", "The man from Netflix.com", "The man from Netflix.com"],
    ["the address of a person", "roe@example.org", "roe@example.org"],
    ["nothing", " \n", ""],
    ["a name with a picture", "🎉 shop", "🎉 shop"],
    ["a long text", "n".repeat(501), "n".repeat(500)],
    ["a text that ends in a blank where it is cut", `${"n".repeat(499)} n`, "n".repeat(499)],
    ["a long text that begins with a picture", `🎉${"n".repeat(500)}`, `🎉${"n".repeat(498)}`],
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
    ["my", "my.t"],
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
