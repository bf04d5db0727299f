import { expect, it } from "vitest";

import type { Alias } from "../aliases/alias";
import { toFilterLabel } from "./toFilterLabel";

it.each<[email: string, type: Alias["type"], label: string]>([
  ["jane@gmail.com", "base", "Aliases/jane@gmail.com"],
  ["jane+own@gmail.com", "base", "Aliases/own"],
  ["jane+@gmail.com", "base", "Aliases/jane+@gmail.com"],
  ["jane+shop@gmail.com", "plus", "Aliases/shop"],
  ["jane+a.b+c@gmail.com", "plus", "Aliases/a.b+c"],
  ["ja.ne@gmail.com", "dots", "Aliases/ja.ne"],
  ["ja.ne+shop@gmail.com", "dots", "Aliases/shop"],
  ["jane@googlemail.com", "domain-variant", "Aliases/jane@googlemail.com"],
  ["ja.ne@googlemail.com", "domain-variant", "Aliases/ja.ne@googlemail.com"],
  ["ja.ne+shop@googlemail.com", "domain-variant", "Aliases/shop"],
])("the alias %s (%s) gets the label %s", (email, type, label) => {
  expect(toFilterLabel({ email, type })).toBe(label);
});

it("names an address that is no alias by its tag, or whole", () => {
  expect(toFilterLabel({ email: "jane+shop@gmail.com" })).toBe("Aliases/shop");
  expect(toFilterLabel({ email: "ja.ne@gmail.com" })).toBe("Aliases/ja.ne@gmail.com");
});

it.each([
  ["Mail", "Mail/shop"],
  ["", "shop"],
  [" / ", "shop"],
  ["/Mail//Web /", "Mail/Web/shop"],
  ["Étiquettes 🏷️", "Étiquettes 🏷️/shop"],
])("the prefix %j gives the label %j", (prefix, label) => {
  expect(toFilterLabel({ email: "jane+shop@gmail.com", type: "plus" }, prefix)).toBe(label);
});
