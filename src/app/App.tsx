import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";

import { LanguageProvider } from "../i18n/LanguageProvider";
import type { Texts } from "../i18n/loadTexts";
import { useLanguage } from "../i18n/useTexts";
import type { Language } from "../i18n/languages/languages";
import { ToastProvider } from "../toasts/ToastProvider";
import type { View } from "../views/view";
import styles from "./App.module.css";
import { FailureScreen } from "./FailureScreen";
import { Home } from "./Home";
import { NotFound } from "./NotFound";
import { PageFooter } from "./PageFooter";
import "./page.css";

export type PageName = "home" | "not-found";

interface AppProps {
  readonly page: PageName;
  readonly view?: View;
  readonly language: Language;
  readonly texts: Texts;
}

export function App({ page, view = "make", language, texts }: AppProps) {
  return (
    <ErrorBoundary fallback={<FailureScreen />}>
      <LanguageProvider initialLanguage={language} initialTexts={texts}>
        <Page page={page} view={view} />
      </LanguageProvider>
    </ErrorBoundary>
  );
}

/**
 * Renders the boundaries again when the language changes. React misses a change of the context alone in one that it has
 * not hydrated yet, and then hydrates the built texts with other ones: https://react.dev/errors/418
 */
function Page({ page, view }: Required<Pick<AppProps, "page" | "view">>) {
  useLanguage();
  return (
    <ToastProvider>
      <div className={styles.page}>
        {page === "home" ? <Home drawn={view} /> : <NotFound />}
        <Suspense>
          <PageFooter />
        </Suspense>
      </div>
    </ToastProvider>
  );
}
