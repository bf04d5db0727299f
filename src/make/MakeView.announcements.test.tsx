import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { listenToRegions } from "../../tests/listenToRegions";
import { renderMakeView } from "../../tests/renderMakeView";
import { replaceClipboard } from "../../tests/replaceClipboard";

test("loading, the count, a selection, a copy, a search, a change and an error are each announced once", async () => {
  const field = page.getByRole("textbox", { name: "Gmail address or username" });
  const search = page.getByRole("searchbox");
  replaceClipboard();
  await renderMakeView();
  await field.fill("jane");
  await expect.element(page.getByText("jane@gmail.com").first()).toBeVisible();
  const expectSaid = listenToRegions();

  await userEvent.keyboard("{Enter}");
  await expectSaid(["Making the list…", "2,000 emails"]);

  await page.getByRole("checkbox", { name: "jane@gmail.com", exact: true }).click();
  await expectSaid(["1 selected of 2,000 emails"]);

  await page.getByRole("button", { name: "Copy selected" }).click();
  await expectSaid(["Copied to clipboard"]);

  await search.fill("no such alias");
  await expectSaid(["1 selected of 2,000 emails · 0\u00A0found"]);
  await page.getByRole("button", { name: "Show all addresses" }).click();
  await expectSaid(["1 selected of 2,000 emails"]);

  await field.fill("jane@example.com");
  await expectSaid(["Generate again to apply your changes"]);
  await userEvent.keyboard("{Enter}");
  await expectSaid(["Only Gmail and Googlemail addresses are supported"]);
  // Nothing interrupts what is being said.
  await expect.element(page.getByRole("alert")).toHaveAttribute("aria-live", "polite");
  expect(document.querySelector("[aria-live=assertive]")).toBeNull();

  // The toast of a shuffled list announces it. The selection that goes with the old list is not announced.
  await page.getByRole("button", { name: "Shuffle" }).click();
  await expectSaid(["Making the list…", "Aliases shuffled!"]);
});
