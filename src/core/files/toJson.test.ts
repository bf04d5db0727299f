import { expect, it } from "vitest";

import type { Alias } from "../aliases/alias";
import { toJson } from "./toJson";

const ALIASES: readonly Alias[] = [
  { email: "jane@gmail.com", type: "base", original: "jane@gmail.com" },
  { email: "j.ane+shop@gmail.com", type: "dots", original: "jane@gmail.com" },
];

it("writes an array of objects, indented by 2 spaces", () => {
  expect(toJson(ALIASES)).toBe(`[
  {
    "email": "jane@gmail.com",
    "type": "base",
    "original": "jane@gmail.com"
  },
  {
    "email": "j.ane+shop@gmail.com",
    "type": "dots",
    "original": "jane@gmail.com"
  }
]`);
});

it("can be read back", () => {
  expect(JSON.parse(toJson(ALIASES))).toEqual(ALIASES);
});

it("writes an empty array if there are no aliases", () => {
  expect(toJson([])).toBe("[]");
});

it("writes only the three fields of the format, in their order", () => {
  const alias = { isSelected: true, original: "jane@gmail.com", type: "base", email: "jane@gmail.com" } as const;

  expect(toJson([alias])).toBe(toJson(ALIASES.slice(0, 1)));
});
