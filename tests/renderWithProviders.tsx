import type { ReactNode } from "react";
import { render, type RenderResult } from "vitest-browser-react";

import "../src/app/page.css";
import { PageBook } from "../src/book/PageBook";
import { CopyProvider } from "../src/address/CopyProvider";
import { LanguageProvider } from "../src/i18n/LanguageProvider";
import { loadTexts } from "../src/i18n/loadTexts";
import type { Language } from "../src/i18n/languages/languages";
import { ToastProvider } from "../src/toasts/ToastProvider";

type Wrapper = (props: { readonly children: ReactNode }) => ReactNode;

/** Renders a component inside the page's real providers and with its style sheet. */
export async function renderWithProviders(part: ReactNode, language: Language = "en"): Promise<RenderResult> {
  return render(part, { wrapper: await loadProviders(language) });
}

/** Returns the page's real providers. */
export async function loadProviders(language: Language = "en"): Promise<Wrapper> {
  const texts = await loadTexts(language);

  return ({ children }) => (
    <LanguageProvider initialLanguage={language} initialTexts={texts}>
      <ToastProvider>
        <PageBook>
          <CopyProvider>{children}</CopyProvider>
        </PageBook>
      </ToastProvider>
    </LanguageProvider>
  );
}
