import { expect } from "vitest";
import { page } from "vitest/browser";

/** Presses a rare action of a row, which is in the menu of its button "More". */
export async function pressInRow(name: string | RegExp): Promise<void> {
  const action = page.getByRole("button", { name, includeHidden: true });
  await expect.element(action).toBeInTheDocument();
  const { id } = action.element().closest("[popover]")!;
  document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)!.focus();
  await page.elementLocator(document.querySelector(`[popovertarget="${id}"]`)!).click();
  await page.getByRole("button", { name }).click();
}
