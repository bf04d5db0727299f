import { beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { keepBook } from "../../tests/keepBook";
import { openFile } from "../../tests/openFile";
import { pasteInto } from "../../tests/pasteInto";
import { replaceClipboard } from "../../tests/replaceClipboard";
import { pressInRow } from "../../tests/pressInRow";
import { startVisit } from "../../tests/startVisit";
import { toBookJson } from "../core";
import { type Language, languageOf, languages } from "../i18n/languages/languages";
import { loadTexts } from "../i18n/loadTexts";
import { App, type PageName } from "./App";

const importDialog = page.getByRole("dialog", { name: "Import" });
const heading = page.getByRole("heading", { level: 1 });
const mailbox = page.getByRole("textbox").first();
const pasted = page.getByRole("textbox", { name: "Addresses to check" });
const recipient = page.getByRole("textbox", { name: "Site, shop or person" });
const link = (name: string) => page.getByRole("link", { name }).first();
const button = (name: string) => page.getByRole("button", { name, exact: true });
const query = () => Object.fromEntries(new URLSearchParams(window.location.search));

async function renderApp(name: PageName = "home", language: Language = "en"): Promise<void> {
  await render(<App page={name} language={language} texts={await loadTexts(language)} />);
  await expect.element(heading).toBeVisible();
}

async function chooseLanguage(menu: string, language: string): Promise<void> {
  await button(menu).click();
  await page.getByRole("radio", { name: language }).click();
}

beforeEach(async () => {
  await page.viewport(1280, 800);
});

test("an unknown view is ignored", async () => {
  startVisit({ query: { view: "mail" } });
  await renderApp();
  await expect.element(heading).toHaveTextContent("Many addresses, one inbox");
  await expect.element(mailbox).toBeVisible();
});

test("the links of the views have addresses, and a press with a key held down is left to the browser", async () => {
  await renderApp();
  await expect.element(link("Check addresses")).toHaveAttribute("href", "?lang=en&view=check");
  await expect.element(link("Make aliases")).toHaveAttribute("href", "?lang=en");
  for (const key of ["ctrlKey", "metaKey", "shiftKey"]) {
    let isTaken = true;
    const look = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", look, { once: true });
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true });
    link("Check addresses").element().dispatchEvent(press);
    expect(isTaken).toBe(false);
  }
  await expect.element(heading).toHaveTextContent("Many addresses, one inbox");
  expect(query()).not.toHaveProperty("view");
});

test("news of a view goes with it", async () => {
  replaceClipboard();
  await renderApp();
  await mailbox.fill("jane");
  await userEvent.keyboard("{Enter}");
  const news = page.getByRole("region", { name: "Notifications" }).getByRole("group").last();
  await expect.element(news).toHaveAccessibleName("2,000 emails");
  await button("Copy all").click();
  await expect.element(news).toHaveAccessibleName("2,000 items copied to clipboard");
  await link("One per site").click();
  await expect.element(recipient).toBeVisible();
  expect(document.querySelectorAll("[aria-live] [role=group]:not([inert])")).toHaveLength(0);
});

test("another language keeps the view and the pasted text", async () => {
  startVisit({ query: { view: "check" } });
  await renderApp();
  await pasted.fill("jane.doe+netflix@gmail.com, j.ane@gmail.com");
  await chooseLanguage("Language: English", "Français");
  await expect.element(heading).toHaveTextContent("Qui a cette adresse ?");
  await expect.poll(() => document.title).toBe("Qui a cette adresse\u202f? – Plusdot");
  expect(query()).toMatchObject({ view: "check", lang: "fr" });
  await expect.element(page.getByRole("textbox")).toHaveValue("jane.doe+netflix@gmail.com, j.ane@gmail.com");
  await expect.element(page.getByRole("cell", { name: "netflix", exact: true })).toBeVisible();
});

