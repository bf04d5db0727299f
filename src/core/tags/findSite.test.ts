import { expect, it } from "vitest";

import { findSite, isCommonEnding, siteNameOf } from "./findSite";

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
  ["www.localhost", "www.localhost", "www.localhost"],
  ["http://localhost", "localhost", "localhost"],
  ["www.netflix", "www.netflix", "www.netflix"],
  ["www.bbc.co.uk", "bbc.co.uk", "bbc"],
  ["www2.gov.uk", "gov.uk", "gov.uk"],
  ["awww.gov.uk", "awww.gov.uk", "awww"],
  ["www12.gov.uk", "www12.gov.uk", "www12"],
  ["a.bbc.co.uk", "bbc.co.uk", "bbc"],
  ["www.example.com.al", "example.com.al", "example"],
  ["www.amazon.com.be", "amazon.com.be", "amazon"],
  ["a.nav.gov.hu", "nav.gov.hu", "nav"],
  ["www.nalog.gov.ru", "nalog.gov.ru", "nalog"],
  ["www.sem.admin.ch", "sem.admin.ch", "sem"],
  ["www.revenu.gouv.qc.ca", "revenu.gouv.qc.ca", "revenu"],
  ["a.health.gov.on.ca", "health.gov.on.ca", "health"],
  ["www.dmv.ca.gov", "dmv.ca.gov", "dmv"],
  ["www.va.gov", "va.gov", "va"],
  ["eauth.va.gov", "va.gov", "va"],
  ["a.oak.k12.ca.us", "oak.k12.ca.us", "oak"],
  ["www.leg.state.mn.us", "leg.state.mn.us", "leg"],
  ["id.t.co", "t.co", "t.co"],
  ["id.me", "id.me", "id.me"],
  ["account.id.me", "id.me", "id.me"],
  ["login.ad.nl", "ad.nl", "ad"],
  ["www.ind.nl", "ind.nl", "ind"],
  ["a.shop.co.de", "shop.co.de", "shop.co.de"],
  ["www.bergen.no", "bergen.no", "bergen"],
  ["a.example.biz.ck", "example.biz.ck", "example"],
  ["a.police.vic.gov.au", "police.vic.gov.au", "police"],
  ["www.vic.gov.au", "vic.gov.au", "vic"],
  ["sp.gov.br", "sp.gov.br", "sp"],
  ["a.baker.公司.cn", "baker.公司.cn", "baker"],
  ["a.baker.xn--55qx5d.cn", "baker.公司.cn", "baker"],
  ["www.shop.uk.com", "shop.uk.com", "shop.uk.com"],
  ["www.bakery.uk.com", "bakery.uk.com", "bakery"],
  ["www.uk.com", "uk.com", "uk"],
  ["blog.jane.carrd.co", "jane.carrd.co", "jane"],
  ["jane.github.io", "jane.github.io", "jane"],
  ["blog.jane.itch.io", "jane.itch.io", "jane"],
  ["a.github.com", "github.com", "github"],
  ["acme.my.site.com", "acme.my.site.com", "acme"],
  ["acme.site.com", "site.com", "site"],
  ["a.acme.secure.force.com", "acme.secure.force.com", "acme"],
  ["acme.wd5.myworkdayjobs.com", "acme.wd5.myworkdayjobs.com", "acme"],
  ["news.us9.list-manage.com", "news.us9.list-manage.com", "news"],
  ["login.list-manage.com", "list-manage.com", "list-manage"],
  ["acme.jobs.personio.de", "acme.jobs.personio.de", "acme"],
  ["www.woodlands.kent.sch.uk", "woodlands.kent.sch.uk", "woodlands"],
  ["www.kent.sch.uk", "kent.sch.uk", "kent"],
  ["de.wordpress.com", "wordpress.com", "wordpress"],
  ["deu.wordpress.com", "deu.wordpress.com", "deu"],
  ["open.substack.com", "substack.com", "substack"],
  ["jane.blogspot.com", "jane.blogspot.com", "jane"],
  ["a.jane.blogspot.de", "jane.blogspot.de", "jane"],
  ["jane.blogspot.co.uk", "jane.blogspot.co.uk", "jane"],
  ["jane.myspreadshop.com.br", "jane.myspreadshop.com.br", "jane"],
  ["blogspot.de", "blogspot.de", "blogspot"],
  ["support.zendesk.com", "zendesk.com", "zendesk"],
  ["a.sso.teachable.com", "teachable.com", "teachable"],
  ["www.jane.zendesk.com", "jane.zendesk.com", "jane"],
  ["jane.blogspot.info", "blogspot.info", "blogspot"],
  ["help.blogspot.de", "blogspot.de", "blogspot"],
  ["help.uk.com", "help.uk.com", "help.uk.com"],
  ["com.duolingo", "duolingo.com", "duolingo"],
  ["org.telegram.messenger", "telegram.org", "telegram"],
  ["com.netflix.mediaclient", "netflix.com", "netflix"],
  ["com.foo.de", "foo.com", "foo"],
  ["com.Slack", "slack.com", "slack"],
  ["com.king.candy_crush-4", "king.com", "king"],
  ["net.osmand.plus", "osmand.net", "osmand"],
  ["com.eu.org", "com.eu.org", "com.eu.org"],
  ["org.sp.gov.br", "org.sp.gov.br", "org"],
  ["net.com.br", "net.com.br", "net"],
  ["br.com.bb.android", "bb.com.br", "bb"],
  ["com.tencent.mm", "tencent.com", "tencent"],
  ["me.com.br", "me.com.br", "me"],
  ["com.de", "com.de", "com.de"],
  ["org.com", "org.com", "org"],
  ["http://go.com.x", "com.x", "com.x"],
  ["com.東.app", "東.app", "東.app"],
  ["http://a.com.booking", "com.booking", "com.booking"],
  ["com.com", "com.com", "com.com"],
  ["com.a.edgekey.net", "a.com", "a.com"],
  ["a.com.org", "com.org", "com.org"],
  ["br.com.itau", "itau.com.br", "itau"],
  ["uk.co.bbc.news", "bbc.co.uk", "bbc"],
  ["login.gov", "login.gov", "login.gov"],
  ["my.gov.au", "my.gov.au", "my.gov.au"],
  ["login.service.gov.uk", "service.gov.uk", "service.gov.uk"],
  ["x.com", "x.com", "x.com"],
  ["é.com", "é.com", "é.com"],
  ["éé.com", "éé.com", "éé"],
  ["http://192.168.0.1:80/", "192.168.0.1", "192.168.0.1"],
  ["http://192.168.0.10", "192.168.0.10", "192.168.0.10"],
  ["http://a.baker.c2", "baker.c2", "baker"],
  ["http://a.baker.2c", "baker.2c", "baker"],
  ["http://a.baker.2", "baker.2", "baker"],
  ["192.168.0.1", "192.168.0.1", "192.168.0.1"],
  ["192.168.0.1:8080", "192.168.0.1", "192.168.0.1"],
  ["localhost:3000", "localhost", "localhost"],
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
])("the site of %s is %s, named %s", (text, domain, name) => {
  expect(findSite(text)).toBe(domain);
  expect(siteNameOf(domain)).toBe(name);
});

