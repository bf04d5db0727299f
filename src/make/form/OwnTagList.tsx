import { X } from "lucide";
import { useState } from "react";

import tints from "../../address/AddressText.module.css";
import { countSeries, type JudgedTag, removeOwnTag, tagOfSeries } from "../../core";
import { useTexts } from "../../i18n/useTexts";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { passFocusTo } from "../../ui/passFocusTo";
import styles from "./OwnTagList.module.css";

/** The tags that a person sees before they ask for the rest. */
const FIRST_SHOWN = 8;
/** Bounds the used words and the refused ones, because a longer list would be slow. */
const MAX_SHOWN = 100;

const passFocus = passFocusTo("textarea");
const passFocusToChip = passFocusTo("li button");

interface OwnTagListProps {
  readonly text: string;
  readonly tags: readonly JudgedTag[];
  /** Whether lists have dots only, and so no tags. */
  readonly isSetAside: boolean;
  readonly onChange: (text: string) => void;
}

/** Shows each word as the tag that a list will use, or the reason why it cannot be one. Refused words come first. */
export function OwnTagList({ text, tags, isSetAside, onChange }: OwnTagListProps) {
  const t = useTexts("make");
  const unread = tags.filter(({ problem }) => problem === "too-many");
  const refused = tags.filter(({ problem }) => problem !== null && problem !== "too-many");
  const used = tags.filter(({ problem }) => problem === null);
  const listed = [...refused.slice(0, MAX_SHOWN), ...used.slice(0, MAX_SHOWN)];
  const [isWhole, setIsWhole] = useState(false);
  // Instead of a single tag, a button would save no room.
  const more = isWhole || listed.length <= FIRST_SHOWN + 1 ? 0 : listed.length - FIRST_SHOWN;
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
        {listed.slice(0, listed.length - more).map((own) => (
          <OwnTag
            key={`${own.source} ${own.series?.first}`}
            own={own}
            onRemove={() => onChange(removeOwnTag(text, own))}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button ref={passFocusToChip} variant="quiet" className={styles.more} onClick={() => setIsWhole(true)}>
          {t("ownTags.showMore", { count: more })}
        </Button>
      )}
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

function OwnTag({ own, onRemove }: { readonly own: JudgedTag; readonly onRemove: () => void }) {
  const t = useTexts("make");
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
        <Icon node={X} />
      </Button>
    </li>
  );
}

/** Names an own tag as a list would use it, such as `test01 … test50`, or the word that gives no tag. */
export function nameOwnTag({ source, tag, series }: JudgedTag): string {
  if (tag === null) return source;
  const last = series === undefined ? tag : tagOfSeries(series, series.last);
  return last === tag ? tag : `${tag} … ${last}`;
}

function countTags(tags: readonly JudgedTag[]): number {
  return tags.reduce((count, { series }) => count + (series === undefined ? 1 : countSeries(series)), 0);
}