test("the mark leads to the top of Make aliases, which keeps its text, and Back to the other view", async () => {
  startVisit({ query: { view: "check", lang: "fr" } });
  await renderApp("home", "fr");
  await link("Créer des alias").click();
  await mailbox.fill("john");
  await link("Vérifier des adresses").click();
  await expect.element(heading).toHaveTextContent("Qui a cette adresse");
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  await link("Plusdot, page d’accueil").click();
  await expect.element(heading).toHaveTextContent("Mille adresses, une seule boîte e-mail");
  await expect.element(mailbox).toHaveValue("john");
  expect(scrollTo.mock.calls).toStrictEqual([[0, 0]]);
  expect(query()).toMatchObject({ lang: "fr" });
  expect(query()).not.toHaveProperty("view");

  window.history.back();
  await expect.element(heading).toHaveTextContent("Qui a cette adresse");
});

test("a list keeps its place and its selection beside another view and in another language", async () => {
  const list = page.getByRole("grid");
  await renderApp();
  await page.viewport(1280, 1400);
  await mailbox.fill("jane");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("checkbox", { name: "jane@gmail.com", exact: true }).click();
  list.element().scrollTop = 400;
  await link("Check addresses").click();
  await expect.element(pasted).toBeVisible();
  window.history.back();
  await expect.element(list).toBeVisible();
  expect(list.element().scrollTop).toBe(400);

  await chooseLanguage("Language: English", "Français");
  await expect.element(page.getByText("1 sélectionnée sur 2\u202f000").first()).toBeVisible();
  expect(list.element().scrollTop).toBe(400);
});

test("a view that is shown has the focus in its field, whatever led to it, unless a person is at another control", async () => {
  const field = page.getByRole("textbox", { name: "Gmail address or username" }).first();
  await renderApp();
  await link("Check addresses").click();
  await expect.element(pasted).toHaveFocus();
  await link("One per site").click();
  await expect.element(recipient).toHaveFocus();
  await link("Make aliases").click();
  await expect.element(field).toHaveFocus();
  window.history.back();
  await expect.element(recipient).toHaveFocus();

  button("About").element().focus();
  window.history.back();
  await expect.element(pasted).toBeVisible();
  await expect.element(button("About")).toHaveFocus();
});

describe("the mailbox that one view has used", () => {
  const mailboxes = page.getByRole("textbox", { name: "Gmail address or username" });
  const field = { element: () => mailboxes.elements().find((element) => element.checkVisibility())! };
  const fieldValue = () => (field.element() as HTMLInputElement).value;
  const fillField = (text: string) => userEvent.fill(field.element(), text);

  async function makeList(): Promise<void> {
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("grid")).toBeVisible();
  }

  test("fills the empty field of the other, from one site to a list, and replaces nothing", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await renderApp();
    await link("One per site").click();
    await recipient.fill("netflix");
    await fillField("jane");
    await link("Make aliases").click();
    await expect.poll(fieldValue).toBe("jane@gmail.com");

    await fillField("roe");
    await makeList();
    await link("One per site").click();
    await expect.poll(fieldValue).toBe("jane");
    await recipient.click();
    await userEvent.keyboard("{Enter}");
    await link("Make aliases").click();
    await expect.poll(fieldValue).toBe("roe");
  });

  test("needs no list: it is enough to leave the field with a valid address", async () => {
    await renderApp();
    await fillField("jane.");
    await link("One per site").click();
    await expect.poll(fieldValue).toBe("");
    await link("Make aliases").click();
    await fillField("Jane.Doe");
    await link("One per site").click();
    await expect.poll(fieldValue).toBe("jane.doe@gmail.com");
    // A person who empties it wants it empty.
    await fillField("");
    await recipient.click();
    expect(fieldValue()).toBe("");
  });

  test("is known, too, if Back leaves the field", async () => {
    await renderApp();
    await link("One per site").click();
    await fillField("jane");
    window.history.back();
    await expect.poll(fieldValue).toBe("jane@gmail.com");
  });

  test("leaves a field empty that a person clears while its list is made", async () => {
    await renderApp();
    await fillField("jane");
    // At once, before the list.
    for (const name of ["Generate", "Clear"]) (button(name).element() as HTMLElement).click();
    await expect.element(page.getByRole("grid")).toBeVisible();
    expect(fieldValue()).toBe("");
  });

  test("comes from an imported backup that has only one", async () => {
    await renderApp();
    await link("One per site").click();
    const given = ["ja.ne@gmail.com", "jane+ikea@gmail.com"];
    const entries = given.map((email) => ({ recipient: "IKEA", email, date: "2026-11-21", note: "" }));
    await button("Import").click();
    await expect.element(importDialog).toBeVisible();
    openFile("backup.json", toBookJson(entries));
    await button("Add 2 addresses").click();
    await expect.poll(fieldValue).toBe("jane@gmail.com");
    const otherTab = await keepBook([]);
    await expect.poll(() => otherTab.getState().book.content?.mailbox).toBe("jane@gmail.com");
    await link("Make aliases").click();
    await expect.poll(fieldValue).toBe("jane@gmail.com");
  });
});

