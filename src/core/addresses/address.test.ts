import { expect, it } from "vitest";

import { isSameMailbox } from "./address";

it.each([
  ["jane@gmail.com", "jane@gmail.com", true],
  ["j.a.ne+shop@googlemail.com", "jane+bank@gmail.com", true],
  ["jane@gmail.com", "janet@gmail.com", false],
  ["jane-doe@gmail.com", "janedoe@gmail.com", false],
])("%s and %s reach the same mailbox: %s", (one, other, isSame) => {
  expect(isSameMailbox(one, other)).toBe(isSame);
});
