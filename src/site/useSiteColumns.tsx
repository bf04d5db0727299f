import { Maximize2 } from "lucide-react";

import { AddressText } from "../address/AddressText";
import { useBook } from "../book/useBook";
import { CopyButton } from "../address/CopyButton";
import { toAddressPieces } from "../core";
import { useTexts } from "../i18n/useTexts";
import { writeDate } from "../i18n/writeDate";
import { useLanguage } from "../i18n/useLanguage";
import styles from "../tables/recipientRows.module.css";
import type { Column, TabStop } from "../tables/Table";
import { Button } from "../ui/Button";
import { type FoundRow, hasAddress, type SiteRow } from "./findRows";
import type { SiteResultProps } from "./SiteResult";
import { WITHOUT_PLUS } from "./siteReducer";

export interface SiteColumnsOptions extends Pick<SiteResultProps, "onShow" | "dispatch"> {
  /** Returns whether the clipboard accepted it. */
  readonly onCopy: (row: FoundRow) => Promise<boolean>;
}

export function useSiteColumns({ onCopy, onShow, dispatch }: SiteColumnsOptions): readonly Column<SiteRow>[] {
  const t = useTexts("site");
  const { language } = useLanguage();
  const isBookOn = useBook().book.status === "on";

  function renderAddress(row: SiteRow, tabStop: TabStop) {
    if (!hasAddress(row)) {
      return (
        <>
          {/* Focusable, so that the keys lead from row to row. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <span className={styles.fault} tabIndex={tabStop === 0 ? 0 : -1}>
            {t(`errors.${row.error}`)}
          </span>
          {row.error !== "exhausted" && (
            <Button tabIndex={tabStop === 1 ? 0 : -1} onClick={() => dispatch(WITHOUT_PLUS)}>
              {t("dots")}
            </Button>
          )}
        </>
      );
    }
    const { email, date, shared, namesake } = row;
    return (
      <>
        <AddressText pieces={toAddressPieces(email)} />
        {date && <span className="note"> {t("given", { date: writeDate(date, language, "medium") })}</span>}
        {shared && <span className="note"> {t("shared", shared)}</span>}
        {namesake && <span className="note"> {t("namesake", namesake)}</span>}
      </>
    );
  }

  function renderButtons(row: SiteRow, tabStop: TabStop) {
    if (!hasAddress(row)) return null;
    const { email, date } = row;
    const copyLabel = t(isBookOn && date === null ? "rememberOne" : "copyOne", { email });
    const showLabel = t("showOne", { email });
    return (
      <>
        <CopyButton email={email} label={copyLabel} tabIndex={tabStop === 0 ? 0 : -1} onCopy={() => onCopy(row)} />
        <Button
          variant="quiet"
          aria-label={showLabel}
          title={showLabel}
          aria-haspopup="dialog"
          tabIndex={tabStop === 1 ? 0 : -1}
          onClick={() => onShow(row)}
        >
          <Maximize2 aria-hidden />
        </Button>
      </>
    );
  }

  const renderRecipient = ({ recipient }: SiteRow) => <span translate="no">{recipient}</span>;
  return [
    { key: "recipient", heading: t("columns.recipient"), className: styles.recipient, cell: renderRecipient },
    { key: "email", heading: t("columns.email"), className: styles.email, cell: renderAddress },
    { key: "action", heading: t("columns.action"), className: styles.actions, cell: renderButtons },
  ];
}
