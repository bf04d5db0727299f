import { expect, type Page, test } from "@playwright/test";

import { openPage } from "./openPage";

/** Notes every text that a live region comes to hold, as a screen reader would say it. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert]";
    const said: string[] = [];
    Object.assign(window, { said });
    const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const region = regionOf(target);
        if (region) {
          const nodes = type === "characterData" ? [target] : [...addedNodes];
          said.push(...nodes.map((node) => node.textContent ?? "").filter((text) => text !== ""));
        } else {
          // An alert is said when it comes into the page.
          const alerts = [...addedNodes].flatMap((node) =>
            node instanceof Element
              ? [node, ...node.querySelectorAll("*")].filter((inner) => inner.role === "alert")
              : [],
          );
          said.push(...alerts.map((alert) => alert.textContent ?? ""));
        }
      }
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
}

test("loading, the count, a selection, a copy, a search and an error are each said once", async ({ page }) => {
  const takeSaid = await listen(page);
  await openPage(page);
  const field = page.getByRole("textbox").first();
  const region = page.getByRole("region", { name: "Notifications" });
  await field.fill("jane");
  await expect(page.getByText("jane@gmail.com")).toBeVisible();
  await takeSaid();

  await field.press("Enter");
  await expect(region.getByText("2,000 emails")).toBeVisible();
  expect(await takeSaid()).toEqual(["Making the list…", "2,000 emails"]);

  await page.getByRole("checkbox", { name: "jane@gmail.com", exact: true }).check();
  expect(await takeSaid()).toEqual(["1 selected of 2,000 emails"]);

  await page.getByRole("button", { name: "Copy selected" }).click();
  await expect(region.getByText("Copied to clipboard")).toBeVisible();
  expect(await takeSaid()).toEqual(["Copied to clipboard"]);

  const search = page.getByRole("searchbox");
  await search.fill("no such alias");
  await expect(page.getByText("No alias matches.")).toBeVisible();
  expect(await takeSaid()).toEqual(["1 selected of 2,000 emails · 2,000\u00a0hidden"]);
  await page.getByRole("button", { name: "Show all aliases" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  expect(await takeSaid()).toEqual(["1 selected of 2,000 emails"]);

  await field.fill("jane@example.com");
  await field.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await takeSaid()).toEqual(["Only Gmail and Googlemail addresses are supported"]);

  // A list in another order has nothing selected: its toast says that it is there, and nothing else is said.
  await page.getByRole("button", { name: "Shuffle" }).click();
  await expect(region.getByText("Aliases shuffled!")).toBeVisible();
  expect(await takeSaid()).toEqual(["Making the list…", "Aliases shuffled!"]);
});

test("what a check finds is said once", async ({ page }) => {
  const takeSaid = await listen(page);
  await openPage(page, "/?view=check");
  const field = page.getByRole("textbox").first();
  await expect(field).toBeVisible();
  await takeSaid();

  await field.fill("jane+shop@gmail.com j.ane@gmail.com roe@gmail.com roe@gmail.com roe@example.org");
  await expect(page.getByText("5 addresses, 2 mailboxes, 1 repeated")).toBeVisible();
  expect(await takeSaid()).toEqual(["5 addresses, 2 mailboxes, 1 repeated"]);

  // Nothing is said of what leaves the counts as they are.
  await field.press("End");
  await page.keyboard.type("mx");
  await expect(page.getByRole("row").last()).toContainText("roe@example.orgmx");
  expect(await takeSaid()).toEqual([]);
});

test("every live region waits for the screen reader to finish", async ({ page }) => {
  await openPage(page);
  await page.getByRole("textbox").first().fill("jane@example.com");
  await page.getByRole("textbox").first().press("Enter");
  await expect(page.getByRole("alert")).toHaveAttribute("aria-live", "polite");
  await expect(page.locator("[aria-live=assertive]")).toHaveCount(0);
});
