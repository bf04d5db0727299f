import { expect, it, vi } from "vitest";

import { drawRandomText } from "./drawRandomText";

it("draws letters and digits", () => {
  const text = drawRandomText(2000);

  expect(text).toMatch(/^[a-z0-9]{2000}$/);
  expect(new Set(text).size).toBe(36);
});

it("draws each character from a number so large that none is likelier", () => {
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    if (array instanceof Uint32Array) array.set([0, 35, 36, 2 ** 32 - 1]);
    return array;
  });

  expect(drawRandomText(4)).toBe("a9ad");
  vi.restoreAllMocks();
});
