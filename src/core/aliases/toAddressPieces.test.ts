import { expect, it } from "vitest";

import { toAddressPieces } from "./toAddressPieces";

it.each<[email: string, pieces: string[]]>([
  ["jane@gmail.com", ["mailbox jane", "gmail @gmail.com"]],
  ["jane+shop@gmail.com", ["mailbox jane", "tag +shop", "gmail @gmail.com"]],
  ["j.an.e@gmail.com", ["mailbox j", "dot .", "mailbox an", "dot .", "mailbox e", "gmail @gmail.com"]],
  ["jane@googlemail.com", ["mailbox jane", "googlemail @googlemail.com"]],
  ["Jane@GoogleMail.com", ["mailbox Jane", "googlemail @GoogleMail.com"]],
  ["ja-n.e+a.b-c@GMAIL.com", ["mailbox ja-n", "dot .", "mailbox e", "tag +a.b-c", "gmail @GMAIL.com"]],
  ["j.-d@gmail.com", ["mailbox j", "dot .", "mailbox -d", "gmail @gmail.com"]],
])("splits %s into its pieces", (email, pieces) => {
  expect(toAddressPieces(email).map(({ role, text }) => `${role} ${text}`)).toEqual(pieces);
});