test("sites with a bare address are a finding of an import, which leads to an address for each", async () => {
  const otherTab = await keepBook([{ recipient: "netflix", email: "jane+n@gmail.com", date: "2026-11-21", note: "" }]);
  startVisit({ query: { view: "site" } });
  await renderApp();
  await recipient.fill("x.com");
  await button("Import").click();
  await expect.element(importDialog).toHaveTextContent("Passwords are never read.");
  const rows = ["ash.com", "bay.com", "cup.com", "netflix.com"].map((site) => `https://${site},jane@gmail.com,x`);
  const table = ["url,username,password", ...rows, "dot.com,jane+dot@gmail.com,x"].join("\n");
  pasteInto(importDialog.getByRole("textbox").element(), table);
  await expect.element(importDialog).toHaveTextContent("3 of these 5 sites have your bare address: jane@gmail.com");
  // It would close the dialog, and the new one would be lost.
  await expect.element(button("Make addresses for them")).not.toBeInTheDocument();
  await button("Add 1 address").click();
  await expect.element(importDialog).toHaveTextContent("Import1 address added3 of these 5 sites");
  await button("Make addresses for them").click();
  await expect.element(recipient).toHaveValue("ash.com\nbay.com\ncup.com");
  await expect.element(page.getByRole("grid", { name: "New addresses" })).toHaveTextContent("jane+cup@gmail.com");
  await expect.element(button("Copy and remember all")).toHaveFocus();
  expect(otherTab.getState().book.content?.entries).toHaveLength(2);
});

test("a list is imported for the mailbox that the page knows, also where a keyboard types it", async () => {
  startVisit({ query: { view: "site" } });
  await renderApp();
  await page.getByRole("textbox", { name: "Gmail address or username" }).fill("roe");
  await button("Import").click();
  await importDialog.getByRole("textbox").fill("roe+shop@gmail.com, jane+a@gmail.com, jane+b@gmail.com\n");
  await expect.element(importDialog).toHaveTextContent("New (1): shop");
  await expect.element(importDialog).toHaveTextContent("2 addresses have no tag or belong to another mailbox");
});

test("the views share one book: each says of an address what another tab has given", async () => {
  await keepBook([{ recipient: "netflix.com", email: "jane@gmail.com", date: "2026-11-21", note: "" }]);
  await renderApp();
  await mailbox.fill("jane");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("given to netflix.com", { exact: true })).toBeVisible();
  await link("One per site").click();
  await expect.element(page.getByRole("region", { name: "Who has which address" }).getByRole("row")).toHaveLength(2);
  await link("Check addresses").click();
  await pasted.fill("jane@gmail.com");
  await expect.element(page.getByRole("paragraph").filter({ hasText: "Given to netflix.com on" })).toBeVisible();
});

test("an address without a tag leads from the check to the sites that could have it", async () => {
  startVisit({ query: { view: "check" } });
  await renderApp();
  await pasted.fill("j.an.edoe@gmail.com");
  await link("List your sites").click();
  await expect.element(page.getByRole("radio", { name: "Without +" })).toBeChecked();
  await expect.element(page.getByText("to see which of them could have j.an.edoe@gmail.com.")).toBeVisible();
  const siteMailbox = page.getByRole("textbox", { name: "Gmail address or username" });
  // Nobody knows which dots the person writes.
  await expect.element(siteMailbox).toHaveValue("");
  await siteMailbox.fill("janedoe");
  await recipient.fill("site1.com\nsite33.com\nsite34.com");
  await expect.element(page.getByRole("row", { name: "site33.com j.an.edoe@gmail.com" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: "site1.com" })).not.toBeInTheDocument();
  expect(window.location.href).not.toContain("edoe");

  // The mailbox in another writing stays, and the same press leads there once more.
  await siteMailbox.fill("jane.doe");
  await page.getByRole("searchbox", { name: "Find an address" }).fill("");
  await link("Check addresses").click();
  await link("List your sites").click();
  await expect.element(page.getByText("It matches none of these sites as they are here").first()).toBeVisible();
});

