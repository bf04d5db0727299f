import { X } from "lucide-react";

import tints from "../../addressText/AddressText.module.css";
import { countSeries, type JudgedTag, removeOwnTag } from "../../core";
import { Button } from "../../ui/Button";
import { passFocusTo } from "../../ui/passFocusTo";
import { useGeneratorTexts } from "../useGeneratorTexts";
import { nameOwnTag } from "./nameOwnTag";
import styles from "./OwnTagList.module.css";

/** Bounds the list, which would be slow: of the words that are used, and of those that are not. */
const MAX_SHOWN = 100;

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
  const unread = tags.filter(({ problem }) => problem === "too-many");
  const refused = tags.filter(({ problem }) => problem !== null && problem !== "too-many");
  const used = tags.filter(({ problem }) => problem === null);
  const shown = new Set([...used.slice(0, MAX_SHOWN), ...refused.slice(0, MAX_SHOWN)]);
  const others = [
    ["not-shown", countTags(used.slice(MAX_SHOWN))],
    ["no-tag", refused.slice(MAX_SHOWN).length],
    ["too-many", countTags(unread)],
  ] as const;

  return (
    <>
      {isSetAside && <p className="note">{t("ownTags.setAside")}</p>}
      <ul
        className={`buttons ${styles.tags}`}
        aria-label={isSetAside ? t("ownTags.setAside") : t("ownTags.list")}
        data-set-aside={isSetAside}
      >
        {tags
          .filter((own) => shown.has(own))
          .map((own) => (
            <OwnTag
              key={`${own.source} ${own.series?.first}`}
              own={own}
              onRemove={() => onChange(removeOwnTag(text, own))}
            />
          ))}
      </ul>
      {others.map(
        ([reason, count]) =>
          count > 0 && (
            <p key={reason} className="note">
              {t("ownTags.more", { count, reason: t(`ownTags.problems.${reason}`, { count }) })}
            </p>
          ),
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
          {series !== undefined && `, ${t("ownTags.count", { count: countSeries(series) })}`}
        </span>
      )}
      {problem !== null && <span className={styles.problem}>{t(`ownTags.problems.${problem}`, { count: 1 })}</span>}
      <Button variant="quiet" className={styles.remove} aria-label={t("ownTags.remove", { name })} onClick={onRemove}>
        <X aria-hidden />
      </Button>
    </li>
  );
}

function countTags(tags: readonly JudgedTag[]): number {
  return tags.reduce((count, { series }) => count + (series === undefined ? 1 : countSeries(series)), 0);
}
