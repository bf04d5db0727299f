import { describe, expect, it } from "vitest";

import { toRecipientKey } from "./recipientKey";
import { isSameRecipient, isShortLink, recipientGroupOf, recipientIdOf, toRecipient } from "./toRecipient";

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
    ["a host name of a new ending", "my.bank", "my.bank"],
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
    ["two links", "https://a.com https://b.com", "a.com b.com"],
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
    ["a sentence with a site", "The man from Netflix.com", "netflix.com"],
    ["the address of a person", "roe@example.org", "roe@example.org"],
    ["nothing", " \n", ""],
    ["a name with a picture", "🎉shop", "🎉shop"],
    ["a long text", "n".repeat(501), "n".repeat(500)],
    ["a text that ends in a blank where it is cut", `${"n".repeat(499)} n`, "n".repeat(499)],
    ["a long text that begins with a picture", `🎉${"n".repeat(500)}`, `🎉${"n".repeat(498)}`],
    ["a text whose last character is cut in two", `${"n".repeat(499)}🎉`, "n".repeat(499)],
  ])("from %s", (_, text, recipient) => {
    expect(toRecipient(text)).toBe(recipient);
  });
});

describe("a site is itself", () => {
  it.each([
    ["in a list", "- netflix.com"],
    ["in a list of bullets", "• netflix.com"],
    ["behind a bullet that touches it", "•netflix.com"],
    ["in a list of dashes", "– netflix.com"],
    ["behind an arrow", "→ netflix.com"],
    ["in a list of numbers", "1. netflix.com"],
    ["behind a number and a bracket", "12) netflix.com"],
    ["behind a number in brackets", "(3) netflix.com"],
    ["behind a number of a keyboard", "1\uFE0F\u20E3 netflix.com"],
    ["behind a number in a circle", "① netflix.com"],
    ["behind a Chinese number of a list", "1、netflix.com"],
    ["behind a box", "- [ ] netflix.com"],
    ["behind a ticked box", "[x] netflix.com"],
    ["behind a tick", "✅ netflix.com"],
    ["behind a tick that touches it", "✔netflix.com"],
    ["behind a picture", "🎬 netflix.com"],
    ["before a picture", "netflix.com 🎬👍"],
    ["in a chat", "@netflix.com"],
    ["as a tag", "#netflix.com"],
    ["as a heading", "## netflix.com"],
    ["in bold", "**netflix.com**"],
    ["in italics", "_netflix.com_"],
    ["crossed out", "~~netflix.com~~"],
    ["as code", "`netflix.com`"],
    ["in quotation marks of every script", "“«『netflix.com』»”"],
    ["at the end of a question", "netflix.com?!"],
    ["with a mark of trade", "netflix.com™"],
    ["with a soft hyphen", "net\u00ADflix.com"],
    ["with a space of no width", "net\u200Bflix\uFEFF.com"],
    ["with a variation selector", "netflix.com\uFE0F"],
    ["with blanks of other kinds", "\u3000netflix.com\u00A0\u2800"],
    ["with a blank that a keyboard puts there", "netflix. com"],
    ["with a capital behind that", "Netflix. Com"],
    ["with a blank before the dot", "netflix .com/login"],
    ["with several such blanks", "www. netflix. com"],
    ["with such a blank among words", "Netflix: netflix. com"],
    ["in HTML", "<li><b>netflix.com</b></li>"],
    ["in references of HTML", "&lt;netflix&period;com&gt;"],
    ["in references within each other", "netflix&amp;amp;amp;#46;com"],
    ["as a link of Markdown", "[Netflix](https://www.netflix.com/a_(b))"],
    ["as a link of Markdown whose text is one", "[https://netflix.com](https://example.org/?u=1)"],
    ["as a link of HTML", '<a href="https://netflix.com/x">https://example.org</a>'],
    ["as a link of HTML with other quotation marks", "<a href='https://netflix.com'>Netflix</a>"],
    ["as a link of Slack", "<https://netflix.com|netflix.com>"],
    ["as a link of Outlook", "netflix.com<https://netflix.com/>"],
    ["as a link of Outlook that leads elsewhere", "https://netflix.com<https://example.org/?url=https%3A%2F%2Fx.org>"],
    ["as two links", "https://netflix.com https://www.netflix.com/login"],
    ["with one slash", "https:/netflix.com"],
    ["with no slash", "https:netflix.com"],
    ["with no colon", "https//netflix.com"],
    ["with no scheme", "//netflix.com/x"],
    ["with backslashes", String.raw`https:\\netflix.com\new`],
    ["with two schemes", "http://https://netflix.com"],
    ["in JSON", String.raw`{"url":"https:\/\/netflix.com\/","password":"x"}`],
    ["percent-encoded", "https%3A%2F%2Fnetflix.com%2Flogin"],
    ["percent-encoded twice", "https%253A%252F%252Fnetflix.com%252Flogin"],
    ["with a percent-encoded host", "https://netfl%69x%2ecom/a"],
    ["with an encoded blank in its path", "https://netflix.com/a%20https://example.org"],
    ["with another link in its query", "https://netflix.com/?q=1,2&next=https://example.org"],
    ["as its source", "view-source:https://netflix.com/x"],
    ["in a reader", "about:reader?url=https%3A%2F%2Fnetflix.com%2Fa"],
    ["with a user and a port", "https://jane:pass@netflix.com:8080/a"],
    ["before a Chinese full stop", "https://www.netflix.com。谢谢"],
    ["before a Chinese comma", "https://netflix.com，谢谢"],
    ["before Chinese", "https://netflix.com谢谢"],
    ["before Chinese, without a scheme", "netflix.com谢谢"],
    ["before a bracket of Japanese", "「https://netflix.com」です"],
    ["before a bar", "https://netflix.com|x"],
    ["before a semicolon", "https://netflix.com;x"],
    ["before an asterisk", "*https://netflix.com*"],
    ["before a hyphen", "netflix.com-ra"],
    ["before a possessive", "netflix.com’s"],
    ["in wide letters", "https://ｎｅｔｆｌｉｘ．com"],
    ["with Chinese dots", "https://netflix。com"],
    ["as an app", "com.netflix.mediaclient"],
    ["as an app of Android", "androidapp://com.netflix.mediaclient"],
    ["as an app with a certificate", "android://aGFzaA==@com.netflix.mediaclient/"],
    ["as an app of a search engine", "android-app://com.netflix.mediaclient/https/netflix.com/x"],
    ["as an app of Apple", "iosapp://com.netflix.Netflix"],
    ["as an app in italics", "_android-app://com.netflix_"],
    ["in Google's store", "https://play.google.com/store/apps/details?hl=en&id=com.netflix.mediaclient"],
    ["as a link to that store", "market://details?id=com.netflix.mediaclient"],
    ["behind its name", "Netflix: netflix.com"],
    ["before its name", "netflix.com (Netflix)"],
    ["behind its name without a blank", "Netflix:netflix.com"],
    ["in a row of Markdown", "| Netflix | netflix.com | jane |"],
    ["in a row", "netflix.com,jane.doe,hunter2"],
    ["in a row of quoted columns", '"Netflix";"netflix.com";"jane@example.org";"a,b;c"'],
    ["in a row of a spreadsheet", "Netflix\tnetflix.com\tjane\thunter2, and more"],
  ])("%s", (_, text) => {
    expect(toRecipient(text)).toBe("netflix.com");
  });
});

