import * as fc from "fast-check";
import { expect, it } from "vitest";

import { law } from "../../../tests/core/law";
import { toRecipientTag } from "../recipients/recipientKey";
import { toRecipient } from "../recipients/toRecipient";
import { findSite } from "../tags/findSite";
import { fitsRecipient } from "./fitsRecipient";

/** Reads `Shop, Jane Roe <shop.example mailer.example>`: the display names, then the hosts, that of From first. */
function readSender(text: string) {
  const [, names = "", hosts = ""] = /^([^<]*?) ?<(.*)>$/.exec(text) ?? [];
  const listed = hosts.split(" ").filter((host) => host !== "");
  return { site: findSite(listed[0] ?? "") ?? "", hosts: listed, names: names.split(", ").filter(Boolean) };
}

it.each<[recipients: string, fitting: readonly string[], others: readonly string[]]>([
  // Brands, with hosts of their own and of those who send for them.
  ["netflix, netflix.com, Netflix", ["<members.netflix.com>", "<mailer.netflix.net>", "<netflixhelp.example>"], ["<>"]],
  ["netflix, netflix2, netflix-k7w2, my-netflix.com-2", ["Info <netflix.com>", "<mailer.example netflix.com>"], []],
  [
    "netflix",
    ["Netflix Films <mailer.example>", "NETFLIX™ <>"],
    ["Net Flights <mailer.example>", "<net.flix.example>"],
  ],
  [
    "plume, plume.example",
    ["<sendgrid.net em12.plume.example>", "<mcsv.net 12.plume.list-id.mcsv.net>"],
    ["<mcsv.net>"],
  ],
  [
    "Amazon (DE), amazon.de, amazon",
    ["<amazon.com>", "<amazon.co.uk eu-west-1.amazonses.com>"],
    ["<a.example amazonses.com>"],
  ],
  ["microsoft", ["<microsoft.com>"], ["Jane Roe <roe.example.onmicrosoft.com>"]],
  ["shop", ["<shop.onmicrosoft.com>", "<shop.shopifyemail.com>"], ["<gifts.shop>", "<gifts.example roe.shop>"]],
  // Families of brands, and their neighbours.
  ["instagram", ["Instagram <facebookmail.com>"], ["Facebook <facebookmail.com>", "<instant-gaming.com>"]],
  ["facebook", ["<facebookmail.com>"], ["Instagram <mail.instagram.com>"]],
  ["dropbox", ["<dropboxmail.com>"], ["<box.com>"]],
  ["deliveroo", ["<t.deliveroo.com>"], ["Jane Roe <live.com>"]],
  ["online-shop, mail-order", [], ["Jane Roe <web.de>", "Jane Roe <mail.com>", "Jane Roe <online.de>"]],
  // Short names.
  ["ing", ["<ing.nl>", "<booking.com>"], ["<ign.com>"]],
  ["dhl, DHL", ["<noreply.dhl.de>", "DHL Paket <mailer.example>"], ["<ups.com>"]],
  ["hbo-max, hbo2", ["<hbo.com>"], ["<hotels.example>"]],
  ["shopping", [], ["<ing.nl>"]],
  [
    "hm, hm.com, H & M, h-m, H&M",
    ["<email.hm.com>", "<hm-news.example>", "H&M Club <a.example>", "H & M <a.example>"],
    ["<hmv.com>"],
  ],
  ["hm-k7w2, hm2", ["<hm.com>"], ["<hmv.com>"]],
  ["x.com, X.com, x.com2, x.com-k7w2", ["<x.com>", "<notify.x.com>"], ["<netflix.com>", "<fax.com>"]],
  ["x.com", ["X.com <mailer.example>"], []],
  ["mail.ru", ["<corp.mail.ru>"], ["<mail.com>", "<gmail.com>"]],
  ["com, co, de", [], ["<amazon.com>", "<amazon.co.uk>", "<amazon.de>"]],
  // People, and letters of all scripts.
  ["anna, Anna", ["Anna Roe <gmail.com>", "Roe, Anna <gmail.com>"], ["John Roe <gmail.com>"]],
  ["roe@plume.example", ["<plume.example>"], ["<gmail.com>"]],
  ["t-mobile, T-Mobile, tmobile", ["<t-mobile.com>", "<tmobile.com>", "<e.t-mobile.com>"], ["<telekom.de>"]],
  ["Best Buy, best-buy, bestbuy.com", ["<emailinfo.bestbuy.com>", "Best-Buy <a.example>"], ["<buy.example>"]],
  ["L.L. Bean, llbean", ["<e.llbean.com>", "L.L.Bean <a.example>"], ["<bean.example>"]],
  [
    "boulangerie-muller",
    ["<boulangerie-müller.fr>", "<mail.xn--boulangerie-mller-f3b.fr>", "Boulangerie Müller <>"],
    [],
  ],
  ["магазин, magazin", ["Магазин <>", "<магазин.рф>", "<xn--80aairftm.xn--p1ai>"], ["Маг <>"]],
  ["京东", ["京东 <>", "<京东.com>"], ["东京 <>"]],
  ["餃子の王将", ["餃子の王将 渋谷 <>"], ["王将 <>"]],
  ["CoCo都可", ["CoCo都可茶饮 <>"], ["CoCo <>"]],
  // Nobody is meant by an empty name.
  [" , !", [], ["<>", "! <>", "Shop <shop.example>", "<[127.0.0.1] localhost 10.0.0.1>"]],
])("an address of %s is for %j, and not for %j", (recipients, fitting, others) => {
  const verdicts = recipients.split(", ").map((recipient) => ({
    recipient,
    fitting: fitting.filter((sender) => fitsRecipient(recipient, readSender(sender))),
    others: others.filter((sender) => !fitsRecipient(recipient, readSender(sender))),
  }));
  expect(verdicts).toEqual(recipients.split(", ").map((recipient) => ({ recipient, fitting, others })));
});

law(
  "an address of a site is for that site, also with other signs behind its name",
  fc.stringMatching(/^[a-z]{2,9}$/),
  fc.constantFrom("com", "de", "co.uk"),
  fc.constantFrom("", "mail.", "a.b-c."),
  fc.constantFrom("", "2", "-k7w2", ".com-2"),
  (name, ending, below, behind) => {
    const site = toRecipient(`${name}.${ending}`);
    // Some names are endings themselves: `de.com`.
    fc.pre(findSite(`${below}${site}`) === site);
    const sender = { site, hosts: [`${below}${site}`], names: [] };
    const recipients = [site, `${toRecipientTag(site, false)}${behind}`];
    expect(recipients.filter((recipient) => !fitsRecipient(recipient, sender))).toEqual([]);
  },
);
