import { expect, it, vi } from "vitest";

import { drawRandomText } from "./drawRandomText";

it("draws letters and digits", () => {
  const text = drawRandomText(2000);

  expect(text).toMatch(/^[a-z0-9]{2000}$/);
  expect(new Set(text).size).toBe(36);
});

it("takes no byte that would make some characters likelier, and draws another", () => {
  const bytes = [251, 252, 255, 0, 35, 36];
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    if (array instanceof Uint8Array) array.set(bytes.splice(0, array.length));
    return array;
  });

  expect(drawRandomText(4)).toBe("9a9a");
  vi.restoreAllMocks();
});
