import { expect, type Page } from "@playwright/test";

import { openPage } from "./openPage";
import { test } from "./test";

/** Notes every text that appears in a live region, as a screen reader says it. @returns The texts since the last call of `forget`. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const LIVE = "[aria-live]:not([aria-live=off]), [role=status]:not([aria-live=off]), [role=alert]";
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
          // An alert is said when it appears.
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
  const forget = () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
  const expectSaid = async (texts: readonly string[]) => {
    await expect.poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual(texts);
    await forget();
  };
  return { forget, expectSaid };
}

test("loading, the count, a selection, a copy, a search and an error are each announced once", async ({ page }) => {
  const { forget, expectSaid } = await listen(page);
  await openPage(page);
  const field = page.getByRole("textbox").first();
  const region = page.getByRole("region", { name: "Notifications" });
  await field.fill("jane");
  await expect(page.getByText("jane@gmail.com")).toBeVisible();
  await forget();

  await field.press("Enter");
  await expect(region.getByText("2,000 emails")).toBeVisible();
  await expectSaid(["Making the list…", "2,000 emails"]);

  await page.getByRole("checkbox", { name: "jane@gmail.com", exact: true }).check();
  await expectSaid(["1 selected of 2,000 emails"]);

  await page.getByRole("button", { name: "Copy selected" }).click();
  await expect(region.getByText("Copied to clipboard")).toBeVisible();
  await expectSaid(["Copied to clipboard"]);

  const search = page.getByRole("searchbox");
  await search.fill("no such alias");
  await expect(page.getByText("No alias matches.")).toBeVisible();
  await expectSaid(["1 selected of 2,000 emails · 0\u00a0found"]);
  await page.getByRole("button", { name: "Show all aliases" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  await expectSaid(["1 selected of 2,000 emails"]);

  await field.fill("jane@example.com");
  await field.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectSaid(["Only Gmail and Googlemail addresses are supported"]);

  // The toast of a shuffled list announces it. The selection that goes with the old list is not announced.
  await page.getByRole("button", { name: "Shuffle" }).click();
  await expect(region.getByText("Aliases shuffled!")).toBeVisible();
  await expectSaid(["Making the list…", "Aliases shuffled!"]);
});

test("the result of a check is announced once", async ({ page }) => {
  const { forget, expectSaid } = await listen(page);
  await openPage(page, "/?view=check");
  const field = page.getByRole("textbox").first();
  await expect(field).toBeVisible();
  await forget();

  await field.fill("jane+shop@gmail.com j.ane@gmail.com roe@gmail.com roe@gmail.com roe@example.org");
  await expect(page.getByText("5 addresses, 2 Gmail mailboxes, 1 repeated")).toBeVisible();
  await expectSaid(["5 addresses, 2 Gmail mailboxes, 1 repeated"]);

  // A change that leaves the counts as they are is not announced.
  await field.press("End");
  await page.keyboard.type("mx");
  await expect(page.getByRole("row").last()).toContainText("roe@example.orgmx");
  await expectSaid([]);
});

test("every live region waits for the screen reader to finish", async ({ page }) => {
  await openPage(page);
  await page.getByRole("textbox").first().fill("jane@example.com");
  await page.getByRole("textbox").first().press("Enter");
  await expect(page.getByRole("alert")).toHaveAttribute("aria-live", "polite");
  await expect(page.locator("[aria-live=assertive]")).toHaveCount(0);
});

test("a proposed address is said once, however many keys it took", async ({ page }) => {
  const { forget, expectSaid } = await listen(page);
  await openPage(page, "/?view=site");
  await page.getByRole("textbox", { name: "Gmail address or username" }).fill("jane");
  await forget();
  await page.getByRole("textbox", { name: "Who is it for?" }).pressSequentially("netflix");
  await expectSaid(["jane+netflix@gmail.com"]);
});
