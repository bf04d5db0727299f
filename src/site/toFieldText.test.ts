import { expect, it } from "vitest";

import { MAX_LINES, toFieldText } from "./toFieldText";

it.each<[description: string, known: string, text: string, shown: string, rows: readonly string[]]>([
  ["a list stays as it is", "", "https://netflix.com/a\nZara, Ikea\n", "https://netflix.com/a\nZara, Ikea\n", []],
  ["rows are apart", "", "a,b\nZara", "Zara", ["a,b\n"]],
  ["a row that was typed stays", "zara,ikea\n", "zara,ikea\nMango", "zara,ikea\nMango", []],
  ["rows between what was typed", "zara,ikea\nx,y", "zara,ikea\na,b\nMuji\nx,y", "zara,ikea\nMuji\nx,y", ["a,b\n"]],
  [
    "a row that begins as what was typed",
    "netflix.com",
    "netflix.com,hunter2\nMuji",
    "Muji",
    ["netflix.com,hunter2\n"],
  ],
  ["the same lines again", "a,b\n\nZara", "a,b\n\nZara\n\na,b", "a,b\n\nZara\n\na,b", []],
])("%s", (_, known, text, shown, rows) => {
  expect(toFieldText(text, known)).toStrictEqual({ text: shown, rows });
});

it("a text that is too long becomes its recipients, up to one more than is used", () => {
  const { text } = toFieldText("https://netflix.com/signup\n".repeat(20_000));
  expect(text.split("\n")).toStrictEqual(Array.from({ length: MAX_LINES + 1 }, () => "netflix.com"));
});
