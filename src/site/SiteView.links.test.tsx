import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { emulatePhone } from "../../tests/emulatePhone";
import { followLink } from "../../tests/followLink";
import { holdBook } from "../../tests/holdBook";
import { keepBook } from "../../tests/keepBook";
import { renderViewSlot } from "../../tests/renderViewSlot";
import { loadProviders, renderWithProviders } from "../../tests/renderWithProviders";
import { replaceClipboard } from "../../tests/replaceClipboard";
import { button, mailbox, recipient, switchBox } from "../../tests/siteView";
import { earlyVisit } from "../platform/earlyVisit";
import { holdLinkTexts, siteUrl } from "../platform/linkText";
import { fillDrawnField } from "./fillDrawnField";
import { toBookmark } from "./siteLinks";
import { SiteView } from "./SiteView";

const bookmark = page.getByRole("link", { name: "Plusdot for this page" });

let lastCopied: () => string | undefined;

beforeEach(() => {
  lastCopied = replaceClipboard();
  // As the inline script of the page does.
  holdLinkTexts(() => true);
});

test("where the book has the mailbox, Enter copies at once", async () => {
  await page.viewport(1280, 800);
  const otherTab = await keepBook([]);
  await otherTab.setDetails({ mailbox: "jane.doe@gmail.com" });
  await followLink("https://netflix.com/signup");
  await renderWithProviders(<SiteView />);
  await expect.element(mailbox).toHaveValue("jane.doe@gmail.com");
  await expect.element(recipient).toHaveFocus();
  expect(lastCopied()).toBe(undefined);
  expect(otherTab.getState().book).toMatchObject({ content: { entries: [] } });
  await userEvent.keyboard("{Enter}");
  await expect.poll(lastCopied).toBe("jane.doe+netflix@gmail.com");
});

test.each(["<img src=x onerror=alert(1)>", "javascript:alert(1)//", "{{7*7}}\u202Emoc.elgoog"])(
  "whatever a link says is only text in the field: %s",
  async (text) => {
    await renderWithProviders(<SiteView />);
    await mailbox.fill("jane");
    await followLink(text);
    await expect.element(recipient).toHaveValue(text);
    expect(document.querySelector("img, [href*='alert(1)']")).toBeNull();
  },
);

test("on a phone, where Enter makes a line, a link leads to the button that copies", async () => {
  emulatePhone();
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  await followLink("netflix.com");
  await expect.element(button("Copy")).toHaveFocus();
});

