import { expect, test } from "vitest";

import { readOtherHost } from "./providers";

test.each([
  ["Jane.Doe+Shop+x@outlook.com", "jane.doe@outlook.com", "shop+x"],
  ["jane+shop@outlook.fr", "jane@outlook.fr", "shop"],
  ["jane+shop@hotmail.co.uk", "jane@hotmail.co.uk", "shop"],
  ["jane+shop@live.com.mx", "jane@live.com.mx", "shop"],
  ["jane+shop@msn.com", "jane@msn.com", "shop"],
  ["jane-doe+shop@icloud.com", "jane-doe@icloud.com", "shop"],
  ["jane@me.com", "jane@me.com", null],
  ["jane+@mac.com", "jane@mac.com", null],
  ["jane_doe+shop@fastmail.com", "jane_doe@fastmail.com", "shop"],
  ["jane+shop@fastmail.fm", "jane@fastmail.fm", "shop"],
  ["jane+shop@fastmail.com.au", "jane@fastmail.com.au", "shop"],
  ["j.a_n-edoe+a.b-c@proton.me", "janedoe@proton.me", "a.b-c"],
  ["jane.doe+x@protonmail.com", "janedoe@proton.me", "x"],
  ["Jane-Doe@protonmail.ch", "janedoe@proton.me", null],
  ["jane_doe@pm.me", "janedoe@proton.me", null],
  ["+shop@outlook.com", null, null],
  ["._-+shop@pm.me", null, null],
  ["jane+shop@example.com", null, null],
  ["jane+shop@me.fr", null, null],
  ["jane+shop@proton.com", null, null],
  ["jane+shop@mail.outlook.com", null, null],
  ["jane+shop@outlook.com.example", null, null],
  ["jane+shop@notlive.com", null, null],
])("%s reaches %s, with the tag %s", (email, mailbox, tag) => {
  expect(readOtherHost(email, email.split("@")[1]!)).toStrictEqual({ mailbox, tag });
});
