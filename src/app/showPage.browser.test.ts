import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { showPage } from "./showPage";

const { documentElement } = document;

const HIDDEN = "visibility: hidden; content-visibility: hidden;";

const root = Object.assign(document.createElement("div"), { id: "root" });

beforeEach(() => {
  document.body.append(root);
  documentElement.style.cssText = HIDDEN;
});

afterEach(() => {
  root.remove();
  documentElement.style.cssText = "";
});

test("the page is hidden until all of it has arrived", async () => {
  let arrive = () => {};
  const shown = showPage(
    "en",
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  await Promise.resolve();
  expect(documentElement.style.cssText).toBe(HIDDEN);
  arrive();
  await shown;
  expect(documentElement.style.cssText).toBe("");
});

test.each([
  ["the theme of the system", () => vi.spyOn(window, "matchMedia")],
  ["the address", () => vi.spyOn(window, "addEventListener")],
  ["the text of the page", () => vi.spyOn(document, "querySelector")],
])("the page is shown even if %s cannot be had", async (_, spyOn) => {
  const spy = spyOn().mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  const shown = showPage("en", Promise.resolve());
  await expect(shown).rejects.toThrow("insecure");
  spy.mockRestore();
  expect(documentElement.style.cssText).toBe("");
});
