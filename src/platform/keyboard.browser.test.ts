import { expect, test } from "vitest";

import { isComposing } from "./keyboard";

test.each([
  ["while the composition lasts", { isComposing: true, keyCode: 229 }, true],
  ["right after its end, as Safari sends it", { isComposing: false, keyCode: 229 }, true],
  ["without a composition", { isComposing: false, keyCode: 13 }, false],
])("the Enter that comes %s", (_, init, isOfComposition) => {
  expect(isComposing(new KeyboardEvent("keydown", { key: "Enter", ...init }))).toBe(isOfComposition);
});
