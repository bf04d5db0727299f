import { expect, it } from "vitest";

import { toAddressParts } from "./toAddressParts";

/** The role and the text of each part. A star stands before what is new. */
function partsOf(email: string, original: string): string[] {
  return toAddressParts({ email, original }).map(({ role, text, isNew }) => `${role} ${isNew ? "*" : ""}${text}`);
}

it.each<[email: string, original: string, parts: string[]]>([
  ["jane@gmail.com", "jane@gmail.com", ["mailbox jane", "host @gmail.com"]],
  ["jane+shop@gmail.com", "jane@gmail.com", ["mailbox jane", "tag *+shop", "host @gmail.com"]],
  [
    "j.an.e@gmail.com",
    "jane@gmail.com",
    ["mailbox j", "dot *.", "mailbox an", "dot *.", "mailbox e", "host @gmail.com"],
  ],
  ["jane@googlemail.com", "jane@gmail.com", ["mailbox jane", "host *@googlemail.com"]],
  ["Jane@GMAIL.com", "jane@gmail.com", ["mailbox Jane", "host @GMAIL.com"]],
  ["jane@gmail.com", "jane@googlemail.com", ["mailbox jane", "host *@gmail.com"]],
  [
    "j.ane.doe@gmail.com",
    "jane.doe@gmail.com",
    ["mailbox j", "dot *.", "mailbox ane", "dot .", "mailbox doe", "host @gmail.com"],
  ],
  [
    "ja.n.e@gmail.com",
    "j.a.ne@gmail.com",
    ["mailbox ja", "dot .", "mailbox n", "dot *.", "mailbox e", "host @gmail.com"],
  ],
  [
    "jane.d.oe@gmail.com",
    "jane.doe@gmail.com",
    ["mailbox jane", "dot .", "mailbox d", "dot *.", "mailbox oe", "host @gmail.com"],
  ],
  ["jane+own@gmail.com", "jane+own@gmail.com", ["mailbox jane", "tag +own", "host @gmail.com"]],
  ["jane+shop@gmail.com", "jane+own@gmail.com", ["mailbox jane", "tag *+shop", "host @gmail.com"]],
  ["jane@gmail.com", "jane+own@gmail.com", ["mailbox jane", "host @gmail.com"]],
  [
    "ja-n.e+a.b-c@googlemail.com",
    "ja-ne@gmail.com",
    ["mailbox ja-n", "dot *.", "mailbox e", "tag *+a.b-c", "host *@googlemail.com"],
  ],
  ["j.-d@gmail.com", "j.-d@gmail.com", ["mailbox j", "dot .", "mailbox -d", "host @gmail.com"]],
  ["j.d+own@gmail.com", "", ["mailbox j", "dot *.", "mailbox d", "tag *+own", "host *@gmail.com"]],
])("splits %s into its parts, compared with %s", (email, original, parts) => {
  expect(partsOf(email, original)).toEqual(parts);
});
