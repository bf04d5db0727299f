import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress, stringOf } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { toOwnTags } from "./toOwnTags";
import { toTag } from "./toTag";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  stringOf("aé.:/@,w ?-", { maxLength: 40 }),
  anyAddress.map(({ username, domain }) => `https://${username}@${domain}`),
  fc.webUrl(),
);

textLaw("a list gives different tags, all of them valid", anyText, (text) => {
  const tags = toTags(text);
  expect(tags.map(toTag)).toEqual([...new Set(tags)]);
});

textLaw("a listed tag gives itself, unless it looks like a site", anyText, (text) => {
  const tags = toTags(text).filter((tag) => !tag.includes("."));
  expect(toOwnTags(tags.join(", "))).toEqual(tags.map((tag) => ({ source: tag, tag })));
});

function toTags(text: string): string[] {
  return toOwnTags(text).flatMap((own) => ("tag" in own ? [own.tag] : []));
}
