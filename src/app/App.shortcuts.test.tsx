import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { keepBook } from "../../tests/keepBook";
import { pauseBetweenKeys } from "../../tests/pauseBetweenKeys";
import { replaceClipboard } from "../../tests/replaceClipboard";
import { skipPauses } from "../../tests/skipPauses";
import { loadTexts } from "../i18n/loadTexts";
import { App } from "./App";
import { listenForShortcuts } from "./listenForShortcuts";

const field = page.getByRole("textbox", { name: "Gmail address or username" });
const list = page.getByRole("grid", { name: "Alias list" });
const alert = page.getByRole("alert");
const dialog = page.getByRole("dialog");
const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
const about = page.getByRole("dialog", { name: "About Plusdot" });
const openAbout = page.getByRole("button", { name: "About" });
const count = page.getByText(/ selected of /);

let stop = () => {};

beforeEach(async () => {
  skipPauses();
  pauseBetweenKeys();
  await page.viewport(1280, 800);
  stop = listenForShortcuts();
  await render(<App page="home" language="en" texts={await loadTexts("en")} />);
});

afterEach(() => {
  stop();
});

async function generateList(): Promise<void> {
  await field.fill("jane");
  await userEvent.keyboard("{Enter}");
  await expect.element(list).toBeInTheDocument();
}

function changeInOtherTab(choice: string): void {
  const change = { key: "plusdot.shortcuts", newValue: choice };
  localStorage.setItem(change.key, choice);
  window.dispatchEvent(new StorageEvent("storage", change));
}

function leaveField(): void {
  (document.activeElement as HTMLElement).blur();
}

function readKeys(): (string | null)[] {
  return Array.from(dialog.element().querySelectorAll("kbd"), (key) => key.textContent);
}

test("the keys lead to the field and the search, generate and shuffle", async () => {
  await userEvent.keyboard("/");
  await expect.element(field).toHaveFocus();
  // In the field, they are letters.
  await userEvent.keyboard("gs?");
  await expect.element(field).toHaveValue("gs?");
  await field.fill("jane");
  leaveField();

  await userEvent.keyboard("g");
  await expect.element(count).toHaveTextContent("0 selected of 2,000 emails");
  await userEvent.keyboard("s");
  await expect.element(page.getByText("Aliases shuffled!")).toBeVisible();
  await userEvent.keyboard("f");
  await expect.element(page.getByRole("searchbox")).toHaveFocus();
  await expect.element(page.getByRole("searchbox")).toHaveValue("");
});

test("g with a text that is no address leads to the field and its error, from anywhere on the page", async () => {
  await field.fill("jane@example.com");
  leaveField();
  await page.viewport(1280, 400);
  window.scrollTo(0, document.body.scrollHeight);
  await expect.element(field).not.toBeInViewport();
  await userEvent.keyboard("g");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toBeInViewport({ ratio: 0.99 });
  await expect.element(alert).toBeInViewport({ ratio: 0.99 });
});

test("? lists the shortcuts of what is shown, and none acts while the list is open", async () => {
  await userEvent.keyboard("?");
  await expect.element(shortcuts).toBeVisible();
  // There is no list to be searched yet.
  expect(readKeys()).toStrictEqual(["/", "n", "g", "s", "?"]);
  await expect.element(shortcuts.getByText(/^In the list:/)).not.toBeInTheDocument();
  await userEvent.keyboard("g/");
  await expect.element(field).not.toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(shortcuts).not.toBeInTheDocument();
  await expect.element(alert).not.toBeInTheDocument();

  await generateList();
  leaveField();
  await userEvent.keyboard("?");
  await expect.element(shortcuts.getByText(/^In the list:.*Space.*Ctrl\+A.*Ctrl\+C.*Esc/)).toBeVisible();
  expect(readKeys()).toStrictEqual(["/", "n", "f", "g", "s", "?"]);
});

