import { expect, type Page } from "@playwright/test";

/** Types a username, waits for its reading, which shows that the page is alive, and makes a list with Enter. */
export async function makeList(page: Page, username: string): Promise<void> {
  // The other view may have such a field too.
  const field = page.locator("[name=address]").filter({ visible: true });
  await field.fill(username);
  await field.press("Enter");
  await expect(page.getByRole("grid").getByText(`${username}@gmail.com`, { exact: true })).toBeVisible();
}

/** Presses "Select" behind "More" where the rows of a list have no checkboxes: on a phone. */
export async function showCheckboxes(page: Page): Promise<void> {
  const more = page.locator("section [popovertarget]:visible");
  if ((await more.count()) === 0) return;
  await more.click();
  await page.locator("[popover]:popover-open button").click();
}
