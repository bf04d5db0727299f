import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { renderWithProviders } from "../../tests/renderWithProviders";
import { takeConsoleErrors } from "../../tests/takeConsoleErrors";
import { Checker } from "./Checker";

const field = page.getByRole("textbox", { name: "Addresses to check" });
const table = page.getByRole("table");

/** The cells of each row of the result. */
function readResult(): string[] {
  return page
    .getByRole("row")
    .elements()
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent).join(" | "));
}

/** The number of the first row in the document. The heading row has number 1. */
function firstRenderedRow(): number {
  return Number(document.querySelector("[data-index]")?.getAttribute("aria-rowindex"));
}

test("each address is shown with its mailbox, its tag and its group", async () => {
  await renderWithProviders(<Checker />);
  await field.fill("Jane+Shop@gmail.com, j.ane@googlemail.com roe@example.org jane@@gmail.com jane+shop@gmail.com");
  await expect.element(page.getByRole("status").first()).toHaveTextContent("5 addresses, 1 mailbox, 1 repeated");
  expect(readResult()).toStrictEqual([
    "Jane+Shop@gmail.com | jane@gmail.com | given to: shop | same mailbox 1",
    "j.ane@googlemail.com | jane@gmail.com | no tag | same mailbox 1",
    "roe@example.org | other host: example.org |  | ",
    "jane@@gmail.com | not an address |  | ",
    "jane+shop@gmail.com | jane@gmail.com | given to: shop | same mailbox 1repeated",
  ]);
});

test("the field and the result keep their state while they are hidden", async () => {
  const { rerender } = await renderWithProviders(<Checker />);
  await field.fill(Array.from({ length: 200 }, (_, index) => `jane+site${index}@gmail.com`).join("\n"));
  const box = page.getByRole("region", { name: "Result" });
  await expect.element(box).toBeVisible();
  box.element().scrollTop = 4000;
  await expect.poll(firstRenderedRow).toBeGreaterThan(20);
  const { scrollTop } = box.element();
  const first = firstRenderedRow();

  await rerender(<Checker isHidden />);
  await expect.poll(() => document.querySelector("main")?.checkVisibility()).toBe(false);
  await rerender(<Checker />);
  await expect.poll(firstRenderedRow).toBe(first);
  expect(box.element().scrollTop).toBe(scrollTop);
});

test("if the clipboard refuses, the error is logged and the result is offered for copying by hand", async () => {
  const refusal = new DOMException("Write permission denied.", "NotAllowedError");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(refusal);
  await renderWithProviders(<Checker />);
  await field.fill("jane+shop@gmail.com");
  await expect.element(table).toBeVisible();

  await page.getByRole("button", { name: "Copy result" }).click();
  await expect
    .element(page.getByRole("textbox", { name: "Text to copy" }))
    .toHaveValue("jane+shop@gmail.com\tgmail\tjane@gmail.com\tshop\t");
  expect(takeConsoleErrors()).toStrictEqual([[refusal]]);
});
