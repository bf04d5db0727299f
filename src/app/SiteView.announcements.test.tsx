import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { listenToRegions } from "../../tests/listenToRegions";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { SiteView } from "./SiteView";

test("a proposed address is said once, however many keys it took", async () => {
  const recipient = page.getByRole("textbox", { name: "Site, shop or person" });
  await renderWithProviders(<SiteView />);
  await page.getByRole("textbox", { name: "Gmail address or username" }).fill("jane");
  const expectSaid = listenToRegions();
  await recipient.click();
  await userEvent.keyboard("netflix");
  await expect.element(recipient).toHaveValue("netflix");
  await expectSaid(["jane+netflix@gmail.com"]);
});
