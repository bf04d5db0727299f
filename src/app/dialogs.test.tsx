import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { renderWithProviders } from "../../tests/renderWithProviders";
import { PageHeader } from "./PageHeader";

test("About says that nothing is sent and that Google is not involved, and Esc closes it", async () => {
  const opener = page.getByRole("button", { name: "About" });
  const dialog = page.getByRole("dialog", { name: "About Plusdot" });
  await renderWithProviders(<PageHeader isHome />);
  await opener.click();
  await expect.element(dialog.getByText("no data is sent to external servers")).toBeVisible();
  await expect.element(dialog.getByText("Not affiliated with Google.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
