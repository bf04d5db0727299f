import { createRoot, hydrateRoot } from "react-dom/client";

import { App } from "./app/App";
import { resolveLanguage } from "./i18n/languagePreference";
import { loadMessages } from "./i18n/loadMessages";
import { registerServiceWorker } from "./platform/registerServiceWorker";

const root = document.getElementById("root")!;
const language = resolveLanguage();
const page = root.dataset.page === "not-found" ? "not-found" : "home";
const app = <App page={page} language={language} messages={await loadMessages(language)} />;

// Only the built pages are rendered beforehand.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);

if (import.meta.env.PROD) {
  const { BASE_URL } = import.meta.env;
  void registerServiceWorker(`${BASE_URL}serviceWorker.js`, BASE_URL);
}
