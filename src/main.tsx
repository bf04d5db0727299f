import { createRoot, hydrateRoot } from "react-dom/client";

import { App } from "./app/App";
import { FailureScreen } from "./app/FailureScreen";
import { viewParts } from "./app/laterParts";
import { toView } from "./app/view";
import { resolveLanguage } from "./i18n/languagePreference";
import { toLanguage } from "./languages/languages";
import { loadMessages } from "./i18n/loadMessages";
import { earlyVisit } from "./platform/earlyVisit";
import { registerServiceWorker } from "./platform/registerServiceWorker";
import { whenQuiet } from "./platform/whenIdle";

const root = document.getElementById("root")!;
const page = root.dataset.page === "not-found" ? "not-found" : "home";
const view = toView(earlyVisit().drawn);
const part = viewParts[view];
// The language of the built page, even if Back has changed the URL since.
const language = root.hasChildNodes() ? toLanguage(document.documentElement.lang)! : resolveLanguage();

void start();

async function start(): Promise<void> {
  // The inline script of a built page has done so, and its program does without these files.
  if (import.meta.env.DEV) (await import("./app/showPage")).startEarlyVisit();
  try {
    // If the part of the view fails, the page loads it again and offers a retry.
    const [messages] = await Promise.all([loadMessages(language), part?.load().catch(() => null)]);
    const isViewThere = part === null || part.current() !== null;
    const app = <App page={page} view={isViewThere ? view : "make"} language={language} messages={messages} />;
    // Only the built pages are prerendered. The development server sends an empty root.
    if (root.hasChildNodes() && isViewThere) hydrateRoot(root, app);
    else createRoot(root).render(app);
  } catch (error) {
    console.error(error);
    createRoot(root).render(<FailureScreen />);
  }
  earlyVisit().release?.();
  if (import.meta.env.PROD) {
    // Caching all files costs a phone more work than the first view does.
    whenQuiet(() => void registerServiceWorker());
  }
}
