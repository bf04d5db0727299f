import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { followLink } from "../../tests/followLink";
import { forgetBook, keepBook } from "../../tests/keepBook";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { BOOK_VERSION } from "../book/bookDatabase";
import { holdLinkTexts } from "../platform/linkText";
import { SiteView } from "./SiteView";

const originalUrl = window.location.href;
const recipient = page.getByRole("textbox", { name: "Site, shop or person" });
const mailbox = page.getByRole("textbox", { name: "Gmail address or username" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** As the inline script of the page does. */
holdLinkTexts(() => true);

/** Keeps the book from being read, as a slow device does, until the signal comes. There is none in the end. */
async function holdBook(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    void openDB("plusdot.book", BOOK_VERSION, {
      async upgrade(database, _, __, transaction) {
        resolve();
        transaction.done.catch(() => undefined);
        const store = database.createObjectStore("held");
        // oxlint-disable-next-line no-await-in-loop -- a transaction without a request would end
        while (!signal.aborted) await store.count();
        transaction.abort();
      },
    }).catch(() => undefined);
  });
}

function lastCopied(): string | undefined {
  return vi.mocked(navigator.clipboard.writeText).mock.lastCall?.[0];
}

beforeEach(() => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
});

afterEach(async () => {
  delete document.documentElement.dataset.for;
  window.history.replaceState(null, "", originalUrl);
  await forgetBook();
});

test("a link that comes before the view fills it in, and leads to the mailbox that is not known", async () => {
  await followLink("https://netflix.com/signup");
  await renderWithProviders(<SiteView />);
  await expect.element(recipient).toHaveValue("https://netflix.com/signup");
  await expect.element(mailbox).toHaveFocus();
  await userEvent.keyboard("jane{Enter}");
  await expect.poll(lastCopied).toBe("jane+netflix@gmail.com");
});

test("where the mailbox is remembered, Enter copies at once", async () => {
  const otherTab = await keepBook([]);
  await otherTab.setDetails({ mailbox: "jane.doe@gmail.com" });
  await followLink("https://netflix.com/signup");
  await renderWithProviders(<SiteView />);
  await expect.element(mailbox).toHaveValue("jane.doe@gmail.com");
  await expect.element(recipient).toHaveFocus();
  expect(lastCopied()).toBe(undefined);
  expect(otherTab.getState()).toMatchObject({ content: { entries: [] } });
  await userEvent.keyboard("{Enter}");
  await expect.poll(lastCopied).toBe("jane.doe+netflix@gmail.com");
});

test("a link into an open view replaces the recipient and nothing else, from wherever the person is", async () => {
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  await recipient.fill("amazon");
  await button("Options").click();
  await page.getByRole("checkbox", { name: "Use googlemail.com" }).click();
  for (const site of ["netflix.com", "example.org", "example.org"]) {
    (page.getByRole("switch").element() as HTMLElement).focus();
    await followLink(site);
    await expect.element(recipient).toHaveValue(site);
    await expect.element(recipient).toHaveFocus();
  }
  await userEvent.keyboard("{Enter}");
  await expect.poll(lastCopied).toBe("jane+example@googlemail.com");
});

test("a link with many lines leads to the button that copies them", async () => {
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  await followLink("netflix.com\r\n\n  Boulangerie Müller \n");
  await expect.element(recipient).toHaveValue("netflix.com\nBoulangerie Müller");
  await expect.element(button("Copy all")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(lastCopied).toBe("jane+netflix@gmail.com\njane+boulangerie-muller@gmail.com");
});

test("of a link with too many lines the first 1,000 are used, and the page says so", async () => {
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  await followLink(
    Array.from({ length: 3000 }, (_, index) => `https://shop${index}.com/${"a".repeat(200)}`).join("\n"),
  );
  await expect.element(page.getByText("Only the first 1,000 lines are used.")).toBeVisible();
  await expect.element(page.getByText("1,000 addresses")).toBeVisible();
  const sites = (recipient.element() as HTMLTextAreaElement).value.split("\n");
  expect([sites.length, sites[0], sites.at(-1)]).toEqual([1001, "shop0.com", "shop1000.com"]);
});

test.each(["", " \n\t", "\r\n"])("a link with nothing but blanks leaves what is typed: %j", async (text) => {
  await renderWithProviders(<SiteView />);
  await recipient.fill("amazon");
  await followLink(text);
  await followLink("");
  await expect.element(recipient).toHaveValue("amazon");
});

test("a person who types while the page still reads what it remembers stays there", async () => {
  const release = new AbortController();
  await holdBook(release.signal);
  await followLink("netflix.com");
  await renderWithProviders(<SiteView />);
  await expect.element(recipient).toHaveValue("netflix.com");
  await expect.element(recipient).toHaveFocus();
  await mailbox.fill("jane");
  release.abort();
  await expect.element(page.getByRole("switch")).toBeEnabled();
  await expect.element(mailbox).toHaveFocus();
});
