import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";

import { App } from "./app/App";
import { viewParts } from "./app/laterParts";
import { toView } from "./views/view";
import { resolveLanguage } from "./i18n/languagePreference";
import { toLanguage } from "./i18n/languages/languages";
import { loadTexts } from "./i18n/loadTexts";
import { repeatEarlyPresses } from "./platform/earlyPresses";
import { earlyVisit } from "./platform/earlyVisit";
import { registerServiceWorker } from "./platform/newVersion";
import { whenQuiet } from "./platform/whenIdle";

const root = document.getElementById("root")!;
const page = root.dataset.page === "not-found" ? "not-found" : "home";
const view = toView(earlyVisit().drawn);
const part = viewParts[view];
// The language of the built page, even if Back has changed the URL since.
const language = toLanguage(earlyVisit().language) ?? resolveLanguage();

void start();

async function start(): Promise<void> {
  // The inline script of a built page has done so, and its program does without these files.
  if (import.meta.env.DEV) (await import("./app/showPage")).startEarlyVisit();
  // The inline script has loaded the texts. If the part of the view fails, the page loads it again and offers a retry.
  const [texts] = await Promise.all([loadTexts(language), part?.load().catch(() => null)]);
  const isViewThere = part === null || part.current() !== null;
  const shown = isViewThere ? view : "make";
  const app = <App page={page} view={shown} language={language} texts={texts} />;
  if (isViewThere && root.hasChildNodes()) hydrateRoot(root, app);
  // At once, so that nobody types into the page that goes. The development server sends an empty one.
  else flushSync(() => createRoot(root).render(app));
  repeatEarlyPresses(flushSync);
  // Caching all files costs a phone more work than the first view does.
  if (import.meta.env.PROD) whenQuiet(() => void registerServiceWorker());
}
