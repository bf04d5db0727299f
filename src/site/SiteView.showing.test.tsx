import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { keepBook } from "../../tests/keepBook";
import { pressInRow } from "../../tests/pressInRow";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { button, list, mailbox, recipient } from "../../tests/siteView";
import { SiteView } from "./SiteView";

const dialog = page.getByRole("dialog", { name: "Address" });
const close = dialog.getByRole("button", { name: "Close" });

/** Finds all that a press in the window can meet, at its edges too. */
function inReach(): ReadonlySet<Element | null | undefined> {
  const steps = [0.01, 0.3, 0.5, 0.7, 0.99];
  const { clientWidth, clientHeight } = document.documentElement;
  const at = (x: number, y: number) => document.elementFromPoint(x * clientWidth, y * clientHeight);
  return new Set(steps.flatMap((x) => steps.map((y) => at(x, y)?.closest("dialog"))));
}

async function expectShown(email: string): Promise<void> {
  await expect.element(dialog.getByRole("img", { name: email, exact: true })).toBeVisible();
  await expect.element(dialog).toHaveAccessibleDescription(email);
  await expect.element(dialog).toHaveTextContent(new RegExp(`^${email.replaceAll(/[.+]/g, String.raw`\$&`)}$`));
}

test("Enlarge fills the window with the address, after a double click too, and ends by Esc, a key or a press anywhere", async () => {
  await renderWithProviders(<SiteView />);
  await recipient.fill("netflix");
  await mailbox.fill("jane.doe");
  await button("Enlarge").dblClick();
  await expectShown("jane.doe+netflix@gmail.com");
  await userEvent.keyboard("{Escape}");
  for (const end of [
    () => userEvent.keyboard("{Escape}"),
    () => userEvent.keyboard("{Enter}"),
    () => userEvent.keyboard(" "),
    () => close.click(),
    () => dialog.click({ position: { x: 9, y: 9 } }),
    () => dialog.getByRole("img").click(),
  ]) {
    await button("Enlarge").click();
    await expectShown("jane.doe+netflix@gmail.com");
    await expect.element(close).toHaveFocus();
    expect(inReach()).toEqual(new Set([dialog.element()]));
    await end();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button("Enlarge")).toHaveFocus();
  }
});

test("a double click ends it, and its second press reaches nothing below", async () => {
  const below = page.getByRole("button", { name: "Below" });
  const press = vi.fn<() => void>();
  await renderWithProviders(
    <>
      <SiteView />
      <button type="button" style={{ position: "fixed", inset: 0 }} onClick={press}>
        Below
      </button>
    </>,
  );
  await recipient.fill("netflix");
  await mailbox.fill("jane");
  (button("Enlarge").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expectShown("jane+netflix@gmail.com");
  await dialog.dblClick();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button("Enlarge")).toHaveFocus();
  expect(press).not.toHaveBeenCalled();
  await below.click();
  await expect.element(below).toHaveFocus();
  expect(press).toHaveBeenCalledOnce();
  await below.dblClick();
  expect(press).toHaveBeenCalledTimes(3);
});

test("where there is no address, there is nothing to show", async () => {
  await renderWithProviders(<SiteView />);
  await recipient.fill("東京");
  await mailbox.fill("jane");
  await expect.element(page.getByText(/can come after|can go after/)).toBeVisible();
  await expect.element(button("Enlarge")).not.toBeInTheDocument();
  await recipient.fill("東京\namazon");
  await expect.element(button("More for amazon")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^More for/ })).toHaveLength(1);
});

test("each row of both tables shows its address", async () => {
  await keepBook([{ recipient: "Bakery", email: "j.ane@gmail.com", date: "2026-11-21", note: "" }]);
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  await recipient.fill("netflix\namazon");
  for (const [name, email] of [
    ["New addresses", "jane+amazon@gmail.com"],
    [/^Who has/, "j.ane@gmail.com"],
  ] as const) {
    const row = page.getByRole("grid", { name }).getByRole("row", { name: email });
    // oxlint-disable-next-line no-await-in-loop -- one dialog after the other
    await pressInRow(`Enlarge ${email}`);
    await expectShown(email);
    await close.click();
    await expect.element(row.getByRole("button").last()).toHaveFocus();
  }
});

test("a shown address is remembered at once, and Undo is offered where it can be pressed: after the dialog", async () => {
  const otherTab = await keepBook([]);
  await renderWithProviders(<SiteView />);
  await expect.element(list).toBeVisible();
  await mailbox.fill("jane");
  await recipient.fill("netflix");
  await button("Enlarge").click();
  await expectShown("jane+netflix@gmail.com");
  await expect.poll(() => otherTab.getState().book.content?.entries.length).toBe(1);
  await expect.element(page.getByText("1 address remembered")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await button("Undo").click();
  await expect.poll(() => otherTab.getState().book.content?.entries.length).toBe(0);
});

test("an address that another tab deletes stays in sight, and the focus goes to the field", async () => {
  const entry = { recipient: "Bakery", email: "j.ane@gmail.com", date: "2026-11-21", note: "" };
  const otherTab = await keepBook([entry]);
  await renderWithProviders(<SiteView />);
  await pressInRow("Enlarge j.ane@gmail.com");
  await expectShown("j.ane@gmail.com");
  await otherTab.exchange([otherTab.getState().book.content!.entries[0]!], []);
  await expect.element(page.getByRole("grid", { includeHidden: true })).not.toBeInTheDocument();
  await expectShown("j.ane@gmail.com");
  await userEvent.keyboard("{Escape}");
  await expect.element(recipient).toHaveFocus();
});
