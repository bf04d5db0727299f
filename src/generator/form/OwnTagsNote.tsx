import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";

import type { JudgedTag } from "../../core";
import styles from "./OwnTagList.module.css";

/** After this time without a change, a person has paused, and a screen reader may speak. */
const PAUSE_MS = 1000;
/** Of how many refused words it says the reason, and how much of each word. */
const MAX_WORDS = 3;
const MAX_WORD_LENGTH = 40;

interface OwnTagsNoteProps {
  readonly id: string;
  readonly tags: readonly JudgedTag[];
  /** Whether lists have dots only, and so no tags. */
  readonly isSetAside: boolean;
}

/** Tells a screen reader which own tags are not used, and why. It describes the field, and speaks when it changes. */
export function OwnTagsNote({ id, tags, isSetAside }: OwnTagsNoteProps) {
  const t = useTranslations("ownTags");
  const refused = tags.flatMap(({ source, problem }) => (problem === null ? [] : [{ source, problem }]));
  const words = refused
    .slice(0, MAX_WORDS)
    .map(({ source, problem }) => `${source.slice(0, MAX_WORD_LENGTH)} (${t(`problems.${problem}`)})`);
  const summary = refused.length === 0 ? "" : t("refused", { words: words.join(", ") });

  return (
    <p id={id} role="status" className={styles.spoken}>
      {useSettled(isSetAside ? t("setAside") : summary)}
    </p>
  );
}

/** Follows a text once it has not changed for a while, so that a live region does not speak at every key. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return settled;
}
