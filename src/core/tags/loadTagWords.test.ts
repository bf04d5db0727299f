import { expect, it } from "vitest";

import { loadTagWords } from "./loadTagWords";

it.each([
  ["en", "rain"],
  ["pt", "chuva"],
  ["es", "lluvia"],
  ["fr", "pluie"],
] as const)("the words of %s include %s", async (language, word) => {
  const { everyday } = await loadTagWords(language);

  expect(everyday).toContain(word);
});

it("leaves the import to the given loader, with the name of the built file", async () => {
  const names: string[] = [];
  const words = await loadTagWords("fr", (name, importFile) => {
    names.push(name);
    return importFile();
  });

  expect(names).toEqual(["words-fr"]);
  expect(words).toEqual(await loadTagWords("fr"));
});
