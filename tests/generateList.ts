import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";

import { replaceClipboard } from "./replaceClipboard";

interface Made {
  /** The addresses in the order of the list. */
  readonly emails: readonly string[];
  /** Reads the text that was copied last. */
  readonly readClipboard: () => string | undefined;
}

/** Makes a list of a username in Make aliases that is rendered, and copies it. */
export async function generateList(username: string): Promise<Made> {
  await page.getByRole("textbox", { name: "Gmail address or username" }).fill(username);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("checkbox", { name: `${username}@gmail.com`, exact: true })).toBeInTheDocument();
  const readClipboard = replaceClipboard();
  await page.getByRole("button", { name: "Copy all" }).click();
  return { emails: readClipboard()!.split("\n"), readClipboard };
}
