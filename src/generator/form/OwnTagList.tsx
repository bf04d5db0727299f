import { X } from "lucide-react";
import { useTranslations } from "use-intl/react";

import { judgeOwnTags, removeOwnTag } from "../../core";
import { Button } from "../../ui/Button";
import styles from "./OwnTagList.module.css";

interface OwnTagListProps {
  /** The text of the field for own tags. */
  readonly text: string;
  readonly username: string | null;
  readonly onChange: (text: string) => void;
}

/** Shows each own tag as the list will use it, or the reason why it cannot be a tag. */
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
