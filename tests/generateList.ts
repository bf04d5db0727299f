import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";

/** Makes a list of a username in Make aliases that is rendered, in any language. */
export async function generateList(username: string): Promise<void> {
  await page.getByRole("textbox").first().fill(username);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("grid").getByText(`${username}@gmail.com`, { exact: true })).toBeInTheDocument();
}
