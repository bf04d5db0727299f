import type { Dispatch } from "react";
import { useTranslations } from "use-intl/react";

import type { Alias } from "../core";
import { AliasList } from "./AliasList";
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
  return (
    <section className={styles.results} aria-label={t("title")}>
      <ResultsToolbar aliases={aliases} selection={selection} dispatch={dispatch} />
      <AliasList key={listKey} aliases={aliases} selection={selection} dispatch={dispatch} />
      <ExportBar aliases={aliases} />
    </section>
  );
}
