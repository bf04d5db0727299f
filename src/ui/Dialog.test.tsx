import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { Dialog } from "./Dialog";
import { CloseLabelContext } from "./CloseButton";

const opener = page.getByRole("button", { name: "Open" });
const dialog = page.getByRole("dialog", { name: "About" });

function DialogWithOpener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <CloseLabelContext value="Close">
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="About">
        <p>What this is</p>
      </Dialog>
    </CloseLabelContext>
  );
}

beforeEach(async () => {
  await render(<DialogWithOpener />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
});

test("an open dialog has the focus, and the page behind it ignores clicks", async () => {
  await expect.element(dialog.getByRole("button", { name: "Close" })).toHaveFocus();
  expect(dialog.element().matches(":modal")).toBe(true);
});

test.each([
  ["Esc", () => userEvent.keyboard("{Escape}")],
  ["its button", () => dialog.getByRole("button", { name: "Close" }).click()],
  ["a click outside", () => userEvent.click(document.documentElement, { position: { x: 4, y: 4 } })],
  ["Back", async () => history.back()],
])("%s closes the dialog and returns the focus", async (_, close) => {
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("a selection of text that ends outside leaves the dialog open", async () => {
  const text = dialog.getByText("What this is").element();
  text.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  // The browser clicks on the nearest element around both places.
  dialog.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(dialog).toBeVisible();
});

test("the second press of a double one was meant for the opener, and leaves the dialog open", async () => {
  dialog.element().dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  dialog.element().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  await expect.element(dialog).toBeVisible();
});

test("a dialog leaves no entry in the history, also where the next one opens at once", async () => {
  const before = history.length;
  for (let turn = 0; turn < 3; turn += 1) {
    await userEvent.keyboard("{Escape}");
    await opener.click();
    await expect.element(dialog).toBeVisible();
  }
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => history.state as unknown).toBeNull();
  expect(history.length).toBe(before);
});