describe("another text", () => {
  it.each([
    ["with a host among words that is no site of most", "The shop foo.bank", "The shop foo.bank"],
    ["with two sites", "netflix.com or ikea.com", "netflix.com or ikea.com"],
    ["with nothing but an ending", "Müller & co.kg", "Müller & co.kg"],
    ["with a title", "Dr. Silva", "Dr. Silva"],
    ["with a title and no blank", "Dr.Silva", "Dr Silva"],
    ["with initials", "L.L.Bean", "L L Bean"],
    ["with initials and a sign", "J.Müller&Co.Kg", "J Müller&Co Kg"],
    ["with initials and words", "L.L.Bean Shop", "L.L.Bean Shop"],
    ["with a country in capitals", "Amazon.DE", "amazon.de"],
    ["with a capital in a site", "my.Netflix.Com", "netflix.com"],
    ["all in capitals", "NETFLIX.BANK", "netflix.bank"],
    ["with a word that is an ending", "Tiffany & Co. store", "Tiffany & Co. store"],
    ["with a name before an address", "Pizza Roma <orders@pizzaroma.it>", "Pizza Roma"],
    ["with a quoted name before an address", '"Pizza Roma" <orders@pizzaroma.it>', "Pizza Roma"],
    ["with an address alone", "<mailto:roe@example.org>", "roe@example.org"],
    ["with a number that is no list's", "1984 books", "1984 books"],
    ["with a bracket", "Amazon (DE).", "Amazon (DE)"],
    ["with a bracket in front", "(DE) Amazon", "(DE) Amazon"],
    ["with a quotation", 'The "Shop"', 'The "Shop"'],
    ["with signs that it needs", "C++", "C++"],
    ["with an escape", "AT&amp;T", "AT&T"],
    [
      "in Apple's store",
      "https://apps.apple.com/us/app/duolingo-language-lessons/id570060128",
      "duolingo language lessons",
    ],
    ["in Apple's store with letters", "https://apps.apple.com/jp/app/%E6%9D%B1%E4%BA%AC/id1", "東京"],
    ["in Apple's store, with nothing else", "https://apps.apple.com/app/id570060128", "id570060128"],
    ["of Google's store", "https://play.google.com/store/apps/dev?id=7", "7"],
    ["in a row without a site", "Zara,jane,hunter2", "Zara,jane,hunter2"],
    ["in a row with two sites", "zara.com,ikea.com", "zara.com,ikea.com"],
    ["with nothing but a box", "[ ]", "[ ]"],
    ["with nothing but a picture", "🎉", "🎉"],
  ])("%s", (_, text, recipient) => {
    expect(toRecipient(text)).toBe(recipient);
  });
});

