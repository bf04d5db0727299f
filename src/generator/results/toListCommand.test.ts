import { expect, test } from "vitest";

import { toListCommand } from "./toListCommand";

const NO_MODIFIER = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const ALT = { altKey: true };
const CONTROL = { ctrlKey: true };
const META = { metaKey: true };
const SHIFT = { shiftKey: true };

test.each([
  ["a", CONTROL, "select-all"],
  ["a", META, "select-all"],
  // With Caps Lock.
  ["A", CONTROL, "select-all"],
  ["c", CONTROL, "copy"],
  ["c", META, "copy"],
  ["Escape", {}, "deselect"],
  [" ", SHIFT, "select-range"],
])("%s with %o is for the list", (key, modifiers, command) => {
  expect(toListCommand({ key, ...NO_MODIFIER, ...modifiers })).toBe(command);
});

test.each([
  // The browser's tools, and its search for a tab.
  ["C", { ...CONTROL, ...SHIFT }],
  ["c", { ...META, ...ALT }],
  ["A", { ...CONTROL, ...SHIFT }],
  ["Escape", SHIFT],
  ["Escape", CONTROL],
  ["f", CONTROL],
  [" ", CONTROL],
  // The browser ticks the box itself.
  [" ", {}],
  // These move the focus.
  ["ArrowDown", {}],
  ["Home", {}],
])("%s with %o is not for the list", (key, modifiers) => {
  expect(toListCommand({ key, ...NO_MODIFIER, ...modifiers })).toBeNull();
});
