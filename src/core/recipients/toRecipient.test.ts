import { describe, expect, it } from "vitest";

import { toRecipientKey } from "./recipientKey";
import { isSameRecipient, isShortLink, recipientGroupOf, recipientIdOf, toRecipient } from "./toRecipient";

it.each([
  ["a link", "https://www.netflix.com/login?next=%2F", "netflix.com"],
  ["a link with an @ in its path", "https://medium.com/@jane", "medium.com"],
  ["an address of a page with an @ in its path", "medium.com/@jane", "medium.com"],
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
  ["a name with a link", "Netflix (https://netflix.com/a_(b))", "netflix.com"],
  ["a name with a link to a page that is not secret", "Netflix (http://netflix.com)", "netflix.com"],
  ["a name with a link that is too long", `Shop https://${"a".repeat(250)}.com`, `Shop https://${"a".repeat(250)}.com`],
  ["two links", "https://a.com https://b.com", "a.com b.com"],
  ["a whole host name in punycode", "xn--80aaxitdbjr.xn--p1ai?u=https://x.org", "папитрока.рф"],
  ["a wide host name", "ｎｅｔｆｌｉｘ。com", "netflix.com"],
  ["letters and their marks", "か\u3099く\u3099", "がぐ"],
  ["a name with blanks", "  Boulangerie \t Müller\n", "Boulangerie Müller"],
  ["a sentence with a site", "The man from Netflix.com", "netflix.com"],
  ["the address of a person", "roe@example.org", "roe@example.org"],
  ["nothing", " \n", ""],
  ["a name with a picture", "🎉shop", "🎉shop"],
  ["a long text", "n".repeat(501), "n".repeat(500)],
  ["a text that ends in a blank where it is cut", `${"n".repeat(499)} n`, "n".repeat(499)],
  ["a long text that begins with a picture", `🎉${"n".repeat(500)}`, `🎉${"n".repeat(498)}`],
  ["a text whose last character is cut in two", `${"n".repeat(499)}🎉`, "n".repeat(499)],
])("a recipient is kept from %s", (_, text, recipient) => {
  expect(toRecipient(text)).toBe(recipient);
});