test("? names the keys of the list of given addresses where it is shown", async () => {
  await keepBook([{ recipient: "netflix.com", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" }]);
  await page.getByRole("link", { name: "One per site" }).first().click();
  await expect.element(page.getByRole("grid")).toBeVisible();
  leaveField();
  await userEvent.keyboard("?");
  const keys = shortcuts.getByText(/^In “Who has which address”:.*Copy, Enlarge, Edit and Delete/);
  await expect.element(keys).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await page.getByRole("link", { name: "Make aliases" }).click();
  await expect.element(field).toHaveFocus();
  leaveField();
  await userEvent.keyboard("?");
  await expect.element(shortcuts).toBeVisible();
  await expect.element(keys).not.toBeInTheDocument();
});

test("no shortcut acts while a menu is open", async () => {
  await page.getByRole("button", { name: "Theme", exact: true }).click();
  await userEvent.keyboard("g");
  await expect.element(page.getByRole("radiogroup")).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test("About lists the shortcuts too, and switches them off in every tab", async () => {
  await openAbout.click();
  await expect.element(about).toBeVisible();
  expect(readKeys()).toStrictEqual(["/", "n", "g", "s", "?"]);
  await about.getByRole("checkbox", { name: "Use shortcuts" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(about).not.toBeInTheDocument();
  await userEvent.keyboard("/?");
  await expect.element(field).not.toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();
  expect({ ...localStorage }).toStrictEqual({ "plusdot.shortcuts": "off" });

  await openAbout.click();
  const isOn = about.getByRole("checkbox", { name: "Use shortcuts" });
  await expect.element(isOn).not.toBeChecked();
  changeInOtherTab("on");
  await expect.element(isOn).toBeChecked();
  changeInOtherTab("off");
  await expect.element(isOn).not.toBeChecked();
  await isOn.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(about).not.toBeInTheDocument();
  await userEvent.keyboard("/");
  await expect.element(field).toHaveFocus();
});

test("a shortcut acts on the view that is shown, and only then is it in the list", async () => {
  await page.getByRole("link", { name: "Check addresses" }).first().click();
  const toCheck = page.getByRole("textbox", { name: "Addresses to check" });
  await expect.element(toCheck).toBeVisible();
  leaveField();
  await userEvent.keyboard("?");
  await expect.element(shortcuts).toBeVisible();
  expect(readKeys()).toStrictEqual(["/", "n", "?"]);
  await userEvent.keyboard("{Escape}");
  await expect.element(shortcuts).not.toBeInTheDocument();
  await userEvent.keyboard("g/");
  await expect.element(toCheck).toHaveFocus();

  await page.getByRole("link", { name: "Make aliases" }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(alert).not.toBeInTheDocument();
  leaveField();
  await userEvent.keyboard("/");
  await expect.element(field).toHaveFocus();
});

test("the focus stays in the list when the keys make a new one", async () => {
  const withoutPlus = page.getByRole("button", { name: "Without +" });
  const original = list.getByRole("checkbox", { name: "jane@gmail.com", exact: true });
  const readClipboard = replaceClipboard();
  await generateList();
  await page.getByRole("button", { name: "Copy all" }).click();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}s");
  await expect.element(page.getByText("Aliases shuffled!")).toBeVisible();
  await expect.element(original).toHaveFocus();
  await page.getByRole("button", { name: "Copy all" }).click();
  const [, second] = readClipboard()!.split("\n");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(list.getByRole("checkbox", { name: second!, exact: true })).toHaveFocus();

  // The button stays, and copies the list again.
  await userEvent.keyboard(" ");
  await page.getByRole("button", { name: "Copy selected (1)" }).click();
  await userEvent.keyboard("s");
  await expect.element(count).toHaveTextContent("0 selected of 2,000 emails");
  await expect.element(page.getByRole("button", { name: "Copy all" })).toHaveFocus();

  // The choice of what is saved goes with the selection.
  await original.click();
  (page.getByRole("checkbox", { name: "Only selected (1)" }).element() as HTMLElement).focus();
  await userEvent.keyboard("s");
  await expect.element(count).toHaveTextContent("0 selected of 2,000 emails");
  await expect.element(original).toHaveFocus();

  // A focus that is elsewhere stays there.
  await withoutPlus.click();
  await userEvent.keyboard("s");
  await expect.element(page.getByText("Aliases shuffled!")).toHaveLength(4);
  await expect.element(withoutPlus).toHaveFocus();
});
