import { expect, test } from "vitest";

import { readAddressField, readUnfinished } from "./readAddress";

test.each([
  ["jane@gmail.com, john@gmail.com", "several-addresses"],
  ["Jane <jane@gmail.com>\nJohn <john@yahoo.com>", "several-addresses"],
  ["jane@gmail.com@gmail.com", "invalid-email"],
  ["", "invalid-email"],
  ["@".repeat(100_000), "invalid-email"],
  ["jane@example.com", "unsupported-domain"],
] as const)("the field refuses %j with %s", (draft, error) => {
  expect(readAddressField(draft)).toStrictEqual({ ok: false, error });
});

test("the field reads one address", () => {
  expect(readAddressField("  Jane.Doe+News ")).toStrictEqual({
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
