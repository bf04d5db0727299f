import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { renderWithProviders } from "../../tests/renderWithProviders";
import { useToasts } from "./ToastProvider";

function Opener() {
  const showToast = useToasts();
  return (
    <button
      type="button"
      onClick={() => showToast("success", "1 adresse mémorisée", { label: "Annuler", onPress: () => {} })}
    >
      Open
    </button>
  );
}

test.each([
  // The gutter of the scroll bar takes 15 pixels.
  [360, 16],
  [768, 16.5],
  [1280, 72.5],
  [1920, 392.5],
])("%i px wide, an offer is at the foot of the first column, on one line with its buttons", async (width, left) => {
  await page.viewport(width, 800);
  await renderWithProviders(<Opener />, "fr");
  await page.getByRole("button", { name: "Open" }).click();
  const toast = page.getByRole("group", { name: "1 adresse mémorisée" });
  await expect.element(toast).toBeVisible();
  const boxOf = () => toast.element().getBoundingClientRect();
  // Once it has come.
  await expect.poll(() => boxOf().bottom).toBe(800 - 16);
  const box = boxOf();
  expect(box.left).toBe(left);

  const parts = [...toast.element().querySelectorAll("p, button")].map((part) => part.getBoundingClientRect());
  expect(parts).toHaveLength(3);
  const middles = parts.map(({ top, bottom }) => (top + bottom) / 2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1.5);
  expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(box.right);
});
