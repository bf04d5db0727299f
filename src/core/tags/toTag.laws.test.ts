import * as fc from "fast-check";
import { expect } from "vitest";

import { anyForeignWord, stringOf } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { toTag } from "./toTag";

const anyWord = fc.oneof(fc.string({ unit: "binary" }), anyForeignWord, stringOf("aZé.œ-_ 7", { maxLength: 24 }));

textLaw("a tag has 2 to 20 characters, and no dot at an end or beside a dot", anyWord.map(toTag), (tag) => {
  fc.pre(tag !== null);
  expect(tag).toMatch(/^[a-z0-9._-]{2,20}$/);
  expect(tag.split(".")).not.toContain("");
});

textLaw("a tag stays as it is", anyWord.map(toTag), (tag) => {
  fc.pre(tag !== null);
  expect(toTag(tag)).toBe(tag);
});

textLaw("a letter without a spelling never vanishes: its word is no tag", anyForeignWord, (word) => {
  fc.pre(/[東京\u{1E922}]/u.test(word));
  expect(toTag(word)).toBeNull();
});

textLaw("a word is as readable in capitals", anyForeignWord, (word) => {
  // A few letters have no capital of their own: ı and ſ share theirs with i and s.
  fc.pre(word.toUpperCase().toLowerCase() === word);
  expect(toTag(word.toUpperCase())).toBe(toTag(word));
});
