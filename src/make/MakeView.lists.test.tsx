import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { generateList } from "../../tests/generateList";
import { renderMakeView } from "../../tests/renderMakeView";

const field = page.getByRole("textbox", { name: "Gmail address or username" });
const generate = page.getByRole("button", { name: "Generate" });
const shuffle = page.getByRole("button", { name: "Shuffle" });
const list = page.getByRole("grid", { name: "Alias list" });
const search = page.getByRole("searchbox", { name: "Search" });

const boxOf = (email: string) => list.getByRole("checkbox", { name: email, exact: true });

async function scrollDown(): Promise<void> {
  list.element().scrollTo({ top: 40_000 });
  await expect.element(list.getByRole("row").last()).toHaveAttribute("aria-rowindex", expect.stringMatching(/\d{3}/));
}

async function expectTop(firstRow: RegExp): Promise<void> {
  await expect.element(list.getByRole("checkbox").first()).toHaveAccessibleName(firstRow);
  expect(list.element().scrollTop).toBe(0);
  await expect.element(page.getByText(/^0 selected of 2,000 emails/)).toBeVisible();
}

test("a new list is shown and entered from its top, with nothing selected, and keeps the search", async () => {
  await renderMakeView();
  await generateList("jane");
  for (const row of [1, 2]) await list.getByRole("checkbox").nth(row).click();
  await expect.element(page.getByText("2 selected of 2,000 emails").first()).toBeVisible();
  await userEvent.keyboard("{End}");
  await scrollDown();
  await shuffle.click();
  await expectTop(/^jane@gmail/);
  (page.getByRole("button", { name: "Copy all" }).element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(boxOf("jane@gmail.com")).toHaveFocus();

  await search.fill("googlemail");
  await expect.element(list).not.toHaveAttribute("aria-rowcount", "2000");
  await page.getByRole("checkbox", { name: /^Select the/ }).click();
  await scrollDown();
  await field.fill("john");
  await generate.click();
  await expectTop(/^j\.?o.*@googlemail/);
  await expect.element(search).toHaveValue("googlemail");
  await expect.element(list.getByRole("checkbox", { name: "@gmail.com" })).not.toBeInTheDocument();
});