describe("a site is itself", () => {
  it.each([
    ["behind a Chinese number of a list", "1、netflix.com"],
    ["behind a tick that touches it", "✔netflix.com"],
    ["before a picture", "netflix.com 🎬👍"],
    ["in quotation marks of every script", "“«『netflix.com』»”"],
    ["at the end of a question", "netflix.com?!"],
    ["with a capital behind that", "Netflix. Com"],
    ["with a blank before the dot", "netflix .com/login"],
    ["with several such blanks", "www. netflix. com"],
    ["with such a blank among words", "Netflix: netflix. com and more"],
    ["with another one", "Netflix: netflix .com"],
    ["with both", "Netflix: netflix . com"],
    ["with both and a path", "netflix . com/login"],
    ["before dots", "see netflix.com... and more"],
    ["in HTML", "<li><b>netflix.com</b></li>"],
    ["in references of HTML", "&lt;netflix&period;com&gt;"],
    ["in references within each other", "netflix&amp;amp;amp;#46;com"],
    ["as a link of Markdown whose text is one", "[https://netflix.com](https://example.org/?u=1)"],
    ["as a link of HTML", '<a href="https://netflix.com/x">https://example.org</a>'],
    ["as a link of HTML with other quotation marks", "<a href='https://netflix.com'>Netflix</a>"],
    ["as a link of Outlook", "netflix.com<https://netflix.com/>"],
    ["as a link of Outlook that leads elsewhere", "https://netflix.com<https://example.org/?url=https%3A%2F%2Fx.org>"],
    ["with backslashes", String.raw`https:\\netflix.com\new`],
    ["in JSON", String.raw`{"url":"https:\/\/netflix.com\/","password":"x"}`],
    ["with a percent-encoded host", "https://netfl%69x%2ecom/a"],
    ["in the query of an encoded link", "netflix.com/?u=https%3A%2F%2Fexample.org"],
    ["with a port, before another link", "netflix.com:8080/a?u=https://example.org"],
    ["behind another name and a slash", "v.one!/https://netflix.com"],
    ["behind another name and a sign", "netflix.org=https://netflix.com/x"],
    ["behind another host and a comma", "ikea.com/a=b,https://netflix.com"],
    ["among words, before other signs", "see https://www.netflix.com… and ikea.com"],
    ["before an English word", "https://netflix.com。Thanks"],
    ["with an escaped dot", String.raw`https://netflix\.com/x`],
    ["before a sign that nobody sees", "https://netflix.com%C2%AD/x"],
    ["with an encoded blank in its path", "https://netflix.com/a%20https://example.org"],
    ["with another link in its query", "https://netflix.com/?q=1,2&next=https://example.org"],
    ["in a reader", "7.about:reader?url=https%3A%2F%2Fnetflix.com%2Fa"],
    ["with a user and a port", "https://jane:pass@netflix.com:8080/a"],
    ["with a password that ends a host", "https://jane:hun/te?r2@netflix.com/"],
    ["with a password that has a host", "https://jane:a@b/c@netflix.com:443"],
    ["with a user and no scheme", "jane:hun/ter2@netflix.com"],
    ["before a backslash", String.raw`https://netflix.com\@example.org/`],
    ["with any host below it", "*.netflix.com"],
    ["with any host and any scheme", "- *://*.netflix.com/*"],
    ["with any host and a scheme", "https://*.netflix.com"],
    ["with a dot in front", ".netflix.com"],
    ["behind a page of Google", "https://www.google.com.br/url?sa=t&url=https%3A%2F%2Fnetflix.com&ved=x"],
    [
      "behind a page of a page",
      "https://vk.com/away.php?to=https://l.facebook.com/l.php?u=https%253A%252F%252Fnetflix.com",
    ],
    [
      "behind an encoded page",
      "https%3A%2F%2Feur03.safelinks.protection.outlook.com%2F%3Furl%3Dhttps%253A%252F%252Fnetflix.com",
    ],
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
    ["as an app in italics", "see __android-app://com.netflix__ x"],
    ["in Google's store", "https://play.google.com/store/apps/details?hl=en&id=com.netflix.mediaclient"],
    ["as a link to that store", "market://details?id=com.netflix.mediaclient."],
    ["behind its name", "Netflix: netflix.com/a/ikea.com"],
    ["behind its name without a blank", "Netflix:netflix.com"],
    ["in a row", "netflix.com,jane.doe,hunter2"],
    ["in a row behind a blank", " netflix.com,jane.doe,hunter2"],
    ["in a row of quoted columns", '"Netflix";"netflix.com";"jane@example.org";"a,b;c"'],
  ])("%s", (_, text) => {
    expect(toRecipient(text)).toBe("netflix.com");
  });
});

