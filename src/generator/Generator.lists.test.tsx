import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { generateList } from "../../tests/generateList";
import { renderGenerator } from "../../tests/renderGenerator";

const field = page.getByRole("textbox", { name: "Gmail address or username" });
const generate = page.getByRole("button", { name: "Generate" });
const shuffle = page.getByRole("button", { name: "Shuffle" });
const list = page.getByRole("grid", { name: "Alias list" });
const search = page.getByRole("searchbox", { name: "Search addresses" });
const toasts = page.getByRole("region", { name: "Notifications" });

const boxOf = (email: string) => list.getByRole("checkbox", { name: email, exact: true });

async function scrollTo(top: number): Promise<void> {
  list.element().scrollTo({ top });
  await expect.element(boxOf("jane@gmail.com")).not.toBeInTheDocument();
}

test("only the rows near the window are in the document", async () => {
  await renderGenerator();
  const { emails } = await generateList("jane");
  expect(list.element().clientHeight).toBe(600);
  expect(list.getByRole("row").elements().length).toBeLessThan(60);

  await scrollTo(list.element().scrollHeight);
  await expect.element(boxOf(emails.at(-1)!)).toBeInViewport();
  expect(list.getByRole("row").elements().length).toBeLessThan(60);
});

test("a new list is shown from its top, with nothing selected", async () => {
  await renderGenerator();
  const { emails } = await generateList("jane");
  await boxOf(emails[1]!).click();
  await boxOf(emails[2]!).click();
  await expect.element(page.getByText("2 selected of 2,000 emails")).toBeVisible();
  await scrollTo(40_000);

  await shuffle.click();
  await expect.element(boxOf("jane@gmail.com")).toBeInViewport();
  expect(list.element().scrollTop).toBe(0);
  await expect.element(page.getByText("0 selected of 2,000 emails")).toBeVisible();

  await page.getByRole("checkbox", { name: "Select all" }).click();
  await scrollTo(40_000);
  await field.fill("john");
  await generate.click();
  await expect.element(boxOf("john@gmail.com")).toBeInViewport();
  expect(list.element().scrollTop).toBe(0);
  await expect.element(page.getByText("0 selected of 2,000 emails")).toBeVisible();
});

test("Shuffle makes another list of the stored address, whatever the field says now", async () => {
  await renderGenerator();
  const { emails, readClipboard } = await generateList("jane");
  await field.fill("not an address@");
  await shuffle.click();
  await expect.element(toasts.getByText("Aliases shuffled!")).toBeVisible();
  await page.getByRole("button", { name: "Copy all" }).click();
  const shuffled = readClipboard()!.split("\n");
  expect(shuffled).toHaveLength(2000);
  expect(shuffled[0]).toBe("jane@gmail.com");
  expect(shuffled).not.toStrictEqual(emails);
  await expect.element(field).toHaveValue("not an address@");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("Shuffle is disabled until there is a list", async () => {
  await renderGenerator();
  await field.fill("jane");
  await expect.element(shuffle).toHaveAttribute("aria-disabled", "true");
  await shuffle.click({ force: true });
  await expect.element(page.getByText("No aliases generated yet")).toBeVisible();
  await generateList("jane");
  await expect.element(shuffle).not.toHaveAttribute("aria-disabled");
  await expect.element(toasts.getByText("Aliases shuffled!")).not.toBeInTheDocument();
});

test("a new list keeps the search, and is shown from its top", async () => {
  await renderGenerator();
  await generateList("jane");
  await search.fill("googlemail");
  await expect.element(list).not.toHaveAttribute("aria-rowcount", "2000");
  list.element().scrollTo({ top: 4000 });
  await shuffle.click();
  await expect.element(toasts.getByText("Aliases shuffled!")).toBeVisible();
  await expect.element(search).toHaveValue("googlemail");
  await expect.element(list).not.toHaveAttribute("aria-rowcount", "2000");
  await expect.poll(() => list.element().scrollTop).toBe(0);
  await expect.element(list.getByRole("checkbox", { name: "@gmail.com" })).not.toBeInTheDocument();
});
