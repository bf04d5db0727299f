import * as fc from "fast-check";
import { expect } from "vitest";

import { stringOf } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { toTag } from "./toTag";

const anyWord = fc.oneof(fc.string({ unit: "binary" }), stringOf("aZé.œ-_ 7", { maxLength: 24 }));

textLaw("a tag has 2 to 20 characters, and no dot at an end or beside a dot", anyWord.map(toTag), (tag) => {
  fc.pre(tag !== null);
  expect(tag).toMatch(/^[a-z0-9._-]{2,20}$/);
  expect(tag.split(".")).not.toContain("");
});

textLaw("a tag stays as it is", anyWord.map(toTag), (tag) => {
  fc.pre(tag !== null);
  expect(toTag(tag)).toBe(tag);
});