it.each([
  ["nalog.gov.ru", "zakupki.gov.ru"],
  ["nav.gov.hu", "kormany.gov.hu"],
  ["support.zendesk.com", "support.substack.com"],
  ["checkout.bigcartel.com", "checkout.teachable.com"],
  ["Dr.Silva", "Dr.Costa"],
  ["餃子の王将", "洋服の青山"],
  ["login.gov", "login.nhs.uk"],
  ["id.me", "id.ee"],
  ["com.duolingo", "com.whatsapp"],
  ["androidapp://com.duolingo", "androidapp://com.whatsapp"],
  ["https://a.co.uk", "https://b.co.uk"],
  ["https://apps.apple.com/us/app/zara/id1", "https://apps.apple.com/us/app/ikea/id2"],
])("%s and %s are two recipients with two keys", (one, other) => {
  const recipients = [one, other].map(toRecipient);
  expect(recipients[0]).not.toBe(recipients[1]);
  expect(toRecipientKey(recipients[0]!, false)).not.toBe(toRecipientKey(recipients[1]!, false));
});

describe("two recipients", () => {
  it.each([
    ["netflix.com", "netflix.com"],
    ["Boulangerie Müller", "boulangerie müller"],
    ["Netflix", "netflix.com"],
    ["amazon.co.uk", "Amazon"],
    ["Best Buy", "bestbuy.com"],
    ["Coca Cola", "coca-cola.com"],
    ["H & M", "H&M"],
    ["Dr. Silva", "Dr Silva"],
    ["Bücher", "bücher.de"],
    ["!", "!"],
  ])("are the same: %s, %s", (one, other) => {
    expect(isSameRecipient(one, other)).toBe(true);
    expect(isSameRecipient(other, one)).toBe(true);
  });

  it.each([
    ["amazon.com", "amazon.de"],
    ["bestbuy.com", "best-buy.com"],
    ["bücher.de", "bücher.at"],
    ["Müller", "Muller"],
    ["x", "x.com"],
    ["!", "?"],
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
  ["Netflix", "netflix", "netflix"],
  ["netflix.com", "netflix", "netflix.com"],
  ["amazon.co.uk", "amazon", "amazon.co.uk"],
  ["Boulangerie Müller", "boulangeriemüller", "boulangeriemüller"],
  ["x.com", "xcom", "x.com"],
  ["...", "...", "..."],
  ["", "", ""],
])("the group of %j is %j, and its name there %j", (recipient, group, id) => {
  expect([recipientGroupOf(recipient), recipientIdOf(recipient)]).toEqual([group, id]);
});

it.each([
  ["https://bit.ly/3x", true],
  ["https://maps.app.goo.gl/3x", true],
  ["https://youtu.be/3x", true],
  ["https://netflix.com", false],
  ["bit", false],
])("%s hides its site: %j", (text, isShort) => {
  expect(isShortLink(toRecipient(text))).toBe(isShort);
});
