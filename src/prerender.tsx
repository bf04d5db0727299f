import { prerender } from "react-dom/static";

import { App, type PageName } from "./app/App";
import { type Language, locales } from "./i18n/languages";
import { loadMessages } from "./i18n/loadMessages";

interface PrerenderedPage {
  /** The language of the page (BCP 47). */
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  /** The message for a visitor whose browser cannot load the program. */
  readonly failure: string;
  /** The HTML inside the page's root element. */
  readonly body: string;
}

export { languages } from "./i18n/languages";

/** Renders a page in one language, at build time. */
export async function prerenderPage(page: PageName, language: Language): Promise<PrerenderedPage> {
  const messages = await loadMessages(language);
  const { prelude } = await prerender(<App page={page} language={language} messages={messages} />);
  const { title, notFoundTitle, description } = messages.document;
  return {
    lang: locales[language],
    title: page === "home" ? title : notFoundTitle,
    description,
    failure: messages.failures.load,
    body: await new Response(prelude).text(),
  };
}