it("of a label in punycode is that label as people write it, if it is no longer than DNS allows", () => {
  const label = `xn--mnchen-3yaf${"a".repeat(48)}`;

  expect(findSite(`${label}.de`)).toBe(`münchen${"ü".repeat(49)}.de`);
  expect(findSite(`${label}a.de`)).toBe(`${label}a.de`);
});

it.each<[why: string, label: string]>([
  ["it is no punycode", "xn--99999999"],
  ["it stands for ASCII alone", "xn--abc-"],
  ["it stands for a capital, which no browser writes", "xn--mnchen-psa"],
  ["it stands for a mark that no host name has", "xn--ab-x2t"],
  ["it is a wide letter, which no browser writes", "xn--ab-3b1n"],
  ["it is longer than a label", `xn--mnchen-3yaf${"a".repeat(50)}`],
])("a label stays as it is where %s: %s", (_, label) => {
  expect(findSite(`${label}.de`)).toBe(`${label}.de`);
});

it.each(["http://[::1]/", "[2001:db8::1]:80", "https://", "https://a b", "https://a!.com", "ftp://.com"])(
  "a link without a usable host names no site: %s",
  (text) => {
    expect(findSite(text)).toBe("");
  },
);

it.each([
  "netflix",
  "netflix:80",
  "localhost",
  "mylocalhost:80",
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
  "1.2.3.4.5",
  "1234.1.1.1",
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

it.each<[label: string, isCommon: boolean]>([
  ["com", true],
  ["Shop", true],
  ["de", true],
  ["ch", true],
  ["DE", false],
  ["js", false],
  ["bean", false],
  ["coms", false],
  ["", false],
])("%j ends the names of most sites: %j", (label, isCommon) => {
  expect(isCommonEnding(label)).toBe(isCommon);
});
