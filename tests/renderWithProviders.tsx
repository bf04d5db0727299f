import type { ReactNode } from "react";
import { render, type RenderResult } from "vitest-browser-react";

import "../src/app/page.css";
import { CopyProvider } from "../src/clipboard/CopyProvider";
import { LanguageProvider } from "../src/i18n/LanguageProvider";
import { loadMessages } from "../src/i18n/loadMessages";
import { ToastProvider } from "../src/toasts/ToastProvider";

type Wrapper = (props: { readonly children: ReactNode }) => ReactNode;

/** Renders a component in English, inside the page's real providers and with its style sheet. */
export async function renderWithProviders(part: ReactNode): Promise<RenderResult> {
  return render(part, { wrapper: await loadProviders() });
}

/** Returns the page's real providers, in English. */
export async function loadProviders(): Promise<Wrapper> {
  const messages = await loadMessages("en");

  return ({ children }) => (
    <LanguageProvider initialLanguage="en" initialMessages={messages}>
      <ToastProvider>
        <CopyProvider>{children}</CopyProvider>
      </ToastProvider>
    </LanguageProvider>
  );
}
