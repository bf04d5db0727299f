import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "@playwright/test";

import { pasteClipboard } from "./pasteClipboard";
import { readSavedFile } from "./readSavedFile";
import { test } from "./test";
import type { Visit } from "./visit";

const FIELD = "Gmail address or username";

/** Opens a path that says no language, and waits until the page is alive: that writes it to the address. */
async function openPage(visit: Visit, path = "/"): Promise<void> {
  await visit.open(path);
  await expectAddress(visit, `${path}?lang=en`);
  await keepToasts(visit);
}

async function generate(visit: Visit, username: string): Promise<void> {
  await visit.click("textbox", FIELD);
  await visit.type(username);
  await visit.press("Enter");
  await expect.poll(() => visit.has("checkbox", `${username}@gmail.com`)).toBe(true);
}

/** @returns The list, as its button copies it. */
async function copyAll(visit: Visit): Promise<string[]> {
  await visit.click("button", "Copy all");
  await expectToast(visit, "2,000 items copied to clipboard");
  const emails = (await pasteClipboard(visit)).split("\n");
  expect(new Set(emails).size).toBe(2000);
  return emails;
}

async function chooseLanguage(visit: Visit, button: string, language: string): Promise<void> {
  await visit.click("button", button);
  await visit.click("radio", language);
}

const expectText = (visit: Visit, text: string) =>
  expect.poll(() => visit.read(() => document.body.innerText)).toContain(text);

/** Keeps what the toasts say: on a slow machine, one may be gone before a driver has looked for it. */
const keepToasts = (visit: Visit) =>
  visit.read(() => {
    const region = document.querySelector<HTMLElement>("[role=region][aria-live]")!;
    const keep = (): void => void (region.dataset.said = `${region.dataset.said ?? ""}${region.textContent}`);
    new MutationObserver(keep).observe(region, { childList: true, subtree: true });
  });

const expectToast = (visit: Visit, text: string) =>
  expect
    .poll(() => visit.read(() => document.querySelector<HTMLElement>("[role=region][aria-live]")?.dataset.said ?? ""))
    .toContain(text);

const expectAddress = (visit: Visit, address: string) =>
  expect.poll(() => visit.read(() => window.location.pathname + window.location.search)).toBe(address);

const expectTheme = (visit: Visit, theme: string) =>
  expect.poll(() => visit.read(() => document.documentElement.className)).toBe(theme);

const expectLanguage = (visit: Visit, lang: string, title: string) =>
  expect.poll(() => visit.read(() => [document.documentElement.lang, document.title])).toEqual([lang, title]);

const readField = (visit: Visit) => visit.read(() => document.querySelector<HTMLInputElement>("form input")!.value);

test("Enter makes a list, and the button makes the next", async ({ visit }) => {
  await openPage(visit);
  await expectText(visit, "No aliases generated yet");
  await generate(visit, "jane");
  await expectText(visit, "0 selected of 2,000 emails");
  await expectToast(visit, "2,000 emails");

  await visit.click("button", "Clear");
  expect(await readField(visit)).toBe("");
  await visit.type("john");
  await visit.click("button", "Generate");
  await expect.poll(() => visit.has("checkbox", "john@gmail.com")).toBe(true);
  expect(await visit.has("checkbox", "jane@gmail.com")).toBe(false);
});

test("each file has the whole list, and three rows are selected and copied", async ({ visit }) => {
  await openPage(visit);
  await generate(visit, "jane");
  const emails = await copyAll(visit);

  for (const kind of ["TXT", "CSV", "JSON"]) await visit.click("button", kind);
  await expect(() => {
    expect(readSavedFile(visit.folder, ".txt").split("\n")).toEqual(emails);
    const [header, ...rows] = readSavedFile(visit.folder, ".csv").split("\r\n");
    expect(header).toBe('"Email","Type","Original"');
    expect(rows.map((row) => /^"([^"]+)","[a-z-]+","jane@gmail\.com"$/.exec(row)?.[1])).toEqual(emails);
    const aliases = JSON.parse(readSavedFile(visit.folder, ".json")) as { email: string }[];
    expect(aliases.map(({ email }) => email)).toEqual(emails);
  }).toPass();

  const selected = emails.slice(0, 3);
  for (const email of selected) await visit.click("checkbox", email);
  await expectText(visit, "3 selected of 2,000 emails");
  await visit.click("button", "Copy selected (3)");
  await expectToast(visit, "3 items copied to clipboard");
  expect(await pasteClipboard(visit)).toBe(selected.join("\n"));
});

