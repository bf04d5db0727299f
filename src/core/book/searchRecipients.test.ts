import { expect, it } from "vitest";

import { searchRecipients } from "./searchRecipients";

const netflix = { recipient: "netflix.com", email: "j.ane@gmail.com" };
const bakery = { recipient: "Boulangerie Müller", email: "ja.ne@gmail.com" };
const shop = { recipient: "Bazar", email: "j.ane@googlemail.com" };
const hotel = { recipient: "bazar.org", email: "j.ane+hotel@gmail.com" };
const tokyo = { recipient: "東京" };
const ROWS = [netflix, bakery, shop, hotel, tokyo];

it.each<[query: string, found: readonly object[]]>([
  ["", ROWS],
  ["  ", ROWS],
  ["NETFLIX", [netflix]],
  ["müller boul", [bakery]],
  ["ja.ne", [bakery]],
  ["@gmail", [netflix, bakery, hotel]],
  ["東京", [tokyo]],
  ["amazon", []],
  [" J.Ane@Gmail.com\t", [netflix]],
  ["To: <j.ane@gmail.com>,", [netflix]],
  ["mailto:ja.ne@gmail.com", [bakery]],
  ["j.ane@googlemail.com", [shop]],
  ["ja.ne@googlemail.com", [bakery]],
  ["ja.ne+hotel@googlemail.com", [hotel]],
  ["<jane+hotel@gmail.com>", [hotel]],
  ["jan+hotel@gmail.com", []],
  ["jane+hostel@gmail.com", []],
  // Anyone can write a mailbox so: nobody got this address.
  ["jane@gmail.com", []],
  ["ja.n.e@gmail.com", []],
  ["netflix.com ja.ne@gmail.com", []],
  ["https://www.netflix.com/login?a=b ", [netflix]],
  ["www.bazar.org", [shop, hotel]],
  ["https://bazar.net", [shop]],
  ["roe@example.org", []],
])("a search for %j finds recipients and addresses", (query, found) => {
  expect(searchRecipients(ROWS, query, (row) => Object.values(row).join("\n"))).toEqual(found);
});