test("an address with a tag leads from the check to a new one for its recipient, with its mailbox", async () => {
  startVisit({ query: { view: "check" } });
  await renderApp();
  await pasted.fill("jane.doe+netflix@gmail.com");
  await link("New address for netflix").click();
  await expect.element(recipient).toHaveValue("netflix");
  const siteMailbox = page.getByRole("textbox", { name: "Gmail address or username" });
  await expect.element(siteMailbox).toHaveValue("jane.doe@gmail.com");
  await expect.element(page.getByRole("status").first()).toHaveTextContent(/^jane\.doe\+netflix2@gmail\.com$/);
  expect(window.location.href).not.toContain("jane");
});

test("once everything is deleted, no view has anything left, in a tab too that never opened the book", async () => {
  const otherTab = await keepBook([
    { recipient: "netflix.com", email: "jane@gmail.com", date: "2026-11-21", note: "" },
    { recipient: "Bakery", email: "j.ane@gmail.com", date: "2026-11-21", note: "" },
  ]);
  const readFields = () =>
    Array.from(
      document.querySelectorAll<HTMLInputElement>("main :is(input[type=text], textarea)"),
      ({ value }) => value,
    );
  const makeList = async () => {
    await mailbox.fill("jane");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("grid")).toBeVisible();
  };
  await renderApp();
  await makeList();
  await link("Check addresses").click();
  await pasted.fill("jane@gmail.com");
  await link("One per site").click();
  await recipient.fill("amazon");
  await pressInRow("Delete j.ane@gmail.com for Bakery");
  await expect.element(button("Undo")).toBeVisible();
  await page.getByRole("switch").click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete everything" }).click();
  await expect.element(page.getByText("Everything was deleted")).toBeVisible();
  await expect.poll(readFields).toEqual(["", "", "", ""]);
  await expect.element(button("Undo")).not.toBeInTheDocument();
  await link("Make aliases").click();
  await expect.element(page.getByRole("grid")).not.toBeInTheDocument();

  await makeList();
  await otherTab.forget();
  await expect.element(page.getByRole("grid")).not.toBeInTheDocument();
  await expect.poll(readFields).toEqual(["", "", "", ""]);
});

test("a search that finds nothing leads to an address for it, with both fields filled, and Back to the list", async () => {
  const addresses: string[] = [];
  const write = vi.spyOn(window.history, "pushState");
  window.addEventListener("hashchange", ({ newURL }) => addresses.push(newURL));
  await renderApp();
  await mailbox.fill("jane");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("searchbox").fill("zalando");
  await link("Make an address for “zalando”").click();
  await expect.element(recipient).toHaveValue("zalando");
  await expect.element(page.getByText("jane+zalando@gmail.com")).toBeVisible();
  // Each address that the page has had stays in the history of the browser.
  addresses.push(...write.mock.calls.map(([, , url]) => String(url)));
  expect(addresses.map((address) => new URL(address).hash)).toEqual([""]);
  window.history.back();
  await expect.element(page.getByRole("searchbox")).toHaveValue("zalando");
});

test("the field of the mailbox says what it is for, and that nothing leaves the browser", async () => {
  const field = page.getByRole("textbox", { name: "Gmail address or username" });
  await renderApp();
  await expect.element(field).toHaveAccessibleDescription("Nothing you type leaves your browser.");
  await link("One per site").click();
  await recipient.fill("netflix");
  await expect.element(field).toHaveAccessibleDescription("Enter your Gmail address to see the one for this site.");
});

