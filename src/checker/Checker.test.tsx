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
  await expect
    .element(page.getByRole("status").first())
    .toHaveTextContent("4 addresses, 1 Gmail mailbox, 1 repeated, 1 invalid");
  expect(readResult()).toStrictEqual([
    "Jane+Shop@gmail.com | jane@gmail.com | given to: shop | group 1: same mailbox",
    "j.ane@googlemail.com | jane@gmail.com | no tag | group 1: same mailbox",
    "roe@example.org | other domain: example.org |  | ",
    "jane@@gmail.com | not an address |  | ",
    "jane+shop@gmail.com | jane@gmail.com | given to: shop | group 1: same mailboxrepeated",
  ]);
});

test.each([
  ["hello world no address", "No addresses found. An address always has an @."],
  ["@ @@ a@", "No addresses found. An address always has an @."],
  ["a@yahoo.com b@yahoo.com", "2 addresses, no Gmail address"],
  ["jane@@gmail.com", "No valid addresses."],
  [
    "jane@gmail.com, roe, x, j.ane@gmail.com",
    "2 addresses, 1 Gmail mailbox2 words that are not addresses were skipped.",
  ],
])("%s: %s", async (text, summary) => {
  await renderWithProviders(<Checker />);
  await field.fill(text);
  await expect.element(page.getByRole("status").first()).toHaveTextContent(summary);
});

test("a single address is checked in the task of its last letter", async () => {
  await renderWithProviders(<Checker />);
  await field.fill("jane@gmail.co");
  const input = document.querySelector("textarea")!;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!.set!.call(input, "jane@gmail.com");
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await Promise.resolve();
  expect(readResult()).toStrictEqual(["jane@gmail.com | jane@gmail.com | no tag | "]);
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
    .toHaveValue("Address\tKind\tMailbox\tTag\tGroup\tRepeated\njane+shop@gmail.com\tGmail\tjane@gmail.com\tshop\t\t");
  expect(takeConsoleErrors()).toStrictEqual([[refusal]]);
});
