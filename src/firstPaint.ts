import { readView } from "./app/view";
import { resolveLanguage } from "./i18n/languagePreference";
import { type Language, locales } from "./i18n/languages";
import { addressOfPart, readSiteFiles } from "./platform/siteFiles";
import { applyTheme, toTheme } from "./theme/applyTheme";
import { readThemePreference } from "./theme/themePreference";

/*
 * Runs inline in the head of the built pages, before anything is drawn: the first picture is in the
 * visitor's theme and language. The page holds English, and each other language in a template. The
 * program is loaded once that picture is drawn, which it would only delay.
 */

const LONGEST_WAIT_MS = 1000;

const { documentElement, currentScript, head } = document;
const language = resolveLanguage();

applyTheme(toTheme(readThemePreference()));

// The built page shows the generator. Where the address asks for another view, the style sheet holds it back.
if (readView() === "check") documentElement.dataset.view = "check";

// Nothing is drawn until all of the page is here: half a header would move while the rest arrives.
documentElement.style.visibility = "hidden";

// Enter pressed before the program runs: the form keeps it in mind (src/generator/AddressForm.tsx).
document.addEventListener("submit", handleEarlySubmit);

// The state after "loading" is "interactive": all templates are there.
document.addEventListener("readystatechange", handleParsed, { once: true });

function handleEarlySubmit(event: SubmitEvent): void {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) event.target.dataset.submitted = "";
}

function handleParsed(): void {
  showLanguage();
  documentElement.style.visibility = "";
  void startProgram().catch(handleNoProgram);
}

function handleNoProgram(error: unknown): void {
  // No other view will come: what the page has can at least be read.
  delete documentElement.dataset.view;
  const failures: Record<Language, string> = JSON.parse(currentScript?.dataset.failures ?? "{}");
  const notice = { role: "alert", textContent: failures[language] };
  document.body.prepend(Object.assign(document.createElement("p"), notice));
  throw error;
}

function showLanguage(): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[lang="${locales[language]}"]`);
  if (template === null) return;
  documentElement.lang = template.lang;
  document.title = template.title;
  document.getElementById("root")?.replaceChildren(template.content);
}

async function startProgram(): Promise<void> {
  await firstPicture();
  const { imports, program } = readSiteFiles()!;
  for (const href of [...imports, program, addressOfPart(`messages-${language}`)!]) {
    head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  for (const file of [...imports, program]) {
    // One after the other: each then runs in a task of its own, too short for a person to notice.
    // oxlint-disable-next-line no-await-in-loop
    await import(/* @vite-ignore */ file);
  }
}

/** Resolves once the first picture is drawn, or in a tab that draws none, after a moment. */
function firstPicture(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}
