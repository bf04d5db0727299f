import { expect, it } from "vitest";

import { judgeOwnTags } from "./judgeOwnTags";

it.each([
  ["https://www.netflix.com/login", "netflix"],
  ["HTTPS://WWW.Netflix.COM", "netflix"],
  ["netflix.com", "netflix"],
  ["www.netflix.com", "netflix"],
  ["www2.netflix.com", "netflix"],
  ["www.com", "www"],
  ["news@mail.netflix.com", "netflix"],
  ["<news@mail.netflix.com>", "netflix"],
  ["(news@netflix.com).", "netflix"],
  ["mailto:news%40netflix.com", "netflix"],
  ["news＠netflix.com", "netflix"],
  ["news@www.foo.bank", "foo"],
  ["https://www.gov.uk/", "gov"],
  ["www2.gov.uk", "gov"],
  ["docs.info.app", "info"],
  ["co.uk", "co"],
  ["web.dev", "web"],
  ["loja.São-João.com.br", "sao-joao"],
  ["www.bakery.paris", "bakery"],
  ["https://my.tag", "my"],
  ["https://intranet/", "intranet"],
  ["http://192.168.0.1/", "192.168.0.1"],
])("a link or a host name becomes the name of its site: %j → %j", (source, tag) => {
  expect(judgeOwnTags(source, null)).toEqual([{ source, tag, problem: null }]);
});

it.each([
  ["x.com", "x.com"],
  ["www.X.com", "x.com"],
  ["m.x.co.uk", "x.co.uk"],
  ["jane@x.com", "x.com"],
])("a site with a name of one letter keeps its ending: %j → %j", (source, tag) => {
  expect(judgeOwnTags(source, null)).toEqual([{ source, tag, problem: null }]);
});

it.each([
  ["+shop", "shop"],
  ["#shop", "shop"],
  ["my.tag", "my.tag"],
  ["v1.2", "v1.2"],
  ["jane@home", "janehome"],
  ["and/or", "andor"],
  ["wwwwhy", "wwwwhy"],
  ["awww.cute", "awww.cute"],
  ["note:shop.com", "noteshop.com"],
  ["two_words-here", "two_words-here"],
  ["com", "com"],
])("a word is folded: %j → %j", (source, tag) => {
  expect(judgeOwnTags(source, null)).toEqual([{ source, tag, problem: null }]);
});

it.each<[source: string, problem: string]>([
  ["a", "too-short"],
  ["é!", "too-short"],
  ["a".repeat(21), "too-long"],
  [`https://${"a".repeat(21)}.com`, "too-long"],
  ["日本語", "no-ascii"],
  ["shop東京", "no-ascii"],
  ["https://東京.jp/", "no-ascii"],
  ["東.com", "no-ascii"],
  ["!", "no-tag"],
  [".ab", "no-tag"],
  ["shop.", "no-tag"],
  ["a..b", "no-tag"],
  ["a..com", "no-tag"],
  ["a..shop.com", "no-tag"],
  ["a..bank.com", "no-tag"],
  ["https://", "no-tag"],
  ["https://..com", "no-tag"],
  ["www.", "no-tag"],
  ["https://[::1]:80/", "no-tag"],
  ["https://jane@[2001:db8::1]/", "no-tag"],
  ["[2001:db8::1]:80", "no-tag"],
  ["a@netflix.com|b@shop.com", "too-long"],
  ["https://shop:x/", "no-tag"],
])("%j has no tag: %s", (source, problem) => {
  expect(judgeOwnTags(source, null)).toEqual([{ source, tag: null, problem }]);
});
