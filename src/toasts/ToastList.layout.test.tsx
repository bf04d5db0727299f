import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";

import { renderWithProviders } from "../../tests/renderWithProviders";
import { useToasts } from "./ToastProvider";

/** The width of the page's column and the distance from it, in pixels. */
const COLUMN = 736;
const GAP = 16;

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
  [360, "in the middle", toMiddle],
  [1024, "in the middle", toMiddle],
  [1536, "beside the column", ({ right }: DOMRect) => right + GAP + COLUMN / 2],
])("%i px wide, an offer is %s, on one line with its buttons", async (width, _, toPlace) => {
  await page.viewport(width, 800);
  await renderWithProviders(<Opener />, "fr");
  await page.getByRole("button", { name: "Open" }).click();
  const toast = page.getByRole("group", { name: "1 adresse mémorisée" });
  await expect.element(toast).toBeVisible();
  const box = toast.element().getBoundingClientRect();
  expect(toPlace(box)).toBeCloseTo(toMiddle(document.body.getBoundingClientRect()), 0);

  const parts = [...toast.element().querySelectorAll("p, button")].map((part) => part.getBoundingClientRect());
  expect(parts).toHaveLength(3);
  const middles = parts.map(({ top, bottom }) => (top + bottom) / 2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1.5);
  expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(box.right);
});

test("in a wide window, a toast is at the top where a dialog is open, and where a pair of columns has no room beside it", async () => {
  await page.viewport(1536, 800);
  await renderWithProviders(<Opener />, "fr");
  await page.getByRole("button", { name: "Open" }).click();
  const toast = page.getByRole("group", { name: "1 adresse mémorisée" });
  const topOf = () => toast.element().getBoundingClientRect().top;
  await expect.element(toast).toBeVisible();
  expect(topOf()).toBeGreaterThan(400);
  const dialog = document.body.appendChild(document.createElement("dialog"));
  onTestFinished(() => dialog.remove());
  dialog.showModal();
  expect(topOf()).toBeLessThan(2 * GAP);
  dialog.close();
  expect(topOf()).toBeGreaterThan(400);
  document.documentElement.toggleAttribute("data-list", true);
  onTestFinished(() => document.documentElement.removeAttribute("data-list"));
  expect(topOf()).toBeLessThan(2 * GAP);
});

function toMiddle({ left, right }: DOMRect): number {
  return (left + right) / 2;
}
