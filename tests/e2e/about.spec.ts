import { expect } from "@playwright/test";

import { openPage } from "./openPage";
import { test } from "./test";

test("About says that nothing is sent and that Google is not involved, and Esc closes it", async ({ page }) => {
  await openPage(page);
  const opener = page.getByRole("button", { name: "About" });
  const dialog = page.getByRole("dialog", { name: "About Plusdot" });
  await opener.click();
  await expect(dialog.getByText("no data is sent to external servers")).toBeVisible();
  await expect(dialog.getByText("Not affiliated with Google.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("the help says where each rule holds and where it does not", async ({ page }) => {
  await openPage(page);
  const help = page.getByRole("region", { name: "How it works" });
  await expect(
    help.getByText(/Gmail ignores dots .*not for work and school accounts \(Google Workspace\)/),
  ).toBeVisible();
  await expect(
    help.getByText(/Gmail ignores everything after a plus sign.* Some sites refuse the plus sign/),
  ).toBeVisible();
  await expect(
    help.getByText(/In some countries, Gmail began as Google Mail: googlemail\.com addresses work/),
  ).toBeVisible();
  await expect(help.getByText(/Everything runs in your browser\. No data is sent to external servers/)).toBeVisible();
});

test("the footer has one contact address and the current year", async ({ page }) => {
  await page.clock.setFixedTime("2031-06-15T12:00:00");
  await openPage(page);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link")).toHaveCount(1);
  await expect(footer.getByRole("link", { name: "hello@example.com" })).toHaveAttribute(
    "href",
    "mailto:hello@example.com",
  );
  await expect(footer.getByText("© 2031 Plusdot", { exact: true })).toBeVisible();
});
