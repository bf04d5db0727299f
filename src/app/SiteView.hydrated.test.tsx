import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { followLink } from "../../tests/followLink";
import { loadProviders } from "../../tests/renderWithProviders";
import { holdLinkTexts } from "../platform/linkText";
import { fillDrawnField } from "../site/fillDrawnField";
import { SiteView } from "./SiteView";

const originalUrl = window.location.href;
const recipient = page.getByRole("textbox", { name: "Site, shop or person" });
const mailbox = page.getByRole("textbox", { name: "Gmail address or username" });
const bookmark = page.getByRole("link", { name: "Plusdot for this page" });

/** As the inline script of the page does. */
holdLinkTexts(() => true);

beforeEach(() => {
  delete document.documentElement.dataset.for;
});

afterEach(() => {
  window.history.replaceState(null, "", originalUrl);
});

/** Calls back after the effects of all that stands before it. */
function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

/** Draws the view as the built page has it. @returns A function that runs the program. */
async function drawSite(): Promise<() => Promise<void>> {
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

test("a person who has left the field before the program runs is not led back to it", async () => {
  const runProgram = await drawSite();
  await runProgram();
  await expect.element(recipient).not.toHaveFocus();
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
  await expect.poll(() => field.rows).toBe(8);
  await followLink("netflix.com");
  await expect.poll(() => field.rows).toBe(1);
});

test("the bookmark that is pressed on this site fills in nothing, and says how to use it", async () => {
  await followLink(window.location.href);
  const runProgram = await drawSite();
  expect(fill().value).toBe("");
  await runProgram();
  await expect.element(bookmark).toHaveFocus();
  await expect.element(recipient).toHaveValue("");
});

test("a text that would make the field slow is left to the program, and one that cannot be decoded is left out", async () => {
  await followLink(`netflix.com/${"a".repeat(200_000)}`);
  await drawSite();
  expect(fill().value).toBe("");
  document.documentElement.dataset.for = "#for=%E0%A4%A";
  expect(fill().value).toBe("");
});
