import { expect, it } from "vitest";

import { takeSteps } from "../../../tests/core/takeSteps";
import { checkAddresses } from "../addresses/checkAddresses";
import { findUnlisted, type Unlisted } from "./findUnlisted";

const JANE = "jane@gmail.com";

function find(text: string, usualMailbox: string | null = null, listed: readonly string[] = []): Unlisted | null {
  const { rows } = takeSteps(checkAddresses(text));
  return takeSteps(findUnlisted(text, rows, usualMailbox, (email) => listed.includes(email)));
}

it("takes each address with a tag once, and its tag for the recipient", () => {
  expect(
    find(
      "Jane+Shop@gmail.com jane@gmail.com, j.ane+shop@gmail.com jane+www.netflix.com@googlemail.com JANE+shop@gmail.com",
    ),
  ).toEqual({
    mailbox: JANE,
    addresses: [
      { recipient: "shop", email: "jane+shop@gmail.com" },
      { recipient: "shop", email: "j.ane+shop@gmail.com" },
      { recipient: "netflix.com", email: "jane+www.netflix.com@googlemail.com" },
    ],
  });
});

it.each(["jane+2024@gmail.com", "jane+x7kq@gmail.com", "jane+a_b@gmail.com", "jane+a+b@gmail.com", "jane+shop"])(
  "takes %s too, whatever its tag looks like",
  (text) => {
    const [, recipient] = /\+([^@]*)/.exec(text)!;
    const email = text.includes("@") ? text : `${text}@gmail.com`;
    expect(find(text)).toEqual({ mailbox: JANE, addresses: [{ recipient, email }] });
  },
);

it("leaves out what is listed, and finds nothing where nothing is left", () => {
  const text = "JANE+shop@gmail.com jane+news@gmail.com";
  expect(find(text, null, ["jane+shop@gmail.com"])?.addresses).toEqual([
    { recipient: "news", email: "jane+news@gmail.com" },
  ]);
  expect(find(text, null, ["jane+shop@gmail.com", "jane+news@gmail.com"])).toBe(null);
});

it.each(["", "jane@gmail.com j.ane@gmail.com", "jane+shop@example.org", "jane+@gmail.com", "jane+a..b@gmail.com"])(
  "finds nothing in: %s",
  (text) => {
    expect(find(text)).toBe(null);
  },
);

it.each<[text: string, usualMailbox: string | null, mailbox: string | null]>([
  ["roe+a@gmail.com jane+b@gmail.com", JANE, JANE],
  ["roe+a@gmail.com jane+b@gmail.com", "J.ane+x@googlemail.com".toLowerCase(), JANE],
  // Perhaps a list of people who signed up.
  ["roe+a@gmail.com jane@gmail.com", JANE, null],
  ["roe+a@gmail.com jane+b@gmail.com", null, null],
  ["roe+a@gmail.com jane+b@gmail.com", "other@gmail.com", null],
  // A second mailbox of the person.
  ["roe+a@gmail.com r.oe+b@gmail.com bob@gmail.com", JANE, "roe@gmail.com"],
])("of %s, with %s as the usual mailbox, takes the addresses of %s", (text, usualMailbox, mailbox) => {
  expect(find(text, usualMailbox)?.mailbox ?? null).toBe(mailbox);
});

it.each<[text: string, addresses: Unlisted["addresses"]]>([
  [
    "name,url,username,password\nShop,https://shop.org/login,j.ane@gmail.com,hunter.de\nNews,https://news.fr,jane+n@gmail.com,x",
    [
      { recipient: "shop.org", email: "j.ane@gmail.com" },
      { recipient: "news.fr", email: "jane+n@gmail.com" },
    ],
  ],
  [
    "shop.org;jane@gmail.com\nnews.fr;JANE@gmail.com\nshop.org;jane@gmail.com",
    [
      { recipient: "shop.org", email: JANE },
      { recipient: "news.fr", email: JANE },
    ],
  ],
  [
    '{"items":[{"uri":"https://www.shop.org/a","user":"j.ane@gmail.com","pass":"x"}]}',
    [{ recipient: "shop.org", email: "j.ane@gmail.com" }],
  ],
  // Two sites: nobody knows which one.
  ["a,https://a.org,https://b.org,jane+shop@gmail.com", [{ recipient: "shop", email: "jane+shop@gmail.com" }]],
])("takes the one site in the record before the tag: %s", (text, addresses) => {
  expect(find(text)).toEqual({ mailbox: JANE, addresses });
});

it("offers nothing of a list of people beside a site each", () => {
  expect(find("shop.org;jane@gmail.com\nnews.fr;roe@gmail.com")).toBe(null);
});

it("tells what share of the rows is done, after each record", () => {
  const text = "jane+a@gmail.com jane+b@gmail.com jane+c@gmail.com jane+d@gmail.com";
  const { rows } = takeSteps(checkAddresses(text));
  expect([...findUnlisted(text, rows, null, () => false)]).toEqual([0, 0, 0.25, 0.5, 0.75]);
});
