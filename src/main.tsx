import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";

import { App } from "./app/App";
import { FailureScreen } from "./app/FailureScreen";
import { viewParts } from "./app/laterParts";
import { toView } from "./app/view";
import { resolveLanguage } from "./i18n/languagePreference";
import { toLanguage } from "./languages/languages";
import { loadMessages } from "./i18n/loadMessages";
import { earlyVisit, isPageChanged } from "./platform/earlyVisit";
import { keepDrawnPage } from "./platform/keepDrawnPage";
import { registerServiceWorker } from "./platform/registerServiceWorker";
import { whenQuiet } from "./platform/whenIdle";

const root = document.getElementById("root")!;
const page = root.dataset.page === "not-found" ? "not-found" : "home";
const view = toView(earlyVisit().drawn);
const part = viewParts[view];
// The language of the built page, even if Back has changed the URL since.
const language = toLanguage(earlyVisit().language) ?? resolveLanguage();

let isTold = false;

void start();

async function start(): Promise<void> {
  const repeatPresses = keepDrawnPage(root, flushSync);
  // The inline script of a built page has done so, and its program does without these files.
  if (import.meta.env.DEV) (await import("./app/showPage")).startEarlyVisit();
  try {
    // If the part of the view fails, the page loads it again and offers a retry.
    const [messages] = await Promise.all([loadMessages(language), part?.load().catch(() => null)]);
    const isViewThere = part === null || part.current() !== null;
    const app = <App page={page} view={isViewThere ? view : "make"} language={language} messages={messages} />;
    if (isViewThere && !isPageChanged(root)) hydrateRoot(root, app, { onRecoverableError: tellOnce });
    else draw(app);
  } catch (error) {
    console.error(error);
    draw(<FailureScreen />);
  }
  repeatPresses();
  if (import.meta.env.PROD) {
    // Caching all files costs a phone more work than the first view does.
    whenQuiet(() => void registerServiceWorker());
  }
}

/** React says for each part of the page that another program has changed it. */
function tellOnce(error: unknown): void {
  if (!isTold) reportError(error);
  isTold = true;
}

/** Draws the page again, at once, so that nobody types into the one that goes. The development server sends an empty one. */
function draw(content: ReactNode): void {
  flushSync(() => createRoot(root).render(content));
}
