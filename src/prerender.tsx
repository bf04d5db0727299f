import { prerender } from "react-dom/static";

import { App, type PageName } from "./app/App";
import { viewParts } from "./app/laterParts";
import type { View } from "./app/view";
import { type Language, languageOf } from "./languages/languages";
import { loadMessages } from "./i18n/loadMessages";

interface PrerenderedPage {
  /** The language of the page (BCP 47). */
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  /** The message for a visitor whose browser cannot load the program. */
  readonly failure: string;
  /** The message for a visitor whose browser runs no programs. */
  readonly noScript: string;
  /** The HTML inside the page's root element. */
  readonly body: string;
}

export { languages } from "./languages/languages";

/** Renders a page in one language, at build time. The home page shows the view. */
export async function prerenderPage(page: PageName, view: View, language: Language): Promise<PrerenderedPage> {
  const messages = await loadMessages(language);
  await viewParts[view]?.load();
  const { prelude } = await prerender(<App page={page} view={view} language={language} messages={messages} />);
  const { titles, description, noScript } = messages.document;
  return {
    lang: languageOf[language].locale,
    title: page === "home" ? titles[view] : titles.notFound,
    description,
    noScript,
    failure: messages.failures.load,
    body: await new Response(prelude).text(),
  };
}
