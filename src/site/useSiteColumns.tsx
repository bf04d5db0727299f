import { Maximize2 } from "lucide-react";

import { AddressText, BreakableAddress } from "../addressText/AddressText";
import { useBook } from "../book/useBook";
import { toAddressPieces } from "../core";
import { useTexts } from "../i18n/useTexts";
import { writeDate } from "../i18n/writeDate";
import { useLanguage } from "../i18n/useLanguage";
import type { CellPlace, Column } from "../tables/Table";
import { Button } from "../ui/Button";
import { type FoundRow, hasAddress, type SiteRow } from "./findRows";
import styles from "./SiteTable.module.css";

interface SiteColumnsOptions {
  readonly onCopy: (row: FoundRow) => void;
  readonly onShow: (row: FoundRow) => void;
  readonly onWithoutPlus: () => void;
}

export function useSiteColumns({ onCopy, onShow, onWithoutPlus }: SiteColumnsOptions): readonly Column<SiteRow>[] {
  const t = useTexts("site");
  const { language } = useLanguage();
  const isRemembering = useBook().book.status === "on";

  function renderAddress(row: SiteRow, { isOnPaper, tabStop }: CellPlace) {
    if (!hasAddress(row)) {
      return (
        <>
          {/* Focusable, so that the keys lead from row to row. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <span className={styles.fault} tabIndex={tabStop === 0 ? 0 : -1}>
            {t(`errors.${row.error}`)}
          </span>
          {row.error !== "exhausted" && !isOnPaper && (
            <Button className={styles.way} tabIndex={tabStop === 1 ? 0 : -1} onClick={onWithoutPlus}>
              {t("dots")}
            </Button>
          )}
        </>
      );
    }
    const { email, date, shared, namesake } = row;
    return (
      <>
        <span className={styles.email}>
          {isOnPaper ? <BreakableAddress text={email} /> : <AddressText pieces={toAddressPieces(email)} />}
        </span>
        {date && <p className="quiet">{t("given", { date: writeDate(date, language, "medium") })}</p>}
        {shared && <p className="quiet">{t("shared", shared)}</p>}
        {namesake && <p className="quiet">{t("namesake", namesake)}</p>}
      </>
    );
  }

  function renderButtons(row: SiteRow, { tabStop }: CellPlace) {
    if (!hasAddress(row)) return null;
    const { email, date } = row;
    const copyLabel = t(isRemembering && date === null ? "rememberOne" : "copyOne", { email });
    const showLabel = t("showOne", { email });
    return (
      <>
        <Button aria-label={copyLabel} tabIndex={tabStop === 0 ? 0 : -1} onClick={() => onCopy(row)}>
          {t("copy")}
        </Button>
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
  const columns = [
    { key: "recipient", track: "minmax(0, 3fr)", className: styles.recipient, cell: renderRecipient },
    { key: "email", track: "minmax(0, 6fr)", className: styles.address, cell: renderAddress },
    { key: "action", track: "8.75rem", className: styles.actions, cell: renderButtons, isScreenOnly: true },
  ] as const;
  return Array.from(columns, (column) => ({ ...column, heading: t(`columns.${column.key}`) }));
}
