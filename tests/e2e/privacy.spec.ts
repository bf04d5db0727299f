import { existsSync } from "node:fs";

import { expect, type Page, type Request } from "@playwright/test";

import { dismissToast } from "./dismissToast";
import { makeList } from "./makeList";
import { openPage } from "./openPage";
import { readStorage } from "./readStorage";
import { test } from "./test";

// The worker fetches and keeps files too.
test.use({ serviceWorkers: "allow" });

const SECRET = "zaphod.beeblebrox";

interface Traces {
  readonly requests: Request[];
  /** The texts in the console, and the addresses of sockets. */
  readonly texts: string[];
}

function watch(page: Page): Traces {
  const requests: Request[] = [];
  const texts: string[] = [];
  const context = page.context();
  context.on("request", (request) => requests.push(request));
  context.on("console", (message) => texts.push(message.text(), message.location().url));
  context.on("weberror", (error) => texts.push(String(error.error())));
  page.on("websocket", (socket) => texts.push(`websocket ${socket.url()}`));
  return { requests, texts };
}

async function wholeVisit(page: Page): Promise<void> {
  await openPage(page);
  const ownTags = page.getByRole("textbox", { name: "Your tags" });
  await page.getByRole("button", { name: "Your tags and options" }).click();
  await ownTags.fill("beeblebrox");
  await makeList(page, SECRET);
  await page.getByRole("button", { name: "Shuffle" }).click();
  await expect(page.getByText("Aliases shuffled!")).toBeVisible();

  await page.getByRole("button", { name: "Copy all" }).click();
  await page.getByRole("checkbox", { name: `${SECRET}@gmail.com`, exact: true }).check();
  await page.getByRole("button", { name: "Copy selected (1)" }).click();
  await page.getByRole("button", { name: `Copy ${SECRET}@gmail.com`, exact: true }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  for (const name of ["CSV", "TXT", "JSON"]) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
    await download.path();
  }

  const field = page.getByRole("textbox").first();
  await field.fill(`${SECRET}@example.com`);
  await field.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await field.fill(`${SECRET}+tag@googlemail.com`);
  await field.press("Enter");
  await expect(page.getByRole("checkbox", { name: `${SECRET}+tag@googlemail.com`, exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Check addresses" }).first().click();
  await page.getByRole("textbox", { name: "Addresses to check" }).fill(`${SECRET}+tag@gmail.com ${SECRET}@example.com`);
  const [result] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Result as CSV" }).click(),
  ]);
  await result.path();
  await dismissToast(page);
  await page.getByRole("link", { name: "One per site" }).first().click();
  await page.getByRole("textbox", { name: "Site, shop or person" }).fill("Beeblebrox & Sons");
  await page.getByRole("textbox", { name: "Gmail address or username" }).fill(SECRET);
  await page.getByRole("button", { name: "Another address" }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Copied to clipboard")).toBeVisible();
  await expect(page.getByRole("status").first()).toContainText(`${SECRET}+beeblebrox`);
  await expectNothingKept(page);
  const memory = page.getByRole("switch", { name: "Remember on this device" });
  await memory.click();
  await expect(page.getByRole("region", { name: "Who has which address" })).toContainText("Beeblebrox");
  expect(isTrace(JSON.stringify((await readStorage(page)).databases))).toBe(true);
  await memory.click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete everything" }).click();
  await expect(memory).not.toBeChecked();
  await page.getByRole("link", { name: "Make aliases" }).click();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});

  await page.getByRole("button", { name: "Toggle theme" }).click();
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("radio", { name: "Français" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mille adresses, une seule boîte e-mail");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Many addresses, one inbox");
}

test("a whole visit, with a link and a deleted list too, keeps the chosen theme and language alone, and sends nothing: its requests go to its own origin, without a body", async ({
  page,
  baseURL,
}) => {
  const { requests, texts } = watch(page);
  await wholeVisit(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect((await readStorage(page)).cached.length).toBeGreaterThan(5);
  await expectNothingKept(page);

  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    "plusdot.theme": "dark",
    "plusdot.generator.language": "fr",
  });

  await page.goto("/missing?lang=en");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("textbox").first()).toHaveValue("");
  await page.getByRole("button", { name: "Your tags and options" }).click();
  await expect(page.getByRole("textbox", { name: "Your tags" })).toHaveValue("");

  await page.goto(`/?lang=en&view=site#for=${SECRET}.example`);
  await expect(page.getByRole("textbox", { name: "Site, shop or person" })).toHaveValue(`${SECRET}.example`);
  await expectNothingKept(page);
  expect(page.url()).toBe(`${baseURL}/?lang=en&view=site`);

  expect(requests.length).toBeGreaterThan(5);
  const elsewhere = requests.filter((request) => new URL(request.url()).origin !== baseURL);
  expect(elsewhere.map((request) => request.url())).toEqual([]);
  const sending = requests.filter((request) => request.method() !== "GET" || request.postData() !== null);
  expect(sending.map((request) => request.url())).toEqual([]);
  expect(texts.filter((text) => text.startsWith("websocket"))).toEqual([]);

  const sent = requests.map((request) => [
    request.url().split("#")[0],
    JSON.stringify(request.headers()),
    request.postData(),
  ]);
  const traces = [...sent.flat(), ...texts].map(String);
  expect(traces.filter((trace) => isTrace(trace))).toEqual([]);
});

/** Nothing of what was typed, and nothing but what the site needs to run without a network. */
async function expectNothingKept(page: Page): Promise<void> {
  const storage = await readStorage(page);
  expect(storage.databases).toEqual([]);
  expect(storage.session).toEqual({});
  expect(storage.cookies).toEqual([]);
  const settings = new Set(["plusdot.generator.language", "plusdot.theme"]);
  expect(Object.keys(storage.local).filter((key) => !settings.has(key))).toEqual([]);
  // The worker's own.
  expect(storage.cacheNames.filter((name) => !name.startsWith("workbox-"))).toEqual([]);
  const files = storage.cached.map(({ url }) => new URL(url).pathname);
  expect(files.filter((file) => !existsSync(`dist${file}`))).toEqual([]);
  expect(Object.entries(storage).filter(([, value]) => isTrace(JSON.stringify(value)))).toEqual([]);
}

/** Whether a text has a part of the name, as it is or encoded. */
function isTrace(text: string): boolean {
  const readings = [text, unescaped(text), Buffer.from(text, "base64").toString()];
  return readings.some((reading) => /zaphod|beeblebrox/i.test(reading));
}

function unescaped(text: string): string {
  return text.replaceAll(/%[\da-f]{2}/gi, (code) => String.fromCodePoint(Number.parseInt(code.slice(1), 16)));
}
