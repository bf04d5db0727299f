import { expect, it } from "vitest";

import { searchRows } from "./searchRows";
import type { SiteRow } from "./findRows";

const netflix: SiteRow = { recipient: "netflix.com", email: "j.ane@gmail.com", date: null };
const bakery: SiteRow = { recipient: "Boulangerie Müller", email: "ja.ne@gmail.com", date: "2026-11-21" };
const shop: SiteRow = { recipient: "shop", email: "j.ane@googlemail.com", date: null };
const tokyo: SiteRow = { recipient: "東京", error: "no-recipient" };
const ROWS = [netflix, bakery, shop, tokyo];

it.each<[query: string, found: readonly SiteRow[]]>([
  ["", ROWS],
  ["  ", ROWS],
  ["NETFLIX", [netflix]],
  ["müller boul", [bakery]],
  ["ja.ne", [bakery]],
  ["@gmail", [netflix, bakery]],
  ["東京", [tokyo]],
  ["amazon", []],
  [" J.Ane@Gmail.com\t", [netflix]],
  ["To: <j.ane@gmail.com>,", [netflix]],
  ["mailto:ja.ne@gmail.com", [bakery]],
  ["j.ane@googlemail.com", [shop]],
  ["ja.ne@googlemail.com", [bakery]],
  ["jane@gmail.com", []],
  ["netflix.com ja.ne@gmail.com", []],
])("a search for %j finds recipients and addresses", (query, found) => {
  expect(searchRows(ROWS, query)).toEqual(found);
});
