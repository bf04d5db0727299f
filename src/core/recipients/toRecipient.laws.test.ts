import * as fc from "fast-check";
import { encode } from "punycode.js/punycode.es6.js";
import { expect } from "vitest";

import { anyForeignWord, stringOf } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { findSite, siteNameOf } from "../tags/findSite";
import { toRecipientKey, toRecipientTag } from "./recipientKey";
import { isSameRecipient, recipientGroupOf, toRecipient } from "./toRecipient";
import { toRecipients } from "./toRecipients";

const PIECES =
  'https:|//|com|org|.|a|b |%2F|&amp;|<b>|@|(|)| |"|- |1. |Dr.|x.com|android-app://|https://apps.apple.com/app/|www.|。' +
  "|xn--|support.zendesk.|™|[|]|=|?url=|1.1.1.1|:80|,|;|\t|mailto:|'|-|_";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  stringOf("aN.:/@ \n-xw東ß()<>\",'。Σ", { maxLength: 24 }),
  fc.webUrl(),
  fc.tuple(anyForeignWord, stringOf("wx.n-", { maxLength: 9 }), anyForeignWord).map((pieces) => pieces.join("")),
  stringOf("aN-", { minLength: 1, maxLength: 8 }).map((name) => `${name}.co.uk`),
  stringOf('ac.om htps/%25&#;amp\\<>@"[]()•1)™\u200b🎉,\t', { maxLength: 30 }),
  fc.array(fc.constantFrom(...PIECES.split("|")), { maxLength: 9 }).map((pieces) => pieces.join("")),
  fc.string({ unit: "binary", minLength: 490, maxLength: 510 }),
  stringOf("a.b ", { minLength: 495, maxLength: 520 }),
);

/** Labels of several scripts, as browsers write them. */
const anyLabel = stringOf("abcdefxyz0189äöüéñçłøőжйюλωשחقनमかガ한글東京海", { minLength: 1, maxLength: 12 })
  .map((label) => label.normalize("NFKC"))
  .filter((label) => !label.startsWith("xn--"));
const anyEnding = fc.constantFrom(..."com de co.uk com.br bank museum jp рф myshopify.com github.io".split(" "));

const toPunycode = (domain: string) =>
  domain
    .split(".")
    .map((label) => (/\P{ASCII}/u.test(label) ? `xn--${encode(label)}` : label))
    .join(".");

/** A site, and another way to write it. */
const anyWriting = fc
  .tuple(
    anyLabel,
    anyEnding,
    fc.constantFrom("", "http://", "https://", "HTTPS://", "https://jane:x@"),
    fc.constantFrom("", "www.", "WWW."),
    fc.constantFrom("", ".", "/", "/login?next=/a.b#top", ":8080/", "?a=https://other.org"),
    fc.subarray([toPunycode, (host: string) => host.toUpperCase(), (host: string) => host.normalize("NFD")]),
    fc.constantFrom(...'x| \u3000x\n|"x"|(x).|<x>,|«x»|x!|x);'.split("|")),
  )
  .map(([name, ending, scheme, www, rest, changes, around]) => {
    const domain = `${name}.${ending}`;
    const host = changes.reduce((text, change) => change(text), domain);
    return {
      domain,
      link: `${scheme || "https://"}${www}${host}${rest}`,
      text: around.replace("x", () => `${scheme}${www}${host}${rest}`),
    };
  });

function expectSame(text: string, domain: string): void {
  const recipient = toRecipient(text);
  expect(recipient).toBe(domain);
  for (const wholeDomain of [false, true]) {
    expect(toRecipientKey(recipient, wholeDomain)).toBe(toRecipientKey(domain, wholeDomain));
    expect(toRecipientTag(recipient, wholeDomain)).toBe(toRecipientTag(domain, wholeDomain));
  }
}

textLaw("reading what was read changes nothing", anyText, (text) => {
  const recipient = toRecipient(text);
  expect(toRecipient(recipient)).toBe(recipient);
  expect(recipient.length).toBeLessThanOrEqual(500);
});

textLaw("every writing of a site is one recipient with one key and one tag", anyWriting, ({ domain, text }) => {
  expectSame(text, domain);
});

