import { expect, test } from "vitest";

import { replaceCounted } from "./replaceCounted.ts";

test("what is found is replaced, each time with the text as it is", () => {
  expect(replaceCounted("<title>Old</title>", /(?<=<title>).*(?=<\/title>)/, "5 $& $1")).toBe("<title>5 $& $1</title>");
  expect(replaceCounted("<br><hr><br>", /<br>/, "", 2)).toBe("<hr>");
});

test.each([
  ["<p></p>", 0],
  ["<div></div><div></div>", 2],
])("in %s, <div> is not there exactly once", (html, found) => {
  expect(() => replaceCounted(html, /<div>/, "")).toThrow(`The page has /<div>/ ${found} times in place of 1`);
});
