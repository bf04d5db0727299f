import { prerender } from "react-dom/static";

import { App, type PageName } from "./app/App";
import { viewParts } from "./app/laterParts";
import type { View } from "./views/view";
import { type Language, languageOf } from "./i18n/languages/languages";
import { loadTexts } from "./i18n/loadTexts";

export { languages } from "./i18n/languages/languages";

/** Renders a page in one language, at build time. The home page shows the view. */
export async function prerenderPage(page: PageName, view: View, language: Language) {
  const texts = await loadTexts(language);
  await viewParts[view]?.load();
  const { prelude } = await prerender(<App page={page} view={view} language={language} texts={texts} />);
  const { titles, description, noScript } = texts.document;
  return {
    lang: languageOf[language].locale,
    title: page === "home" ? titles[view] : titles.notFound,
    description: view === "make" ? description : texts[view].description,
    // For a visitor whose browser cannot load the program.
    failure: texts.failures.load,
    // For a visitor whose browser runs no programs.
    noScript,
    body: await new Response(prelude).text(),
  };
}