/** Ways in which people have a site, from its domain. */
const toWritings: readonly ((domain: string) => string)[] = [
  (domain) => domain,
  (domain) => `www.${domain}`,
  (domain) => domain.toUpperCase(),
  ...["https:/", "https:\\\\", "https:", "https//", "https://https://", "view-source:https://", "HTTP://m."].map(
    (scheme) => (domain: string) => `${scheme}${domain}/a?b=c,d`,
  ),
  (domain) => `//${domain}/a?b=c`,
  (domain) => encodeURIComponent(`https://${domain}/login`),
  (domain) => encodeURIComponent(encodeURIComponent(`https://${domain}/login`)),
  (domain) => `https://${encodeURIComponent(domain)}/`,
  (domain) => `about:reader?url=${encodeURIComponent(`https://${domain}/`)}`,
  (domain) => `[A shop](https://${domain}/a_(b))`,
  (domain) => `<a href="https://${domain}/">https://${domain}</a>`,
  (domain) => `&lt;https://${domain}&gt;`,
  (domain) => `<https://${domain}|${domain}>`,
  (domain) => `${domain}<https://www.${domain}/>`,
  (domain) => `https://${domain} https://www.${domain}/login`,
  (domain) => `A shop,https://${domain}/login,jane,hunter2`,
  (domain) => `A shop\thttps://${domain}\tjane\thunter2; too`,
  (domain) => `android-app://${domain.split(".").toReversed().join(".")}`,
];
/** Those that need an ending as most sites have it. */
const toLooseWritings: readonly ((domain: string) => string)[] = [
  (domain) => `The shop: ${domain}`,
  (domain) => `${domain} (A shop)`,
  (domain) => `| A shop | ${domain} | jane |`,
  (domain) => domain.replace(/\.(?=[^.]+$)/, ". "),
  (domain) => domain.replace(/\.(?=[^.]+$)/, " ."),
];

const SITES = ["netflix.com", "amazon.co.uk", "t-mobile.de", "x.com", "login.gov", "4chan.org", "jane.github.io"];
const SITES_ABROAD = ["münchen.de", "東京.jp", "сбер.рф", "foo.bank", "acme.zendesk.com", "qubit-7.museum"];
const anyDomain = fc.oneof(
  fc.constantFrom(...SITES, ...SITES_ABROAD),
  fc.stringMatching(/^[a-z][a-z\d]{2,8}\.(?:com|de|co\.uk|shop|gov\.ru|myshopify\.com)$/).filter(isNoApp),
);

function isNoApp(domain: string): boolean {
  return !/^(?:com|org|www|app|api|pay|sso)/.test(domain);
}

/** Signs that lists, chats and sentences put around a recipient, which is the `¤`. */
const DECORATIONS =
  "- ¤|• ¤|•¤|* ¤|– ¤|— ¤|+ ¤|→ ¤|▪ ¤|1. ¤|12) ¤|12)¤|(3) ¤|[4] ¤|① ¤|1\uFE0F\u20E3 ¤|[ ] ¤|[x] ¤|(x) ¤|☐ ¤|☑¤|✅ ¤|✓¤|🎬 ¤|★ ¤|⭐️ ¤|> ¤|## ¤|#¤|@¤|¤ 👍|¤ ♥|¤ 🇩🇪|¤ →" +
  "|**¤**|*¤*|_¤_|__¤__|~~¤~~|`¤`|\"¤\"|'¤'|„¤“|“¤”|«¤»|»¤«|‹¤›|「¤」|『¤』|【¤】|（¤）|(¤)|[¤]|{¤}|<¤>|<b>¤</b>|¤.|¤:|¤!|¤?!|¿¤?|¤…|¤。|¤™|¤®|¤ ®|¤℠|\u3000¤|\u2800¤\u00A0";
