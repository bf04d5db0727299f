import { X } from "lucide-react";
import { useTranslations } from "use-intl/react";

import { judgeOwnTags, removeOwnTag } from "../../core";
import { Button } from "../../ui/Button";
import styles from "./OwnTagList.module.css";

interface OwnTagListProps {
  /** What a person listed. */
  readonly text: string;
  readonly username: string | null;
  readonly onChange: (text: string) => void;
}

/** Shows what becomes of each tag that a person lists: what was changed, and what cannot be a tag. */
export function OwnTagList({ text, username, onChange }: OwnTagListProps) {
  const t = useTranslations("ownTags");
  const tags = judgeOwnTags(text, username);
  if (tags.length === 0) return null;

  return (
    <ul className={styles.tags} aria-label={t("list")}>
      {tags.map((own) => {
        const { source, tag, problem } = own;
        return (
          <li key={source} className={styles.tag} data-problem={problem ?? undefined}>
            {tag !== source && <span className={styles.source}>{source}</span>}
            {tag !== null && <span className={styles.result}>+{tag}</span>}
            {problem !== null && <span className={styles.problem}>{t(`problems.${problem}`)}</span>}
            <Button
              variant="quiet"
              className={styles.remove}
              aria-label={t("remove", { name: tag ?? source })}
              onClick={() => onChange(removeOwnTag(text, own))}
            >
              <X aria-hidden />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
