import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, type Page } from "@playwright/test";

import { holdScripts } from "./holdScripts";
import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";
import { watchErrors } from "./watchErrors";

const SITE = "/?view=site&lang=en";
const recipientOf = (page: Page) => page.getByRole("textbox", { name: "Site, shop or person" });
const mailboxOf = (page: Page) => page.getByRole("textbox", { name: "Gmail address or username" });

test("before the program runs, the text of a link is in the field at the first picture, and in the address and the history no longer; what is typed after it stands", async ({
  page,
  context,
  baseURL,
}) => {
  const errors = watchErrors(page);
  const release = await holdScripts(page);
  await page.addInitScript(() => {
    const look = () => {
      const field = document.querySelector("textarea");
      if (field?.checkVisibility({ visibilityProperty: true })) field.dataset.atFirst = field.value;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto("/robots.txt");
  await page.goto(`${SITE}#for=https%3A%2F%2Fnetflix.com%2Fsign-up%3Fa%3D1%26b%3D%C3%BC%23c`);
  expect(page.url()).toBe(baseURL + SITE);
  await expect(recipientOf(page)).toHaveAttribute("data-at-first", "https://netflix.com/sign-up?a=1&b=ü#c");
  await expect(recipientOf(page)).toBeFocused();
  await page.keyboard.type("-d");
  await page.keyboard.press("Enter");
  release();

  // The program runs.
  await expect(mailboxOf(page)).toBeFocused();
  await page.keyboard.type("jane");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Copied to clipboard")).toBeVisible();
  expect(await readClipboard(context)).toBe("jane+netflix@gmail.com");
  await expect(recipientOf(page)).toHaveValue("https://netflix.com/sign-up?a=1&b=ü#c-d");

  await page.goBack();
  await expect(page).toHaveURL("/robots.txt");
  await page.goForward();
  expect(page.url()).toBe(baseURL + SITE);
  expect(errors).toEqual([]);
});

test("the bookmark opens the view from a page with a strict policy, and brings its address and nothing else", async ({
  page,
  context,
}) => {
  const server = createServer((_, response) => {
    response.writeHead(200, {
      "Content-Type": "text/html",
      "Content-Security-Policy": "default-src 'none'; require-trusted-types-for 'script'",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Referrer-Policy": "unsafe-url",
    });
    response.end("<!doctype html><title>Sign up</title>");
  });
  const origin = await listen(server);
  try {
    await openPage(page, "/?view=site");
    await page.getByRole("button", { name: "Use Plusdot from any page" }).click();
    const bookmark = page.getByRole("link", { name: "Plusdot for this page" });
    const address = await bookmark.getAttribute("href");
    expect(await readDragged(page)).toBe(address);

    await page.goto(`${origin}/sign-up?a=1`);
    // As a bookmarks bar does, to which the page's policy does not apply.
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      page.evaluate(decodeURIComponent(address!.replace("javascript:", ""))),
    ]);
    await expect(recipientOf(opened)).toHaveValue(`${origin}/sign-up?a=1`);
    await expect(mailboxOf(opened)).toBeFocused();
    expect(await opened.evaluate(() => [document.referrer, window.opener as unknown])).toEqual(["", null]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

async function listen(server: Server): Promise<string> {
  await once(server.listen(0), "listening");
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Drags the bookmark. @returns The address that a bookmarks bar would get. */
async function readDragged(page: Page): Promise<string> {
  const dragged = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener("dragstart", ({ dataTransfer }) => resolve(dataTransfer!.getData("text/uri-list")));
      }),
  );
  await page.getByRole("link", { name: "Plusdot for this page" }).dragTo(page.getByText("Drag this bookmark"));
  return dragged;
}