const anySign = fc.tuple(fc.nat(), fc.constantFrom("\u00AD", "\u200B", "\uFE0F", "\u2060", "\uFEFF"));
const anyDecoration = fc
  .tuple(fc.array(fc.constantFrom(...DECORATIONS.split("|")), { maxLength: 5 }), fc.array(anySign, { maxLength: 3 }))
  .map(([decorations, unseen]) => (text: string) => {
    const decorated = decorations.reduce((inner, around) => around.replace("¤", () => inner), text);
    return unseen.reduce((written, [place, sign]) => {
      const at = place % (written.length + 1);
      return written.slice(0, at) + sign + written.slice(at);
    }, decorated);
  });

const NAMES =
  "Zara|Best Buy|H & M|餃子の王将|CoCo都可|Boulangerie Müller|L’Oréal|7-Eleven|Dr. Silva|C&A|Amazon (DE)|24h";
const anyName = fc.oneof(
  fc.constantFrom(...NAMES.split("|")),
  fc.stringMatching(/^[A-Z][a-z]{2,6}( [A-Z][a-z]{2,6})?$/),
);

const anyEnd = fc.constantFrom("", ",", ";", "、");

textLaw("whatever is around a name, it is the recipient", anyName, anyDecoration, anyEnd, (name, decorate, end) => {
  expectSame(decorate(name) + end, name);
});

const anyDecorated = anyDomain.chain((domain) => {
  const isLoose = !/^(?:сбер|foo|qubit)/.test(domain);
  const anyWrite = fc.constantFrom(...toWritings, ...(isLoose ? toLooseWritings : []));
  return fc.tuple(anyWrite, anyDecoration).map(([write, decorate]) => ({ domain, text: decorate(write(domain)) }));
});

textLaw("whatever is around a site, it is the recipient, alone and in a text of many lines", anyDecorated, (site) => {
  expectSame(site.text, site.domain);
  expect(toRecipients(`${site.text}\nbakery`, 9)).toStrictEqual([site.domain, "bakery"]);
});

textLaw(
  "the only link among words is the recipient",
  anyWriting,
  fc.constantFrom("Shop: ", "Shop ("),
  (site, before) => {
    expectSame(`${before}${site.link}${before.endsWith("(") ? ")" : ""} and more`, site.domain);
  },
);

/** Words and names of sites whose letters have no two with one spelling in ASCII, and some that have none. */
const anyWord = stringOf("abcŋд東京大阪海", { minLength: 2, maxLength: 6 });
const toWords = [
  (word: string) => word,
  (word: string) => `${word}.com`,
  (word: string) => `${word} 東`,
  (word: string) => `the ${word}`,
];

textLaw(
  "texts that differ in a letter have two keys",
  anyWord,
  anyWord,
  fc.constantFrom(...toWords),
  (one, other, toWord) => {
    fc.pre(one !== other);
    expect(toRecipientKey(toRecipient(toWord(one)), false)).not.toBe(toRecipientKey(toRecipient(toWord(other)), false));
  },
);

textLaw(
  "a key or a tag needs no recipient to be spelled in ASCII, and never throws",
  anyText,
  fc.boolean(),
  (text, wholeDomain) => {
    const recipient = toRecipient(text);
    expect(toRecipientKey(recipient, wholeDomain) === "").toBe(recipient === "");
    expect(toRecipientTag(recipient, wholeDomain) ?? "ab").toMatch(/^[a-z0-9][a-z0-9._-]*[a-z0-9]$/);
  },
);

textLaw("a recipient is the same as itself, and the order of two does not matter", anyText, anyText, (one, other) => {
  expect(isSameRecipient(one, one)).toBe(true);
  expect(isSameRecipient(one, other)).toBe(isSameRecipient(other, one));
});

/** Two recipients, of which the other is often the same: in capitals, or as the name of the site. */
const anyTwo = anyText
  .map(toRecipient)
  .chain((one) =>
    fc.tuple(
      fc.constant(one),
      fc.oneof(anyText.map(toRecipient), fc.constantFrom(one.toUpperCase(), siteNameOf(findSite(one) ?? one))),
    ),
  );

textLaw("recipients of different groups are never the same", anyTwo, ([one, other]) => {
  const isOneGroup = recipientGroupOf(one) === recipientGroupOf(other);
  expect(isOneGroup || !isSameRecipient(one, other)).toBe(true);
});
