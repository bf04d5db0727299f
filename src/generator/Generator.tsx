import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl/react";

import styles from "../ui/View.module.css";
import { AddressForm } from "./AddressForm";
import { EmptyResults } from "./EmptyResults";
import { HelpSection } from "./HelpSection";
import { loadResults } from "./loadList";
import { useGenerator } from "./useGenerator";

const Results = lazy(async () => {
  const { Results: component } = await loadResults();
  return { default: component };
});

/** The tool: the form, the list that it makes, and how it works. */
export function Generator({ isHidden = false }: { readonly isHidden?: boolean }) {
  const [state, dispatch] = useGenerator();
  const t = useTranslations("form");
  const { draft, settings, error, run, list, selection } = state;

  return (
    <main className={styles.view} hidden={isHidden}>
      <header className={styles.hero}>
        <h1>{t("title")}</h1>
        <p>{t("description")}</p>
      </header>
      <AddressForm draft={draft} settings={settings} error={error} isBusy={run !== null} dispatch={dispatch} />
      {list === null ? (
        <EmptyResults />
      ) : (
        <Suspense fallback={<EmptyResults />}>
          <Results listKey={list.key} aliases={list.aliases} selection={selection} dispatch={dispatch} />
        </Suspense>
      )}
      <HelpSection />
    </main>
  );
}
