import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress, anyForeignWord, stringOf } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { judgeOwnTags } from "./judgeOwnTags";
import { toTag } from "./toTag";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  stringOf("aé.:/@,w ?-", { maxLength: 40 }),
  anyAddress.map(({ username, domain }) => `https://${username}@${domain}`),
  fc.webUrl(),
  anyForeignWord,
  anyForeignWord.map((word) => `https://${word}.com`),
);

textLaw("a list gives different tags, all of them valid", anyText, (text) => {
  const tags = toTags(text);
  expect(tags.map(toTag)).toEqual([...new Set(tags)]);
});

textLaw("an IPv6 address is no site", fc.ipV6(), fc.constantFrom("", "http://", "ftp://jane@"), (host, start) => {
  const source = `${start}[${host}]:80`;
  expect(judgeOwnTags(source, null)).toEqual([{ source, tag: null, problem: "no-tag" }]);
});

textLaw("a listed tag gives itself, unless it looks like a site", anyText, (text) => {
  const tags = toTags(text).filter((tag) => !tag.includes("."));
  expect(judgeOwnTags(tags.join(", "), null)).toEqual(tags.map((tag) => ({ source: tag, tag, problem: null })));
});

function toTags(text: string): string[] {
  return judgeOwnTags(text, null).flatMap(({ tag }) => tag ?? []);
}
