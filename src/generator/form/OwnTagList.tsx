import { X } from "lucide-react";

import tints from "../../addressText/AddressText.module.css";
import { type JudgedTag, removeOwnTag } from "../../core";
import { Button } from "../../ui/Button";
import { passFocusTo } from "../../ui/passFocusTo";
import { useGeneratorTexts } from "../useGeneratorTexts";
import styles from "./OwnTagList.module.css";

/** Bounds the list: the tags that are used are at most 100, and are all shown. */
const MAX_REFUSED_SHOWN = 100;

const passFocus = passFocusTo("textarea");

interface OwnTagListProps {
  readonly text: string;
  readonly tags: readonly JudgedTag[];
  /** Whether lists have dots only, and so no tags. */
  readonly isSetAside: boolean;
  readonly onChange: (text: string) => void;
}

/** Shows each own tag as the list will use it, or the reason why it cannot be a tag. */
export function OwnTagList({ text, tags, isSetAside, onChange }: OwnTagListProps) {
  const t = useGeneratorTexts();
  const read = tags.filter(({ problem }) => problem !== "too-many");
  const unread = tags.length - read.length;
  const hidden = new Set(read.filter(({ problem }) => problem !== null).slice(MAX_REFUSED_SHOWN));
  const shown = read.filter((own) => !hidden.has(own));

  return (
    <>
      {isSetAside && <p className="note">{t("ownTags.setAside")}</p>}
      <ul
        className={`buttons ${styles.tags}`}
        aria-label={isSetAside ? t("ownTags.setAside") : t("ownTags.list")}
        data-set-aside={isSetAside}
      >
        {shown.map(({ source, tag, problem }) => (
          <li key={source} ref={passFocus} className={`surface ${styles.tag}`} data-problem={problem ?? undefined}>
            {tag !== source && (
              <span className={`quiet ${styles.source}`} translate="no">
                {source}
              </span>
            )}
            {tag !== null && (
              <span className={`${tints.tag} ${styles.result}`} translate="no">
                +{tag}
              </span>
            )}
            {problem !== null && (
              <span className={styles.problem}>{t(`ownTags.problems.${problem}`, { count: 1 })}</span>
            )}
            <Button
              variant="quiet"
              className={styles.remove}
              aria-label={t("ownTags.remove", { name: tag ?? source })}
              onClick={() => onChange(removeOwnTag(text, { source, tag, problem }))}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {hidden.size > 0 && (
        <p className="note">
          {t("ownTags.more", { count: hidden.size, reason: t("ownTags.problems.no-tag", { count: hidden.size }) })}
        </p>
      )}
      {unread > 0 && (
        <p className="note">{t("ownTags.more", { count: unread, reason: t("ownTags.problems.too-many") })}</p>
      )}
    </>
  );
}
