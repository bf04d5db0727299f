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