test("About says that nothing is sent and that Google is not involved, and Esc closes it", async () => {
  const dialog = page.getByRole("dialog", { name: "About Plusdot" });
  await renderApp("not-found");
  await button("About").click();
  await expect.element(dialog.getByText("no data is sent to any server")).toBeVisible();
  await expect.element(dialog.getByText(/^Version \d+\.\d+\.\d+, MIT licence\.$/)).toBeVisible();
  await expect.element(dialog.getByRole("link", { name: "MIT licence" })).toHaveAttribute("href", "/licences.txt");
  await expect.element(dialog.getByText("Not affiliated with Google.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button("About")).toHaveFocus();
});

test("the footer has one contact address and the current year", async () => {
  vi.spyOn(Date.prototype, "getFullYear").mockReturnValue(2031);
  await renderApp("not-found");
  const links = page.getByRole("contentinfo").getByRole("link");
  await expect.element(links).toHaveLength(1);
  await expect.element(links).toHaveTextContent("hello@example.com");
  await expect.element(links).toHaveAttribute("href", "mailto:hello@example.com");
  await expect.element(page.getByText("© 2031 Plusdot", { exact: true })).toBeVisible();
});

test("the menu has light, dark and system, and agrees with the toggle", async () => {
  await renderApp();
  await button("Theme").click();
  const menu = page.getByRole("radiogroup", { name: "Theme" });
  const radio = (name: string) => menu.getByRole("radio", { name });
  await expect.element(menu).toHaveTextContent("LightDarkSystem");
  await expect.element(radio("System")).toBeChecked();
  await radio("Dark").click();
  expect(document.documentElement.className).toBe("dark");
  await expect.element(button("Toggle theme")).toHaveAttribute("aria-pressed", "true");
  await button("Toggle theme").click();
  await expect.element(button("Toggle theme")).toHaveAttribute("aria-pressed", "false");
  await button("Theme").click();
  await expect.element(radio("Light")).toBeChecked();
});

describe("the language", () => {
  test("is named in the menu in its own words, beside its flag", async () => {
    await renderApp();
    await button("Language: English").click();
    const menu = page.getByRole("radiogroup", { name: "Language" });
    const labels = Array.from(menu.element().querySelectorAll("label"), (label) => [
      label.lang,
      label.textContent,
      label.querySelectorAll("img").length,
    ]);
    expect(labels).toStrictEqual(
      languages.map((language) => [languageOf[language].locale, languageOf[language].name, 1]),
    );
    await expect.element(menu.getByRole("radio", { name: "English" })).toBeChecked();
  });

  test("is named on its button where there is room, and shown by its flag alone on a phone", async () => {
    await page.viewport(620, 740);
    await renderApp("home", "pt");
    const menu = button("Idioma: Português");
    await expect.element(menu.getByText("Português")).toBeVisible();
    await page.viewport(360, 740);
    await expect.element(menu.getByText("Português")).not.toBeVisible();
    expect(menu.element().querySelector("img")?.checkVisibility()).toBe(true);
  });

  test("decides on the tags of the next list", async () => {
    const tag = /\+(?:travail|ventes|factures|emploi|perso|voyages|achats|offre|soldes|actus|avis|compte|divers)\b/;
    const readClipboard = replaceClipboard();
    await renderApp();
    await mailbox.fill("jane");
    await userEvent.keyboard("{Enter}");
    await button("Copy all").click();
    await expect.poll(readClipboard).toMatch(/^jane@/);
    expect(readClipboard()).not.toMatch(tag);

    await chooseLanguage("Language: English", "Français");
    await button("Mélanger").click();
    await expect.element(page.getByText("Adresses mélangées\u202f!")).toBeVisible();
    await button("Tout copier").click();
    await expect.poll(readClipboard).toMatch(tag);
  });
});

test("the 404 page shows another language in place, and its links lead there", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  startVisit({ query: { view: "check" } });
  await renderApp("not-found", "fr");
  await expect.element(heading).toHaveTextContent("Oups ! Page introuvable");
  await expect.poll(() => document.title).toBe("Page introuvable – Plusdot");
  await expect.element(link("Retour à l’accueil")).toHaveAttribute("href", "/?lang=fr");
  await expect.element(link("Plusdot, page d’accueil")).toHaveAttribute("href", "/?lang=fr");

  await chooseLanguage("Langue\u00a0: Français", "Español");
  await expect.element(heading).toHaveTextContent("¡Vaya! Página no encontrada");
  await expect.poll(() => document.title).toBe("Página no encontrada – Plusdot");
  await expect.element(link("Volver al inicio")).toHaveAttribute("href", "/?lang=es");
  await expect.element(link("Plusdot, página de inicio")).toHaveAttribute("href", "/?lang=es");
  expect(query()).toMatchObject({ lang: "es" });
});
