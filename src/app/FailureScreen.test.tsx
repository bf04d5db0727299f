import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { takeConsoleErrors } from "../../tests/takeConsoleErrors";
import { loadTexts } from "../i18n/loadTexts";
import { languageOf, languages } from "../i18n/languages/languages";
import { App } from "./App";
import { FailureScreen } from "./FailureScreen";

test("the failure screen works without providers, in the language of the document or in another", async () => {
  onTestFinished(() => {
    document.documentElement.lang = "en";
  });
  const texts = await Promise.all(
    languages.map(async (language) => [languageOf[language].locale, await loadTexts(language)] as const),
  );
  const { rerender } = await render(<FailureScreen />);
  const read: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const [lang, { failures }] of [...texts, ["qaa", texts[0]![1]] as const, ["", texts[0]![1]] as const]) {
    const { title, reload } = failures.screen;
    document.documentElement.lang = lang;
    await rerender(<FailureScreen key={lang} />);
    const screen = page.getByRole("main");
    const heading = screen.getByRole("alert").getByRole("heading", { level: 1 }).element();
    const button = screen.getByRole("button").element();
    read[lang] = [heading.textContent, button.textContent, button.checkVisibility()];
    expected[lang] = [title, reload, true];
  }
  expect(read).toStrictEqual(expected);
});

test("an error while rendering shows the failure screen", async () => {
  const failure = new Error("no media queries");
  vi.spyOn(window, "matchMedia").mockImplementation(() => {
    throw failure;
  });
  await render(<App page="home" language="en" texts={await loadTexts("en")} />);
  await expect.element(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  expect(page.getByRole("textbox").elements()).toStrictEqual([]);
  expect(takeConsoleErrors().flat()).toContain(failure);
});