describe("another text", () => {
  it.each([
    ["with a host among words that is no site of most", "The shop foo.bank", "The shop foo.bank"],
    ["with two sites", "netflix.com or ikea.com", "netflix.com or ikea.com"],
    ["with a host and a blank in its path", "foo.bank/x y", "foo.bank/x y"],
    ["with a sign in its ending", "a.bank_x", "a.bank_x"],
    ["with a link without a host", "https://!foo.bank x", "https://!foo.bank x"],
    ["with an underscore in a link", "https://my_shop.com/ x", "my_shop.com"],
    ["with two links in brackets", "<https://zara.com> or <https://ikea.com>", "zara.com ikea.com"],
    ["with a bracket between links", "https://zara.com< https://ikea.com", "zara.com ikea.com"],
    ["with a full stop", "Zara. Communities", "Zara. Communities"],
    ["with a country behind a blank, and no more", "t-mobile. de", "t-mobile.de"],
    ["with a country behind a blank", "www.1-und-1. de/login", "1-und-1.de"],
    ["with an ending behind a dash", "The end of - .com", "The end of - .com"],
    ["with two sites and a full stop", "zara.com. ikea.com", "zara.com. ikea.com"],
    ["with a site that ends as an ending", "Telco.de: x", "telco.de"],
    ["in HTML", '<p class="x">Zara</p><br/>', "Zara"],
    ["with a name in brackets", "<P & O>", "P & O"],
    ["with a word in brackets", "Zara <my> x", "Zara <my> x"],
    ["in two lines of HTML", "<h1>Zara</h1>Mango<br>x", "Zara Mango x"],
    ["with a secret for codes of nobody", "Zara,otpauth://totp/jane?secret=x,hunter2", ""],
    ["with secrets for codes of many", "otpauth-migration://offline?data=x", ""],
    ["with a secret for codes, by its label", "my otpauth://totp/Best%20Buy%3Ajane?secret=x hunter2", "Best Buy"],
    [
      "with a secret for codes and blanks",
      "otpauth://totp/Best Buy, too:jane?secret=x&image=https://a.org hunter2",
      "Best Buy, too",
    ],
    [
      "with a secret for codes, by its issuer",
      "otpauth://totp/a:b?secret=x&issuer=L'Or%C3%A9al+(Paris)#c",
      "L'Oréal (Paris)",
    ],
    ["with an encoded secret for codes", "otpauth%3A%2F%2Ftotp%2FZara%3Ajane%3Fsecret%3Dx", "Zara"],
    ["with a secret for codes and a link", "https://zara.com otpauth://totp/Mango:jane?secret=x", "zara.com"],
    ["with a sign of a keyboard", "#\uFE0F\u20E3 Zara", "Zara"],
    ["with a bare app in a store", "https://play.google.com/store/apps/details?id=com.axis.net", "axis.com"],
    ["with a host that begins as an app", "https://www.net.com.br/", "net.com.br"],
    ["with an @ in the path of another host", "foo.bank/@jane", "foo.bank"],
    ["with escapes within each other", `&${"#38;".repeat(30_000)}`, "&#38"],
    ["with nothing but an ending", "Müller & co.kg", "Müller & co.kg"],
    ["with a title", "Dr. Silva", "Dr. Silva"],
    ["with a title and no blank", "Dr.Silva", "Dr Silva"],
    ["with a country behind a title", "Mr.Bricolage.Fr", "bricolage.fr"],
    ["with a company of one letter", "J.Co", "J Co"],
    ["with an app among words", "Zara: com.zara.app", "zara.com"],
    ["with an app that is no app", "https://com.example.app/", "example.app"],
    ["with a host that is nobody's user", "https://example.org/u?e=jane@netflix.com", "example.org"],
    ["with a user of this machine", "http://localhost:80/jane@netflix.com", "localhost"],
    ["with a person and a password", "jane@gmail.com:P@ss.word", "jane@gmail.com:P@ss.word"],
    ["with an and between letters", "D&G.com", "D&G.com"],
    ["with a percent sign", "%22netflix.com%22", "%22netflix.com%22"],
    ["with a reference at its end", "&quot;Best Buy&quot;", "Best Buy"],
    ["with a mark that is on", "(✓)Zara", "Zara"],
    ["with a bracket behind a bracket", "[X]Amazon (DE)", "[X]Amazon (DE)"],
    ["with a blank before two endings", "amazon. co.uk", "amazon.co.uk"],
    ["with a page that leads on, without a scheme", "www.google.com/url?q=https://zara.com", "zara.com"],
    ["with an arrow between sites", "zara.com→ikea.com", "zara.com→ikea.com"],
    ["with a page that leads nowhere", "https://www.google.com/url?q=zara", "google.com"],
    ["with a page that looks like one", "https://example.org/google.com/url?q=https://zara.com", "example.org"],
    ["with a page behind too many", `${"https://www.google.de/url?q=".repeat(9)}https://zara.com`, "google.de"],
    ["with initials", "L.L.Bean", "L L Bean"],
    ["with initials and a sign", "J.Müller&Co.Bank", "J Müller&Co Bank"],
    ["with initials and words", "L.L.Bean Shop", "L.L.Bean Shop"],
    ["with a country in capitals", "Amazon.DE", "amazon.de"],
    ["with a capital in a site", "my.Netflix.Com", "netflix.com"],
    ["all in capitals", "NETFLIX.BANK", "netflix.bank"],
    ["with a word that is an ending", "Tiffany & Co. store", "Tiffany & Co. store"],
    ["with a name before an address", "Pizza Roma <orders@pizzaroma.it>", "Pizza Roma"],
    ["with a quoted name before an address", '"Pizza Roma" <orders@pizzaroma.it>', "Pizza Roma"],
    ["with a number before an address", "1984<orders@books.it>", "1984"],
    ["with two addresses", "Zara <a@zara.it> or <b@zara.it>", "Zara <a@zara.it> or <b@zara.it"],
    ["with an address alone", "<mailto:roe@example.org>", "roe@example.org"],
    ["with a number that is no list's", "1984 books", "1984 books"],
    ["with a bracket", "Amazon (DE).", "Amazon (DE)"],
    ["behind a bracket", "(Zara", "Zara"],
    ["behind a bracket, with two others", "(Zara (DE) x", "Zara (DE) x"],
    ["behind a mark, with the wrong brackets", "*DE) Zara (x", "DE) Zara (x"],
    ["before pictures", "Zara 🎬👍", "Zara"],
    ["behind a word for an address", "mailto:Zara", "Zara"],
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
    ["in Apple's store, with a query", "https://itunes.apple.com/us/app/zara?mt=8", "zara"],
    ["in Apple's store, with bytes of another encoding", "https://apps.apple.com/app/caf%E9-x/id1", "caf%E9 x"],
    ["of Apple", "https://myapps.apple.com/app/zara/id1", "apple.com"],
    ["of Apple in China", "https://apps.apple.com.cn/app/zara/id1", "apple.com.cn"],
    ["of Apple's store itself", "https://apps.apple.com/us", "apple.com"],
    ["of Google's store itself", "https://play.google.com/store", "google.com"],
    ["of Google", "https://xplay.google.com/a?id=7", "google.com"],
    ["of Google in Brazil", "https://play.google.com.br/a?id=7", "google.com.br"],
    ["of Google's store", "https://play.google.com/store/apps/dev?id=7", "7"],
    ["of an app in the order of a host", "https://play.google.com/store/apps/details?id=app.zara.com", "zara.com"],
    ["of an app with a digit", "https://play.google.com/store/apps/details?id=zara.x1", "x1.zara"],
    ["of a country's app", "https://play.google.com/store/apps/details?id=br.com.itau", "itau.com.br"],
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

it.each(["\u2010", "\u2011", "\u2012", "–", "\u2212", "-"])("a hyphen of typography is a hyphen: %j", (hyphen) => {
  expect(toRecipient(`https://t${hyphen}mobile.com`)).toBe("t-mobile.com");
  expect(toRecipient(`T${hyphen}Mobile ${hyphen} x`)).toBe(`T-Mobile ${hyphen} x`);
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
  ["MÜLLER & CO.kg", "müllercokg", "müllercokg"],
  ["x.com", "xcom", "x.com"],
  ["v.12", "v12", "v12"],
  ["netflix.com films", "netflixcomfilms", "netflixcomfilms"],
  ["...", "...", "..."],
  ["", "", ""],
])("the group of %j is %j, and its name there %j", (recipient, group, id) => {
  expect([recipientGroupOf(recipient), recipientIdOf(recipient)]).toEqual([group, id]);
});

it.each([
  ["https://bit.ly/3x", true],
  ["https://maps.app.goo.gl/3x", true],
  ["https://youtu.be/3x", true],
  ["https://shop.onelink.me/3x", true],
  ["https://netflix.com", false],
  ["bit", false],
])("%s hides its site: %j", (text, isShort) => {
  expect(isShortLink(toRecipient(text))).toBe(isShort);
});
