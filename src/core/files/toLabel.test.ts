import { describe, expect, it } from "vitest";

import { toLabel } from "./toLabel";

describe("a label", () => {
  it.each([
    ["is on one line", "a\tb\r\nc", "a b c"],
    ["has no blanks at the ends of its levels", " a b / c ", "a b/c"],
    ["has no empty levels", "//a// /b/", "a/b"],
    ["is empty where nothing is left", " / ", ""],
    ["has at most 225 characters", "a".repeat(226), "a".repeat(225)],
    ["is not cut within a character", `${"a".repeat(224)}😀`, "a".repeat(224)],
    ["is not cut behind a blank", `${"a".repeat(224)} b`, "a".repeat(224)],
    ["is not cut behind a slash", `${"a".repeat(224)}/b`, "a".repeat(224)],
  ])("%s", (_, text, label) => {
    expect(toLabel(text)).toBe(label);
  });
});
