import { describe, expect, it } from "vitest";

import { findSite } from "./findSite";

describe("the site", () => {
  it.each<[text: string, domain: string, name: string]>([
    ["netflix.com", "netflix.com", "netflix"],
    ["NETFLIX.com.", "netflix.com", "netflix"],
    ["help.netflix.com", "netflix.com", "netflix"],
    ["https://www.netflix.com:443/a?b#c", "netflix.com", "netflix"],
    ["netflix.com?a=b.c", "netflix.com", "netflix"],
    ["netflix.com#b.c", "netflix.com", "netflix"],
    ["netflix.com:8080", "netflix.com", "netflix"],
    ["ftp+x.y-2://jane:x@netflix.com", "netflix.com", "netflix"],
    ["jane@netflix.com", "netflix.com", "netflix"],
    ["www.localhost", "www.localhost", "www"],
    ["http://localhost", "localhost", "localhost"],
    ["www.netflix", "www.netflix", "www"],
    ["www.bbc.co.uk", "bbc.co.uk", "bbc"],
    ["www2.gov.uk", "gov.uk", "gov"],
    ["awww.gov.uk", "awww.gov.uk", "awww"],
    ["www12.gov.uk", "www12.gov.uk", "www12"],
    ["a.bbc.co.uk", "bbc.co.uk", "bbc"],
    ["shop.example.plc.uk", "example.plc.uk", "example"],
    ["www.example.com.al", "example.com.al", "example"],
    ["id.me", "id.me", "id"],
    ["account.id.me", "id.me", "id"],
    ["login.ad.nl", "ad.nl", "ad"],
    ["www.ind.nl", "ind.nl", "ind"],
    ["shop.co.de", "co.de", "co"],
    ["www.ird.govt.nz", "ird.govt.nz", "ird"],
    ["oslo.kommune.no", "oslo.kommune.no", "oslo"],
    ["www.bergen.no", "bergen.no", "bergen"],
    ["www.met.police.uk", "met.police.uk", "met"],
    ["a.example.biz.ck", "example.biz.ck", "example"],
    ["a.police.vic.gov.au", "police.vic.gov.au", "police"],
    ["www.vic.gov.au", "vic.gov.au", "vic"],
    ["sp.gov.br", "sp.gov.br", "sp"],
    ["a.shop.公司.cn", "shop.公司.cn", "shop"],
    ["a.shop.xn--55qx5d.cn", "shop.公司.cn", "shop"],
    ["www.shop.uk.com", "shop.uk.com", "shop"],
    ["www.uk.com", "uk.com", "uk"],
    ["blog.jane.carrd.co", "jane.carrd.co", "jane"],
    ["jane.github.io", "jane.github.io", "jane"],
    ["blog.jane.itch.io", "jane.itch.io", "jane"],
    ["a.github.com", "github.com", "github"],
    ["x.com", "x.com", "x.com"],
    ["é.com", "é.com", "é.com"],
    ["éé.com", "éé.com", "éé"],
    ["http://192.168.0.1:80/", "192.168.0.1", "192.168.0.1"],
    ["http://192.168.0.10", "192.168.0.10", "192.168.0.10"],
    ["http://a.shop.c2", "shop.c2", "shop"],
    ["http://a.shop.2c", "shop.2c", "shop"],
    ["http://a.12.com", "12.com", "12"],
    ["ｎｅｔｆｌｉｘ。com", "netflix.com", "netflix"],
    ["ΟΔΟΣ.gr", "οδοσ.gr", "οδοσ"],
    ["my_shop.com", "my_shop.com", "my_shop"],
    ["a・b.com", "a・b.com", "a・b"],
    ["🎉🎉.com", "🎉🎉.com", "🎉🎉.com"],
    ["xn--mnchen-3ya.de", "münchen.de", "münchen"],
    ["XN--MNCHEN-3YA.de", "münchen.de", "münchen"],
    [`${"a".repeat(63)}.com`, `${"a".repeat(63)}.com`, "a".repeat(63)],
    [`${"a".repeat(249)}.com`, `${"a".repeat(249)}.com`, "a".repeat(249)],
  ])("of %s is %s, named %s", (text, domain, name) => {
    expect(findSite(text)).toEqual({ domain, name });
  });
});

it("of a label in punycode is that label as people write it, if it is no longer than DNS allows", () => {
  const label = `xn--mnchen-3yaf${"a".repeat(48)}`;

  expect(findSite(`${label}.de`)?.name).toBe(`münchen${"ü".repeat(49)}`);
  expect(findSite(`${label}a.de`)?.name).toBe(`${label}a`);
});

it.each<[why: string, label: string]>([
  ["it is no punycode", "xn--99999999"],
  ["it stands for ASCII alone", "xn--abc-"],
  ["it stands for a capital, which no browser writes", "xn--mnchen-psa"],
  ["it stands for a mark that no host name has", "xn--ab-x2t"],
  ["it is a wide letter, which no browser writes", "xn--ab-3b1n"],
  ["it is longer than a label", `xn--mnchen-3yaf${"a".repeat(50)}`],
])("a label stays as it is where %s: %s", (_, label) => {
  expect(findSite(`${label}.de`)?.domain).toBe(`${label}.de`);
});

it.each(["http://[::1]/", "[2001:db8::1]:80", "https://", "https://a b", "https://a!.com", "ftp://.com"])(
  "a link without a usable host names no site: %s",
  (text) => {
    expect(findSite(text)).toEqual({ domain: "", name: "" });
  },
);

it.each([
  "netflix",
  "netflix.c",
  "netflix.c0mm",
  "netflix.com2",
  "netflix.com.c0m",
  "awww.c0m",
  "a:b.com",
  "!https://a.com",
  "netflix.c0m",
  "v1.2.3",
  "10.1",
  "a..com",
  ".com",
  "a!.com",
  "a@b@c.com!",
  "[1.2",
  "",
  ".",
  "www.",
])("a text that is no link and no host name is no site: %j", (text) => {
  expect(findSite(text)).toBe(null);
});

it("a domain that is longer than DNS allows is no site", () => {
  expect(findSite(`${"a".repeat(250)}.com`)).toBe(null);
  expect(findSite(`https://${"a".repeat(250)}.com`)).toBe(null);
});
