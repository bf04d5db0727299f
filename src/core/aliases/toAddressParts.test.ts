import { expect, it } from "vitest";

import { type AddressPart, toAddressParts } from "./toAddressParts";

function part(role: AddressPart["role"], text: string, isNew = false): AddressPart {
  return { role, text, isNew };
}

const NEW = true;
const GMAIL = part("host", "@gmail.com");

it.each<[email: string, original: string, parts: AddressPart[]]>([
  ["jane@gmail.com", "jane@gmail.com", [part("mailbox", "jane"), GMAIL]],
  ["jane+shop@gmail.com", "jane@gmail.com", [part("mailbox", "jane"), part("tag", "+shop", NEW), GMAIL]],
  [
    "j.an.e@gmail.com",
    "jane@gmail.com",
    [
      part("mailbox", "j"),
      part("dot", ".", NEW),
      part("mailbox", "an"),
      part("dot", ".", NEW),
      part("mailbox", "e"),
      GMAIL,
    ],
  ],
  ["jane@googlemail.com", "jane@gmail.com", [part("mailbox", "jane"), part("host", "@googlemail.com", NEW)]],
  ["Jane@GMAIL.com", "jane@gmail.com", [part("mailbox", "Jane"), part("host", "@GMAIL.com")]],
  ["jane@gmail.com", "jane@googlemail.com", [part("mailbox", "jane"), part("host", "@gmail.com", NEW)]],
  [
    "j.ane.doe@gmail.com",
    "jane.doe@gmail.com",
    [
      part("mailbox", "j"),
      part("dot", ".", NEW),
      part("mailbox", "ane"),
      part("dot", "."),
      part("mailbox", "doe"),
      GMAIL,
    ],
  ],
  [
    "ja.n.e@gmail.com",
    "j.a.ne@gmail.com",
    [part("mailbox", "ja"), part("dot", "."), part("mailbox", "n"), part("dot", ".", NEW), part("mailbox", "e"), GMAIL],
  ],
  [
    "jane.d.oe@gmail.com",
    "jane.doe@gmail.com",
    [
      part("mailbox", "jane"),
      part("dot", "."),
      part("mailbox", "d"),
      part("dot", ".", NEW),
      part("mailbox", "oe"),
      GMAIL,
    ],
  ],
  ["jane+own@gmail.com", "jane+own@gmail.com", [part("mailbox", "jane"), part("tag", "+own"), GMAIL]],
  ["jane+shop@gmail.com", "jane+own@gmail.com", [part("mailbox", "jane"), part("tag", "+shop", NEW), GMAIL]],
  ["jane@gmail.com", "jane+own@gmail.com", [part("mailbox", "jane"), GMAIL]],
  [
    "ja-n.e+a.b-c@googlemail.com",
    "ja-ne@gmail.com",
    [
      part("mailbox", "ja-n"),
      part("dot", ".", NEW),
      part("mailbox", "e"),
      part("tag", "+a.b-c", NEW),
      part("host", "@googlemail.com", NEW),
    ],
  ],
  ["j.-d@gmail.com", "j.-d@gmail.com", [part("mailbox", "j"), part("dot", "."), part("mailbox", "-d"), GMAIL]],
  [
    "j.d+own@gmail.com",
    "",
    [
      part("mailbox", "j"),
      part("dot", ".", NEW),
      part("mailbox", "d"),
      part("tag", "+own", NEW),
      part("host", "@gmail.com", NEW),
    ],
  ],
])("splits %s into its parts, compared with %s", (email, original, parts) => {
  expect(toAddressParts({ email, original })).toEqual(parts);
});
