import { expect, test } from "vitest";

import type { Alias } from "../../core";
import { exportTargets, toExportFile } from "./exportTargets";

const aliases: Alias[] = [
  { email: "jane@gmail.com", type: "base", original: "jane@gmail.com" },
  { email: "j.ane+dev@gmail.com", type: "dots", original: "jane@gmail.com" },
];
const time = new Date(2026, 10, 21, 4, 38, 1);

test("the targets are in the order of their buttons", () => {
  expect(Object.keys(exportTargets)).toStrictEqual(["CSV", "TXT", "JSON"]);
});

test("a list becomes a CSV file", () => {
  expect(toExportFile(exportTargets.CSV, aliases, time)).toStrictEqual({
    name: "gmail-aliases-20261121-043801.csv",
    type: "text/csv;charset=utf-8",
    text: '"Email","Type","Original"\r\n"jane@gmail.com","base","jane@gmail.com"\r\n"j.ane+dev@gmail.com","dots","jane@gmail.com"',
  });
});

test("a list becomes a text file", () => {
  expect(toExportFile(exportTargets.TXT, aliases, time)).toStrictEqual({
    name: "gmail-aliases-20261121-043801.txt",
    type: "text/plain;charset=utf-8",
    text: "jane@gmail.com\nj.ane+dev@gmail.com",
  });
});

test("a list becomes a JSON file", () => {
  expect(toExportFile(exportTargets.JSON, aliases, time)).toStrictEqual({
    name: "gmail-aliases-20261121-043801.json",
    type: "application/json",
    text: `[
  {
    "email": "jane@gmail.com",
    "type": "base",
    "original": "jane@gmail.com"
  },
  {
    "email": "j.ane+dev@gmail.com",
    "type": "dots",
    "original": "jane@gmail.com"
  }
]`,
  });
});