test("a list without its duplicates, which is not written before the press, is copied", async ({ visit }) => {
  await openPage(visit);
  await visit.click("link", "Check addresses");
  await visit.click("textbox", "Addresses to check");
  await visit.type("jane@gmail.com, j.ane@gmail.com");
  await visit.click("button", "Copy without duplicates");
  await expectToast(visit, "Copied to clipboard");
  expect(await pasteClipboard(visit)).toBe("jane@gmail.com");
});

test("a mailbox file is read, and says who writes to which address", async ({ visit }) => {
  await openPage(visit);
  await visit.click("link", "Check addresses");
  await visit.click("button", "Try it A mailbox file");
  await expectText(visit, "6 messages to 3 of your addresses.");
  await expectText(visit, "1 gets mail from senders other than those you gave it to.");
});

test("the theme is the system's until one is chosen, and a reload and the next visit keep it and the language", async ({
  visit,
}) => {
  await openPage(visit);
  await expectTheme(visit, "dark");
  await visit.click("button", "Toggle theme");
  await expectTheme(visit, "light");
  expect(await visit.read(() => getComputedStyle(document.documentElement).backgroundColor)).toBe("rgb(247, 248, 247)");
  await visit.click("button", "Theme");
  await visit.click("radio", "System");
  await expectTheme(visit, "dark");
  expect(await visit.read(() => getComputedStyle(document.documentElement).backgroundColor)).toBe("rgb(20, 23, 26)");

  await visit.click("button", "Toggle theme");
  await chooseLanguage(visit, "Language: English", "Español");
  await expectAddress(visit, "/?lang=es");
  const expectKept = async () => {
    await expectAddress(visit, "/?lang=es");
    await expectLanguage(visit, "es", "Plusdot: muchas direcciones de Gmail, un solo buzón");
    await expectTheme(visit, "light");
    expect(await visit.has("heading", "Muchas direcciones, un solo buzón")).toBe(true);
  };
  await visit.reload();
  await expectKept();
  await visit.open("/");
  await expectKept();
});

test("an unknown path has a page that leads home, where Back closes a dialog first", async ({ visit }) => {
  await openPage(visit, "/missing");
  await visit.click("link", "Return to Home");
  await expectAddress(visit, "/?lang=en");
  expect(await visit.has("textbox", FIELD)).toBe(true);

  await visit.click("button", "About");
  await expect.poll(() => visit.has("heading", "About Plusdot")).toBe(true);
  await visit.back();
  await expect.poll(() => visit.has("heading", "About Plusdot")).toBe(false);
  await expectAddress(visit, "/?lang=en");
});

test("the keyboard alone selects a row and saves it as a file", async ({ visit }) => {
  await openPage(visit);
  await generate(visit, "jane");
  await tabTo(visit, "checkbox", "jane@gmail.com");
  await visit.press("Space");
  await expectText(visit, "1 selected of 2,000 emails");
  await tabTo(visit, "button", "TXT");
  await visit.press("Enter");
  await expect(() => {
    expect(readSavedFile(visit.folder, ".txt")).toBe("jane@gmail.com");
  }).toPass();
});

/** Presses Tab until the part has the focus. */
async function tabTo(visit: Visit, role: "button" | "checkbox", name: string): Promise<void> {
  for (let presses = 0; presses < 20 && !(await visit.hasFocus(role, name)); presses += 1) await visit.press("Tab");
  expect(await visit.hasFocus(role, name), `the focus is on the ${role} "${name}"`).toBe(true);
}

