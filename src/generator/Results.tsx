import type { Dispatch } from "react";
import { useTranslations } from "use-intl/react";

import type { Alias } from "../core";
import { AliasList } from "./AliasList";
import { CopyProvider } from "./CopyProvider";
import { EmptyResults } from "./EmptyResults";
import { ExportBar } from "./ExportBar";
import type { GeneratorEvent } from "./generatorReducer";
import styles from "./Results.module.css";
import { ResultsToolbar } from "./ResultsToolbar";

interface ResultsProps {
  /** Changes with every new list, which then starts at its top. */
  readonly listKey: number;
  readonly aliases: readonly Alias[];
  readonly selection: ReadonlySet<string>;
  readonly dispatch: Dispatch<GeneratorEvent>;
}

export function Results({ listKey, aliases, selection, dispatch }: ResultsProps) {
  const t = useTranslations("results");
  if (aliases.length === 0) return <EmptyResults />;

  const selected = aliases.map(({ email }) => email).filter((email) => selection.has(email));
  return (
    <CopyProvider>
      <section className={styles.results} aria-label={t("title")}>
        <ResultsToolbar listKey={listKey} aliases={aliases} selected={selected} dispatch={dispatch} />
        <AliasList key={listKey} aliases={aliases} selection={selection} selected={selected} dispatch={dispatch} />
        <ExportBar aliases={aliases} />
      </section>
    </CopyProvider>
  );
}
