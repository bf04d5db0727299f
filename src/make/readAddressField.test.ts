import { expect, test } from "vitest";

import { readAddressField, readUnfinished } from "./readAddressField";

test.each([
  ["jane@gmail.com, john@gmail.com", "several-addresses"],
  ["Jane <jane@gmail.com>\nJohn <john@yahoo.com>", "several-addresses"],
  ["a＠gmail.com, b＠gmail.com", "several-addresses"],
  ["jane@gmail.com@gmail.com", "invalid-email"],
  [`@${" ".repeat(100_000)}`, "invalid-email"],
  ["@".repeat(100_000), "invalid-email"],
  ["", "invalid-email"],
  ["   ", "invalid-email"],
  ["jane@", "invalid-email"],
  ["@gmail.com", "invalid-email"],
  ["jane doe@gmail.com", "invalid-email"],
  ["ja\u202ene@gmail.com", "invalid-email"],
  ["mailto:%E0%A4%A@gmail.com", "invalid-email"],
  ["jane@example.com", "unsupported-domain"],
  ["jane@gmail.com.example.com", "unsupported-domain"],
  ["Jane Doe <jane@yahoo.com>", "unsupported-domain"],
] as const)("the field refuses %j with %s", (draft, error) => {
  expect(readAddressField(draft)).toStrictEqual({ ok: false, error });
});

test.each(["  Jane.Doe+News ", "(jane.doe+news@gmail.com)"])("the field reads %j", (draft) => {
  expect(readAddressField(draft)).toStrictEqual({
    ok: true,
    address: { username: "jane.doe+news", domain: "gmail.com" },
  });
});

test.each(["jane", "jane@", "jane@g", "jane@gmail.co", "jane@gmail.com"])(
  "the picture has Jane's name at %j",
  (draft) => {
    expect(readUnfinished(draft)).toStrictEqual({ username: "jane", domain: "gmail.com" });
  },
);

test.each(["", "jane@example.com"])("the picture has no name at %j", (draft) => {
  expect(readUnfinished(draft)).toBeNull();
});