test("the address for one site is there while a person types, and Enter copies it; a link fills the view in an open tab too, and is in the address no longer", async ({
  visit,
}) => {
  await openPage(visit);
  await visit.click("link", "One per site");
  await expectText(visit, "A separate address for each site");
  await expect.poll(() => visit.read(() => document.activeElement?.tagName)).toBe("TEXTAREA");
  await visit.type("https://www.netflix.com/login");
  await visit.press("Tab");
  await visit.type("jane");
  await expectText(visit, "jane+netflix@gmail.com");
  await visit.press("Enter");
  await expectToast(visit, "Copied to clipboard");
  expect(await pasteClipboard(visit)).toBe("jane+netflix@gmail.com");

  const readRecipient = () =>
    visit.read(() => document.querySelector<HTMLTextAreaElement>("main > :not([style*=none]) form textarea")?.value);
  const readHash = () => visit.read(() => window.location.hash);
  await visit.read(() => {
    window.location.hash = "#for=amazon.com";
  });
  await expect.poll(readRecipient).toBe("amazon.com");
  await expect.poll(() => visit.hasFocus("textbox", "Site, shop or person")).toBe(true);
  expect(await readHash()).toBe("");
  await visit.back();
  expect(await readHash()).toBe("");

  await visit.open("/?view=site&lang=en#for=https%3A%2F%2Fnetflix.com%2Flogin");
  await expect.poll(readRecipient).toBe("https://netflix.com/login");
  await expect.poll(() => visit.hasFocus("textbox", FIELD)).toBe(true);
  expect(await readHash()).toBe("");
});

test("a book remembers who got which address, until everything is forgotten", async ({ visit }) => {
  const expectMailbox = (mailbox: string) =>
    expect
      .poll(() =>
        visit.read(() => document.querySelector<HTMLInputElement>("main > :not([style*=none]) form input")!.value),
      )
      .toBe(mailbox);
  const ENTRY = "More for netflix.com";

  await visit.open("/?view=site&lang=en");
  await visit.click("switch", "Remember on this device");
  await expectText(visit, "The list is empty.");
  await visit.click("textbox", "Site, shop or person");
  await visit.type("https://www.netflix.com/login");
  await visit.click("textbox", "Gmail address or username");
  await visit.type("jane");
  await visit.click("button", "Copy and remember");
  await expect.poll(() => visit.has("button", ENTRY)).toBe(true);

  await visit.reload();
  await expectMailbox("jane@gmail.com");
  await expect.poll(() => visit.has("button", ENTRY)).toBe(true);
  expect(await visit.has("switch", "Remember on this device")).toBe(true);
  await visit.click("textbox", "Site, shop or person");
  await visit.type("netflix.com");
  await expect
    .poll(() =>
      visit.read(() => document.querySelector<HTMLElement>("main > :not([style*=none]) form [role=status]")!.innerText),
    )
    .toMatch(/^jane\+netflix@gmail\.com\s*Saved · given out today\s*$/);

  await visit.click("button", ENTRY);
  await visit.click("button", "Delete jane+netflix@gmail.com for netflix.com");
  await expectText(visit, "The list is empty.");
  await visit.click("button", "Undo");
  await expect.poll(() => visit.has("button", ENTRY)).toBe(true);

  await visit.click("button", "More");
  await visit.click("button", "Delete everything");
  await expectText(visit, "This cannot be undone.");
  await tabTo(visit, "button", "Delete everything");
  await visit.press("Enter");
  await expectText(visit, "Keep a list like this of what you gave to whom");
  expect(await visit.has("button", ENTRY)).toBe(false);
  await expectMailbox("");
  await visit.reload();
  await expectText(visit, "Keep a list like this of what you gave to whom");
  await expectMailbox("");
});

test.describe("a host in the middle of an upload", () => {
  test.use({ hasErrors: true });

  test("that lacks a file which parts share for a while leaves a page from which its buttons lead on", async ({
    visit,
    baseURL,
  }) => {
    let isBusy = true;
    const host = createServer(({ url = "/" }, response) => {
      if (isBusy && url.includes("/assets/shared-")) return void response.writeHead(503).end();
      get(new URL(url, baseURL), (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      });
    }).listen(0);
    await once(host, "listening");
    try {
      await visit.open(`http://localhost:${(host.address() as AddressInfo).port}/?lang=en`);
      const hasList = () => visit.has("checkbox", "jane@gmail.com");
      const ask = async () => {
        await visit.click("textbox", FIELD);
        // Two engines keep the text of a field that is reloaded.
        await visit.press("Select all");
        await visit.type("jane");
        await visit.press("Enter");
      };
      await ask();
      await expect.poll(() => visit.has("button", "Retry")).toBe(true);
      isBusy = false;
      await visit.click("button", "Retry");
      await expect.poll(async () => (await hasList()) || (await visit.has("button", "Reload"))).toBe(true);
      if (!(await hasList())) {
        await visit.click("button", "Reload");
        await expect.poll(() => visit.has("button", "Reload")).toBe(false);
        await ask();
      }
      await expect.poll(hasList).toBe(true);
    } finally {
      host.close();
    }
  });
});
