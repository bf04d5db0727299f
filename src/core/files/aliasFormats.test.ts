import { describe, expect, it } from "vitest";

import type { Alias } from "../aliases/alias";
import { aliasFormats, toCsv, toJson, toTxt } from "./aliasFormats";

const ALIASES: readonly Alias[] = [
  { email: "jane@gmail.com", type: "base", original: "jane@gmail.com" },
  { email: "j.ane+shop@gmail.com", type: "dots", original: "jane@gmail.com" },
  { email: "jane@googlemail.com", type: "domain-variant", original: "jane@gmail.com" },
];

it("has a type for each format, and a text in which every address is, in the order of the list", () => {
  for (const { toText } of Object.values(aliasFormats)) {
    expect([...new Set(toText(ALIASES.slice(1)).match(/[^\s"]+@googlemail\.com|j\.ane[^\s"]+/g))]).toEqual([
      "j.ane+shop@gmail.com",
      "jane@googlemail.com",
    ]);
  }
  expect(Object.entries(aliasFormats).map(([extension, { type }]) => [extension, type])).toEqual([
    ["csv", "text/csv;charset=utf-8"],
    ["txt", "text/plain;charset=utf-8"],
    ["json", "application/json"],
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

describe("TXT", () => {
  it("has one address per line, in the order of the list", () => {
    expect(toTxt(ALIASES)).toBe("jane@gmail.com\nj.ane+shop@gmail.com\njane@googlemail.com");
  });

  it("is empty if there are no aliases", () => {
    expect(toTxt([])).toBe("");
  });
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

  it("is an empty array if there are no aliases", () => {
    expect(toJson([])).toBe("[]");
  });

  it("has only the three fields of the format, in their order", () => {
    const alias = { isSelected: true, original: "jane@gmail.com", type: "base", email: "jane@gmail.com" } as const;

    expect(toJson([alias])).toBe(toJson(ALIASES.slice(0, 1)));
  });
});
