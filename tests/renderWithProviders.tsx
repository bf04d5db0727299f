import type { ReactNode } from "react";
import { render, type RenderResult } from "vitest-browser-react";

import "../src/app/page.css";
import { CopyProvider } from "../src/clipboard/CopyProvider";
import { LanguageProvider } from "../src/i18n/LanguageProvider";
import { loadMessages } from "../src/i18n/loadMessages";
import { ToastProvider } from "../src/toasts/ToastProvider";

/** Renders a component in English, inside the page's real providers and with its style sheet. */
export async function renderWithProviders(part: ReactNode): Promise<RenderResult> {
  const messages = await loadMessages("en");

  function Providers({ children }: { readonly children: ReactNode }) {
    return (
      <LanguageProvider initialLanguage="en" initialMessages={messages}>
        <ToastProvider>
          <CopyProvider>{children}</CopyProvider>
        </ToastProvider>
      </LanguageProvider>
    );
  }

  return render(part, { wrapper: Providers });
}
