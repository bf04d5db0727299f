import { useTranslations } from "use-intl/react";

import type { Run, Settings } from "../generatorReducer";
import { isListStale } from "../isListStale";
import styles from "./StaleNote.module.css";

interface StaleNoteProps {
  /** The run that made the list on the page. */
  readonly run: Run;
  readonly settings: Settings;
}

/** Says that the list on the page was made before the tags or options changed. It is there from the first list on,
 * because a live region that appears with its text is not announced. */
export function StaleNote({ run, settings }: StaleNoteProps) {
  const t = useTranslations("form");
  return (
    <p role="status" className={styles.note}>
      {isListStale(run, settings) && t("stale")}
    </p>
  );
}