test("a link into an open view replaces the recipient and nothing else, from wherever the person is", async () => {
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  await recipient.fill("amazon");
  await button("Options").click();
  await page.getByRole("checkbox", { name: "Use googlemail.com" }).click();
  for (const site of ["netflix.com", "example.org", "example.org"]) {
    (switchBox.element() as HTMLElement).focus();
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

test("a link with nothing but blanks leaves what is typed", async () => {
  await renderWithProviders(<SiteView />);
  await recipient.fill("amazon");
  for (const text of ["", " \n\t", "\r\n"]) {
    await followLink(text);
    await followLink("");
  }
  await followLink("bakery");
  await expect.element(recipient).toHaveValue("bakery");
  await followLink("\r\n");
  await expect.element(recipient).toHaveValue("bakery");
});

test("a person who types while the book is opening stays there", async () => {
  await keepBook([]);
  const release = await holdBook();
  await followLink("netflix.com");
  await renderWithProviders(<SiteView />);
  await expect.element(recipient).toHaveValue("netflix.com");
  await mailbox.fill("jane");
  release();
  await expect.element(switchBox).toBeChecked();
  await expect.element(mailbox).toHaveFocus();
});

describe("before the program runs", () => {
  beforeEach(() => {
    delete window.plusdot;
  });

  test("a link fills the field before the program runs, which then leads to the mailbox", async () => {
    await followLink(" https://netflix.com/signup\n");
    const runProgram = await drawSite();
    expect(fill().value).toBe("https://netflix.com/signup");
    await runProgram();
    await expect.element(mailbox).toHaveFocus();
    await expect.element(recipient).toHaveValue("https://netflix.com/signup");
    await mailbox.fill("jane");
    await expect.element(page.getByText("jane+netflix@gmail.com")).toBeVisible();
  });

  test("what is typed before the program runs stands, and nothing leads away from it", async () => {
    await followLink("netflix");
    const runProgram = await drawSite();
    fill();
    await userEvent.keyboard(".example.org");
    await runProgram();
    await expect.element(recipient).toHaveValue("netflix.example.org");
    await expect.element(recipient).toHaveFocus();
    await mailbox.fill("jane");
    await expect.element(page.getByText("jane+example@gmail.com")).toBeVisible();

    await followLink("amazon");
    await expect.element(recipient).toHaveValue("amazon");
  });

  test("a field that is emptied before the program runs stays empty, with one row", async () => {
    await followLink("netflix.com\namazon.com");
    const runProgram = await drawSite();
    const field = fill();
    await userEvent.keyboard("{Control>}a{/Control}{Delete}");
    await runProgram();
    await expect.element(recipient).toHaveValue("");
    expect(field.rows).toBe(1);
  });

  test("a link with many lines gets its rows at once, and what is blank goes when the program runs", async () => {
    await followLink("netflix.com\r\n\namazon.com");
    const runProgram = await drawSite();
    const field = fill();
    expect([field.value, field.rows]).toEqual(["netflix.com\n\namazon.com", 3]);
    await runProgram();
    await expect.element(recipient).toHaveValue("netflix.com\namazon.com");
    expect(field.rows).toBe(2);
    await followLink(Array.from({ length: 20 }, (_, index) => `shop${index}`).join("\n"));
    await expect.poll(() => field.rows).toBe(6);
    await followLink("netflix.com");
    await expect.poll(() => field.rows).toBe(1);
  });

  test("a text that is too long or may have passwords is left to the program, and one that cannot be decoded is left out", async () => {
    await drawSite();
    for (const text of [`netflix.com/${"a".repeat(200_000)}`, "netflix.com,jane", "a;b", "a\tb", "password:a"]) {
      // oxlint-disable-next-line no-await-in-loop -- one link after the other
      await followLink(text);
      expect(fill().value).toBe("");
    }
    window.location.hash = "#for=%E0%A4%A";
    expect(fill().value).toBe("");
    await followLink("a\n".repeat(5000));
    expect(fill().value.split("\n")).toHaveLength(1000);
  });
});

describe("the bookmark", () => {
  const opener = button("Use Plusdot from any page");
  const copier = button("Copy bookmark");
  const panel = page.getByRole("group", { name: "Use Plusdot from any page" });
  const readWays = () => Array.from(panel.element().querySelectorAll("p"), ({ textContent }) => textContent);

  test("the explanation of the bookmark opens within the window, and once its view is shown again, the page stays", async () => {
    await page.viewport(390, 700);
    const show = await renderViewSlot(SiteView);
    await expect.element(opener).toBeVisible();
    opener.element().scrollIntoView({ block: "end" });
    await opener.click();
    const { bottom } = panel.element().getBoundingClientRect();
    expect(bottom).toBeLessThan(window.innerHeight + 1);

    await show(false);
    expect(window.scrollY).toBe(0);
    await show(true);
    await expect.element(opener).toBeVisible();
    expect(window.scrollY).toBe(0);
  });

  test("a computer has a bookmark to drag, which does nothing when it is pressed here", async () => {
    await renderWithProviders(<SiteView />);
    await expect.element(bookmark).not.toBeInTheDocument();
    await opener.click();
    expect(bookmark.element().getAttribute("href")).toContain(encodeURI(`"${window.location.origin}/?view=site`));
    expect(readWays()).toEqual([expect.stringMatching(/^Drag/)]);
    await expect.element(copier).not.toBeInTheDocument();

    for (const type of ["click", "auxclick"]) {
      const press = new MouseEvent(type, { bubbles: true, cancelable: true });
      bookmark.element().dispatchEvent(press);
      expect(press.defaultPrevented).toBe(true);
    }
    await opener.click();
    await expect.element(bookmark).not.toBeInTheDocument();
  });

  test("a phone has a bookmark to copy, which says how to use it", async () => {
    emulatePhone();
    await renderWithProviders(<SiteView />);
    await opener.click();
    await expect.element(copier).toHaveAccessibleDescription(/^Copy this link/);
    expect(readWays()).toEqual([expect.stringMatching(/Copy this link/), expect.stringMatching(/^On Android/)]);
    await expect.element(bookmark).not.toBeInTheDocument();
    await copier.click();
    expect(navigator.clipboard.writeText).toHaveBeenCalledExactlyOnceWith(toBookmark(siteUrl()));
  });
});

/** Calls back after the effects of all that stands before it. */
function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

/** Draws the view as the built page has it. @returns A function that runs the program. */
async function drawSite(): Promise<() => Promise<void>> {
  earlyVisit().drawn = "site";
  const Providers = await loadProviders();
  const container = document.body.appendChild(document.createElement("div"));
  const pageWith = (onDrawn: () => void) => (
    <Providers>
      <SiteView />
      <Drawn onDrawn={onDrawn} />
    </Providers>
  );
  container.append(document.createRange().createContextualFragment(renderToString(pageWith(() => {}))));
  onTestFinished(() => container.remove());
  return () =>
    new Promise((resolve) => {
      const root = hydrateRoot(container, pageWith(resolve));
      onTestFinished(() => root.unmount());
    });
}

/** As the inline script of the page does once the page is drawn. */
function fill(): HTMLTextAreaElement {
  const field = recipient.element() as HTMLTextAreaElement;
  fillDrawnField(field);
  field.focus();
  return field;
}
