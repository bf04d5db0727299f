import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { boxOf, copyOf, emails, expectCount, list, renderResults } from "../../../tests/renderResults";
import { replaceClipboard } from "../../../tests/replaceClipboard";

const selectAll = page.getByRole("checkbox", { name: "Select all" });
const clearSelection = page.getByRole("checkbox", { name: "Clear selection" });
const copyAll = page.getByRole("button", { name: "Copy all" });
const copySelected = page.getByRole("button", { name: "Copy selected" });
const toasts = page.getByRole("region", { name: "Notifications" });

let readClipboard: () => string | undefined;

beforeEach(async () => {
  readClipboard = replaceClipboard();
  await renderResults();
});

test("rows are selected one by one, and the box above is mixed meanwhile", async () => {
  const [first, second] = emails;
  await expect.element(selectAll).not.toBeChecked();
  await expect.element(copySelected).not.toBeInTheDocument();

  // Anywhere on the address.
  await list.getByText("@gmail.com", { exact: true }).first().click();
  await expectCount("1");
  await expect.element(selectAll).toBePartiallyChecked();
  await expect.element(copySelected).toHaveTextContent("Copy selected (1)");
  await expect.element(copySelected).toHaveClass(/primary/);
  await expect.element(copyAll).not.toHaveClass(/primary/);

  await userEvent.keyboard("{ArrowDown} ");
  await expect.element(boxOf(second!)).toBeChecked();
  await expectCount("2");
  await expect.element(copySelected).toHaveTextContent("Copy selected (2)");

  await boxOf(first!).click();
  await boxOf(second!).click();
  await expectCount("0");
  await expect.element(selectAll).not.toBeChecked();
  await expect.element(selectAll).not.toBePartiallyChecked();
  await expect.element(copySelected).not.toBeInTheDocument();
});

test("one box selects every row, and clears the selection once every row is selected", async () => {
  await selectAll.click();
  await expect.element(clearSelection).toBeChecked();
  await expectCount("2,000");
  await expect.element(copySelected).toHaveTextContent("Copy selected (2,000)");
  await expect.element(boxOf(emails[4]!)).toBeChecked();

  await clearSelection.click();
  await expect.element(selectAll).not.toBeChecked();
  await expectCount("0");
  await expect.element(boxOf(emails[4]!)).not.toBeChecked();

  // From mixed, it selects the rest.
  await boxOf(emails[1]!).click();
  await selectAll.click();
  await expectCount("2,000");
  await boxOf(emails[1]!).click();
  await expectCount("1,999");
  await expect.element(selectAll).toBePartiallyChecked();
});

test("the selected rows are copied in the order of the list, one of them without a line break", async () => {
  const [, second, third, , fifth] = emails;
  for (const email of [fifth, second, third]) await boxOf(email!).click();
  await page.getByRole("button", { name: "Copy selected (3)" }).click();
  await expect.element(toasts.getByText("3 items copied to clipboard")).toBeVisible();
  expect(readClipboard()).toBe(`${second}\n${third}\n${fifth}`);
  await expectCount("3");

  await boxOf(second!).click();
  await boxOf(third!).click();
  await page.getByRole("button", { name: "Copy selected (1)" }).click();
  await expect.element(toasts.getByText("Copied to clipboard", { exact: true })).toBeVisible();
  expect(readClipboard()).toBe(fifth);
});

test("the whole list is copied, with a selection too", async () => {
  await boxOf(emails[1]!).click();
  await copyAll.click();
  await expect.element(toasts.getByText("2,000 items copied to clipboard")).toBeVisible();
  expect(readClipboard()!.split("\n")).toStrictEqual(emails);
});

test("a row is copied with its own button, which appears for the pointer and says so", async () => {
  const copy = copyOf(emails[1]!);
  const readOpacity = () => getComputedStyle(copy.element()).opacity;
  await expect.poll(readOpacity).toBe("0");
  await boxOf(emails[1]!).hover();
  await expect.poll(readOpacity).toBe("1");
  await copy.click();
  await expect.element(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  await expect.element(toasts.getByText("Copied to clipboard", { exact: true })).toBeVisible();
  expect(readClipboard()).toBe(emails[1]);
});
