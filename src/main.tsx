import { createRoot, hydrateRoot } from "react-dom/client";

import { App } from "./app/App";
import { FailureScreen } from "./app/FailureScreen";
import { resolveLanguage } from "./i18n/languagePreference";
import { loadMessages } from "./i18n/loadMessages";
import { registerServiceWorker } from "./platform/registerServiceWorker";

const root = document.getElementById("root")!;
const page = root.dataset.page === "not-found" ? "not-found" : "home";
const language = resolveLanguage();

void start();

async function start(): Promise<void> {
  try {
    const messages = await loadMessages(language);
    const app = <App page={page} language={language} messages={messages} />;
    // Only the built pages are prerendered. The development server sends an empty root.
    if (root.hasChildNodes()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  } catch (error) {
    console.error(error);
    createRoot(root).render(<FailureScreen />);
  }
  if (import.meta.env.PROD) {
    const { BASE_URL } = import.meta.env;
    await registerServiceWorker(`${BASE_URL}serviceWorker.js`, BASE_URL);
  }
}
