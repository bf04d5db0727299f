import { Activity } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { followLink } from "../../tests/followLink";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { holdLinkTexts } from "../platform/linkText";
import { SiteView } from "./SiteView";

const originalUrl = window.location.href;
const recipient = page.getByRole("textbox", { name: "Site, shop or person" });
const mailbox = page.getByRole("textbox", { name: "Gmail address or username" });
const bookmark = page.getByRole("link", { name: "Plusdot for this page" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** As the inline script of the page does. */
holdLinkTexts(() => true);

beforeEach(() => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
});

afterEach(() => {
  window.history.replaceState(null, "", originalUrl);
});

test("pressed on this site, the bookmark shows how to use it, and fills in nothing", async () => {
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  for (const path of ["", "?view=site&lang=fr", "404.html#a"]) {
    await mailbox.click();
    await followLink(`${window.location.origin}/${path}`);
    await expect.element(bookmark).toHaveFocus();
    await expect.element(bookmark).toHaveAccessibleDescription(/^It works on the pages of other sites, not on this/);
    await expect.element(recipient).toHaveValue("");
  }
  await followLink(`${window.location.origin}.example.org/`);
  await expect.element(recipient).toHaveFocus();
});

test("the explanation of the bookmark opens within the window, and once its view is shown again, the page stays", async () => {
  await page.viewport(390, 700);
  const renderIn = (mode: "visible" | "hidden") => (
    <Activity mode={mode}>
      <SiteView />
    </Activity>
  );
  const { rerender } = await renderWithProviders(renderIn("visible"));
  const opener = button("Use Plusdot from any page");
  await expect.element(opener).toBeVisible();
  opener.element().scrollIntoView({ block: "end" });
  await opener.click();
  const { bottom } = page.getByRole("group", { name: "Use Plusdot from any page" }).element().getBoundingClientRect();
  expect(bottom).toBeLessThan(window.innerHeight + 1);

  await rerender(renderIn("hidden"));
  expect(window.scrollY).toBe(0);
  await rerender(renderIn("visible"));
  await expect.element(opener).toBeVisible();
  expect(window.scrollY).toBe(0);
});

test("the bookmark can be copied, and says how to use it when it is pressed", async () => {
  await renderWithProviders(<SiteView />);
  await expect.element(bookmark).not.toBeInTheDocument();
  await button("Use Plusdot from any page").click();
  const address = bookmark.element().getAttribute("href");
  expect(address).toContain(encodeURI(`"${window.location.origin}/?view=site`));
  await button("Copy bookmark").click();
  expect(navigator.clipboard.writeText).toHaveBeenCalledExactlyOnceWith(address);

  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const advice = page.getByText(/^It works on the pages of other sites, not on this one\./);
  await expect.element(advice).not.toBeInTheDocument();
  for (const press of ["{Enter}", "{Control>}{Enter}{/Control}"]) {
    (bookmark.element() as HTMLElement).focus();
    await userEvent.keyboard(press);
    await expect.element(advice).toBeVisible();
  }
  await bookmark.click();
  await bookmark.click({ button: "middle" });
  expect(open).not.toHaveBeenCalled();
  await button("Use Plusdot from any page").click();
  await expect.element(bookmark).not.toBeInTheDocument();
});

test.each([
  ["a computer", false, [/^Drag/, /^Without/, /^On Android/]],
  ["a phone", true, [/^On Android/, /^Without/, /^Drag/]],
])("the way that works on %s comes first", async (_, isPhone, expected) => {
  const { matchMedia } = window;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    matchMedia(query === "(hover: none)" && isPhone ? "all" : "not all"),
  );
  await renderWithProviders(<SiteView />);
  await button("Use Plusdot from any page").click();
  await expect.element(bookmark).toBeVisible();
  const ways = page.getByRole("group", { name: "Use Plusdot from any page" }).getByText(/^(?:Drag|Without|On) /);
  expect(ways.elements().map(({ textContent }) => textContent)).toEqual(
    expected.map((text): unknown => expect.stringMatching(text)),
  );
});
