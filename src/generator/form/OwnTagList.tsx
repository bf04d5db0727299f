import { X } from "lucide-react";

import tints from "../../addressText/AddressText.module.css";
import { countSeries, type JudgedTag, removeOwnTag } from "../../core";
import { Button } from "../../ui/Button";
import { passFocusTo } from "../../ui/passFocusTo";
import { useGeneratorTexts } from "../useGeneratorTexts";
import { nameOwnTag } from "./nameOwnTag";
import styles from "./OwnTagList.module.css";

/** Bounds the list: the tags that are used are at most 999, and are all shown. */
const MAX_REFUSED_SHOWN = 100;

const passFocus = passFocusTo("textarea");

interface OwnTagListProps {
  readonly text: string;
  readonly tags: readonly JudgedTag[];
  /** Whether lists have dots only, and so no tags. */
  readonly isSetAside: boolean;
  readonly onChange: (text: string) => void;
}

/** Shows each own tag as the list will use it, or the reason why it cannot be a tag. A series is shown as one. */
export function OwnTagList({ text, tags, isSetAside, onChange }: OwnTagListProps) {
  const t = useGeneratorTexts();
  const read = tags.filter(({ problem }) => problem !== "too-many");
  const unread = tags.filter(({ problem }) => problem === "too-many").reduce((sum, own) => sum + countTags(own), 0);
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
        {shown.map((own) => (
          <OwnTag
            key={`${own.source} ${own.series?.first}`}
            own={own}
            onRemove={() => onChange(removeOwnTag(text, own))}
          />
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

interface OwnTagProps {
  readonly own: JudgedTag;
  readonly onRemove: () => void;
}

function OwnTag({ own, onRemove }: OwnTagProps) {
  const t = useGeneratorTexts();
  const { source, tag, problem, series } = own;
  const name = nameOwnTag(own);
  return (
    <li ref={passFocus} className={`surface ${styles.tag}`} data-problem={problem ?? undefined}>
      {tag !== source && series === undefined && (
        <span className={`quiet ${styles.source}`} translate="no">
          {source}
        </span>
      )}
      {tag !== null && (
        <span>
          <span className={`${tints.tag} ${styles.result}`} translate="no">
            +{name}
          </span>
          {series !== undefined && `, ${t("ownTags.count", { count: countTags(own) })}`}
        </span>
      )}
      {problem !== null && <span className={styles.problem}>{t(`ownTags.problems.${problem}`, { count: 1 })}</span>}
      <Button variant="quiet" className={styles.remove} aria-label={t("ownTags.remove", { name })} onClick={onRemove}>
        <X aria-hidden />
      </Button>
    </li>
  );
}

function countTags({ series }: JudgedTag): number {
  return series === undefined ? 1 : countSeries(series);
}
