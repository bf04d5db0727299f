import { expect, test, vi } from "vitest";
import { render, type RenderResult } from "vitest-browser-react";
import { page } from "vitest/browser";

import { startVisit } from "../../tests/startVisit";
import { LanguageProvider } from "./LanguageProvider";
import { type Language, languageOf, languages } from "./languages/languages";
import { writeQueryParameter } from "../platform/queryParameter";
import { loadTexts } from "./loadTexts";
import { useLanguage, useTexts } from "./useTexts";

const KEY = "plusdot.generator.language";

const current = page.getByRole("status");
const heading = page.getByRole("heading");

const countRenders = vi.fn<() => void>();

function LanguageControls() {
  countRenders();
  const t = useTexts("make");
  const { language, changeLanguage } = useLanguage();
  return (
    <>
      <h1>{t("title")}</h1>
      <output>{language}</output>
      <p>{t("options.range", { most: 20_000 })}</p>
      {languages.map((next) => (
        <button type="button" key={next} onClick={() => void changeLanguage(next)}>
          {next}
        </button>
      ))}
    </>
  );
}

async function renderLanguage(language: Language): Promise<RenderResult> {
  return render(
    <LanguageProvider initialLanguage={language} initialTexts={await loadTexts(language)}>
      <LanguageControls />
    </LanguageProvider>,
  );
}

// Another file may have loaded the texts, which then arrive at once. The journey in failure.spec.ts holds them back.
test("the last of several quick changes wins, even if its texts arrive first", async () => {
  await loadTexts("es");
  await renderLanguage("en");
  const pushState = vi.spyOn(window.history, "pushState");

  choose("fr");
  choose("es");
  await expect.element(heading).toHaveTextContent("Muchas direcciones, un solo buzón");
  await loadTexts("fr");
  await expect.element(heading).toHaveTextContent("Muchas direcciones, un solo buzón");
  expect(stateOfPage()).toStrictEqual({ query: "es", saved: "es", lang: "es" });
  expect(pushState).toHaveBeenCalledOnce();
});

test("a change that is undone before its texts arrive leaves the language as it was", async () => {
  await renderLanguage("en");
  choose("pt");
  choose("en");
  await loadTexts("pt");
  await expect.element(heading).toHaveTextContent("Many addresses, one inbox");
  await expect.poll(stateOfPage).toStrictEqual({ query: "en", saved: "en", lang: "en" });
});

test.each(languages)("a visit that starts in %s has that language in the document and in the URL", async (language) => {
  const pushState = vi.spyOn(window.history, "pushState");
  await renderLanguage(language);
  const { make } = await loadTexts(language);
  await expect.element(heading).toHaveTextContent(make.title);
  expect(stateOfPage()).toStrictEqual({ query: language, saved: null, lang: languageOf[language].locale });
  expect(pushState).not.toHaveBeenCalled();
});

// The browser of the tests is in English.
test.each<[Language, range: string]>([
  ["en", "1 to 20,000"],
  ["pt", "De 1 a 20.000"],
  ["es", "De 1 a 20.000"],
  ["fr", "De 1 à 20\u202f000"],
])("a number is written in the language of the page: %s", async (language, range) => {
  await renderLanguage(language);
  await expect.element(page.getByText(range, { exact: true })).toBeVisible();
});

test("the language follows Back and Forward, and the saved one stays", async () => {
  await renderLanguage("en");
  choose("pt");
  await expect.element(current).toHaveTextContent("pt");
  choose("fr");
  await expect.element(current).toHaveTextContent("fr");

  window.history.back();
  await expect.element(heading).toHaveTextContent("Muitos endereços, uma só caixa");
  await expect.poll(stateOfPage).toStrictEqual({ query: "pt", saved: "fr", lang: "pt-BR" });
  window.history.back();
  await expect.element(heading).toHaveTextContent("Many addresses, one inbox");
  await expect.poll(stateOfPage).toStrictEqual({ query: "en", saved: "fr", lang: "en" });
  window.history.forward();
  await expect.element(heading).toHaveTextContent("Muitos endereços, uma só caixa");
  await expect.poll(stateOfPage).toStrictEqual({ query: "pt", saved: "fr", lang: "pt-BR" });
});

test.each<[name: string, change: () => void]>([
  ["a link", () => writeQueryParameter("view", "check", "push")],
  [
    "Back",
    () => {
      startVisit({ query: { lang: "en", view: "check" } });
      window.dispatchEvent(new PopStateEvent("popstate"));
    },
  ],
])("a chosen language comes, though %s changes the view before its texts arrive", async (_, change) => {
  await renderLanguage("en");
  choose("fr");
  change();
  await expect.element(current).toHaveTextContent("fr");
  await expect.poll(stateOfPage).toStrictEqual({ query: "fr", saved: "fr", lang: "fr" });
});

test("a change draws the texts once", async () => {
  await renderLanguage("en");
  const renders = countRenders.mock.calls.length;
  choose("fr");
  await expect.poll(stateOfPage).toStrictEqual({ query: "fr", saved: "fr", lang: "fr" });
  // The texts are there, so this is when the page would be drawn again.
  await new Promise(requestAnimationFrame);
  expect(countRenders).toHaveBeenCalledTimes(renders + 1);
});

function choose(language: Language): void {
  (page.getByRole("button", { name: language }).element() as HTMLElement).click();
}

function stateOfPage() {
  return {
    query: new URLSearchParams(window.location.search).get("lang"),
    saved: localStorage.getItem(KEY),
    lang: document.documentElement.lang,
  };
}
