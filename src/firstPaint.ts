import { showPage } from "./app/showPage";
import { pageOf, readView, sourceOf } from "./views/view";
import { resolveLanguage } from "./i18n/languagePreference";
import type { Language } from "./i18n/languages/languages";
import { earlyVisit, type SiteFiles } from "./platform/earlyVisit";

/* Runs inline in the head of the built pages, so that the first paint has the visitor's theme and language. */

/** A background tab may never paint. The program starts after this time even then. */
const MAX_WAIT_FOR_PAINT_MS = 1000;

/** As long as the wait for a later part. */
const PATIENCE_MS = 15_000;

const { drawn, files, failures } = document.currentScript!.dataset;
const visit = earlyVisit();
const view = readView();
const language = resolveLanguage();

// The page stays hidden until all of it has arrived. Otherwise the header would move while the rest comes in. Safari 17
// ignores the second property, which saves a layout for each part that arrives.
document.documentElement.style.cssText = "visibility: hidden; content-visibility: hidden";

// A host knows nothing of views. It sends the first page, and the requested view has a page of its own.
if (drawn !== undefined && drawn !== view) location.replace(pageOf(view) + location.search + location.hash);
else void start();

async function start(): Promise<void> {
  visit.drawn = drawn;
  visit.files = JSON.parse(files!);
  // The first change is from "loading" to "interactive". The templates are parsed by then.
  const parsed = new Promise((resolve) => {
    document.addEventListener("readystatechange", resolve, { once: true });
  });
  // The program comes even if a step of this fails.
  void showPage(language, parsed);
  await parsed;
  const notice = document.createElement("p");
  const timer = setTimeout(tellFailure, PATIENCE_MS);
  try {
    await loadProgram(visit.files!);
  } catch (error) {
    tellFailure();
    throw error;
  } finally {
    clearTimeout(timer);
  }

  /** Says that the program could not be loaded. If only the time is up, it may still arrive. */
  function tellFailure(): void {
    visit.drop?.();
    visit.drop = () => notice.remove();
    // Without the program, sending the form would reload the page and lose the typed text.
    document.addEventListener("submit", (event) => event.preventDefault());
    const texts: Record<Language, string> = JSON.parse(failures!);
    document.body.prepend(Object.assign(notice, { role: "alert", textContent: texts[language] }));
  }
}

async function loadProgram({ imports, program, parts }: SiteFiles): Promise<void> {
  // Loading the program earlier would only delay the paint.
  const painted = new Promise<void>((resolve) => {
    // The browser may paint the empty background first.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint")[0]) resolve();
    }).observe({ type: "paint", buffered: true });
    setTimeout(resolve, MAX_WAIT_FOR_PAINT_MS);
  });
  // Going to the page of a view has already taken time, so the program is fetched while the page is painted.
  if (view === "make") await painted;
  const ofProgram = [...imports, ...parts[`/src/i18n/languages/${language}/texts.json`]!, program];
  // The files of the view come last, because the program runs while they arrive.
  for (const href of [...ofProgram, ...(parts[sourceOf[view]] ?? [])]) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  await painted;
  for (const file of ofProgram) {
    // One at a time, so that each file runs in a task of its own and no task is long enough to notice.
    // oxlint-disable-next-line no-await-in-loop
    await import(/* @vite-ignore */ file);
  }
}
