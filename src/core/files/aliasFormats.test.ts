import { describe, expect, it } from "vitest";

import type { Alias } from "../aliases/alias";
import { aliasFormats, toCsv, toJson, toTxt } from "./aliasFormats";

const ALIASES: readonly Alias[] = [
  { email: "jane@gmail.com", type: "base", original: "jane@gmail.com" },
  { email: "j.ane+shop@gmail.com", type: "dots", original: "jane@gmail.com" },
  { email: "jane@googlemail.com", type: "domain-variant", original: "jane@gmail.com" },
];

it("has a type and a text for each format, in the order of their buttons", () => {
  expect(Object.entries(aliasFormats)).toEqual([
    ["csv", { type: "text/csv;charset=utf-8", toText: toCsv }],
    ["txt", { type: "text/plain;charset=utf-8", toText: toTxt }],
    ["json", { type: "application/json", toText: toJson }],
  ]);
});

describe("CSV", () => {
  it("has a header and a line for each alias, every field quoted", () => {
    expect(toCsv(ALIASES)).toBe(
      '"Email","Type","Original"\r\n' +
        '"jane@gmail.com","base","jane@gmail.com"\r\n' +
        '"j.ane+shop@gmail.com","dots","jane@gmail.com"\r\n' +
        '"jane@googlemail.com","domain-variant","jane@gmail.com"',
    );
  });

  it("has the quotes of a field doubled", () => {
    expect(toCsv([{ email: '"j"', type: "base", original: 'a,"\r\n' }])).toBe(
      '"Email","Type","Original"\r\n"""j""","base","a,""\r\n"',
    );
  });
});

it("TXT has one address per line, in the order of the list", () => {
  expect(toTxt(ALIASES)).toBe("jane@gmail.com\nj.ane+shop@gmail.com\njane@googlemail.com");
});

describe("JSON", () => {
  it("is an array of objects, indented by 2 spaces", () => {
    expect(toJson(ALIASES.slice(0, 2))).toBe(`[
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

  it("has only the three fields of the format, in their order", () => {
    const alias = { isSelected: true, original: "jane@gmail.com", type: "base", email: "jane@gmail.com" } as const;

    expect(toJson([alias])).toBe(toJson(ALIASES.slice(0, 1)));
  });
});
