import { listenForShortcuts } from "./app/listenForShortcuts";
import { pageOf, readView, sourceOf, toView } from "./app/view";
import { resolveLanguage } from "./i18n/languagePreference";
import { type Language, languageOf } from "./languages/languages";
import { holdEarlyPresses, ONE_LINE, PROGRAM_RUNS } from "./platform/earlyPresses";
import { holdLinkTexts } from "./platform/linkText";
import type { SiteFiles } from "./parts/siteFiles";
import { fillDrawnField } from "./site/fillDrawnField";
import { applyTheme, readThemePreference } from "./theme/theme";

/*
 * Runs inline in the head of the built pages, so that the first paint already has the visitor's theme and
 * language. The page holds English, and a template for each other language. The program is loaded after
 * that paint, because loading it earlier would only delay the paint.
 */

/** A background tab may never paint. The program starts after this time even then. */
const MAX_WAIT_FOR_PAINT_MS = 1000;

/** As long as the wait for a later part. */
const PATIENCE_MS = 15_000;

const { documentElement, currentScript, head } = document;

// The page stays hidden until all of it has arrived. Otherwise the header would move while the rest comes in.
documentElement.style.visibility = "hidden";

/** The view that the page shows. The 404 page has none. */
const { drawn } = currentScript!.dataset;
const view = readView();
const { search, hash } = location;

// A host knows nothing of views. It sends the first page, and the requested view has a page of its own.
if (drawn !== undefined && drawn !== view) location.replace(pageOf(view) + search + hash);
else start();

function start(): void {
  // The address that a person sees is the requested one.
  if (toView(drawn) !== "make") history.replaceState(null, "", `./${search}${hash}`);
  // Before anything else can read the address.
  holdLinkTexts(() => readView() === "site");
  applyTheme(readThemePreference());
  listenForShortcuts();
  // Chromium makes its offer once, right after the page has loaded. The program may not be running by then.
  window.addEventListener("beforeinstallprompt", (event) => {
    window.installOffer = event;
  });
  const dropEarlyPresses = holdEarlyPresses();
  // The first change is from "loading" to "interactive". The templates are parsed by then.
  document.addEventListener("readystatechange", () => void handleParsed(dropEarlyPresses), { once: true });
}

async function handleParsed(dropEarlyPresses: () => void): Promise<void> {
  const language = resolveLanguage();
  showLanguage(language);
  // The toggle is there now.
  applyTheme(readThemePreference());
  documentElement.style.visibility = "";
  // The view of one site has one purpose, so a person can type at once. The program leaves the focus where it is.
  const field = document.querySelector<HTMLTextAreaElement>(ONE_LINE);
  if (field !== null) {
    fillDrawnField(field);
    field.focus({ preventScroll: true });
  }
  const notice = document.createElement("p");
  const timer = setTimeout(tellFailure, PATIENCE_MS);
  try {
    await startProgram(language);
  } catch (error) {
    tellFailure();
    throw error;
  } finally {
    clearTimeout(timer);
  }

  /** Says that the program could not be loaded. If only the time is up, it may still arrive. */
  function tellFailure(): void {
    dropEarlyPresses();
    document.addEventListener(PROGRAM_RUNS, () => notice.remove());
    // Without the program, sending the form would reload the page and lose the typed text.
    document.addEventListener("submit", (event) => event.preventDefault());
    const failures: Record<Language, string> = JSON.parse(currentScript!.dataset.failures!);
    document.body.prepend(Object.assign(notice, { role: "alert", textContent: failures[language] }));
  }
}

function showLanguage(language: Language): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[lang="${languageOf[language].locale}"]`);
  if (template === null) return;
  documentElement.lang = template.lang;
  document.title = template.title;
  document.getElementById("root")?.replaceChildren(template.content);
}

async function startProgram(language: Language): Promise<void> {
  const { imports, program, parts }: SiteFiles = JSON.parse(currentScript!.dataset.files!);
  const painted = waitForFirstPaint();
  // Going to the page of a view has already taken time, so the program is fetched while the page is painted.
  if (view === "make") await painted;
  const texts = parts[`/src/languages/${language}/messages.json`] ?? [];
  // Those of the view come last, because the program runs while they arrive.
  for (const href of [...imports, program, ...texts, ...(parts[sourceOf[view]] ?? [])]) {
    head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  await painted;
  for (const file of [...imports, program]) {
    // One at a time, so that each file runs in a task of its own and no task is long enough to notice.
    // oxlint-disable-next-line no-await-in-loop
    await import(/* @vite-ignore */ file);
  }
}

function waitForFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // The browser may paint the empty background first.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint")[0]) resolve();
    }).observe({ type: "paint", buffered: true });
    setTimeout(resolve, MAX_WAIT_FOR_PAINT_MS);
  });
}
