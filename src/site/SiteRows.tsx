import { Maximize2 } from "lucide";

import { AddressText } from "../address/AddressText";
import { CopyButton } from "../address/CopyButton";
import { GmailFiltersButton } from "../address/GmailFiltersButton";
import { toDay } from "../book/bookEntries";
import { useBook } from "../book/useBook";
import { type Address, CSV_TYPE, searchRecipients, toAddressPieces, toBookCsv, toRecipientLabel } from "../core";
import { useLanguage, useTexts } from "../i18n/useTexts";
import { writeDate } from "../i18n/writeDate";
import table from "../tables/recipientRows.module.css";
import { RowMenu } from "../tables/RowMenu";
import { NothingFound, SearchField, useSearch } from "../tables/SearchField";
import { Table, type TabStop } from "../tables/Table";
import { useDownload } from "../toasts/useDownload";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { SpokenText } from "../ui/SpokenText";
import { type FoundRow, hasAddress, type SiteRow, toEntries } from "./findRows";
import { WITHOUT_PLUS } from "./siteReducer";
import { SiteCopyButton, type SiteResultProps } from "./SiteResult";
import styles from "./SiteResult.module.css";
import { useLeakAnswer } from "./useLeakAnswer";

const ROW_ESTIMATE_PX = 65;

interface SiteRowsProps extends Omit<SiteResultProps, "hint"> {
  readonly mailbox: Address;
  readonly searchedFor: string;
  readonly onCopy: (row: FoundRow) => Promise<boolean>;
}

export function SiteRows({ addresses, mailbox, searchedFor, isTicked, onHandOut, ...actions }: SiteRowsProps) {
  const { rows, find } = addresses;
  const columns = useSiteColumns(actions);
  const t = useTexts("site");
  const checkText = useTexts("check");
  const download = useDownload();
  const { search, setSearch, settled, shown, showAll } = useSearch(rows, "", searchRows, searchedFor);
  // Before the rows are found, nothing is known.
  const answer = useLeakAnswer(rows.length === 0 ? "" : settled, mailbox, shown);
  const found = rows.filter(hasAddress);
  const total = found.length;
  const isNew = total === 0 || found.some(({ date }) => date === null);
  const unusable = rows.length - total;
  const isSearch = shown.length < rows.length;
  const countOfAll = t(unusable > 0 ? "countWithout" : "count", { count: total, unusable });
  const said = isSearch ? t("found", { count: shown.filter(hasAddress).length, total }) : countOfAll;

  /** The list can open this file as a backup. */
  async function handleSave(): Promise<void> {
    const saved = await find();
    if (saved.length === 0) return;
    const time = new Date();
    const text = toBookCsv(toEntries(saved, toDay(time)));
    download({ name: "plusdot-addresses", extension: "csv", type: CSV_TYPE, text, time });
    onHandOut(saved);
  }

  return (
    <div className={`answer surface stack near ${styles.result}`}>
      <div className={`line near ${styles.bar} ${styles.actions}`}>
        <search>
          <SearchField label={t("search")} query={search} onChange={setSearch} />
        </search>
        {/* It is there before the rows are found, because a person need not wait for them. */}
        {(total > 0 || unusable === 0) && (
          <SiteCopyButton what="all" isNew={isNew} copied={isTicked && found[0]?.email} />
        )}
      </div>
      <div className={`stack tight ${styles.said}`}>
        {answer?.map(({ text, look }) => (
          <p key={text} className={look ? styles.large : "quiet"} translate={look === "names" ? "no" : undefined}>
            {text}
          </p>
        )) ?? <p>{said}</p>}
      </div>
      <SpokenText text={answer?.map(({ text }) => text).join(" ") ?? said} />
      {shown.length > 0 && (
        <Table
          // Another search starts at the top.
          key={settled}
          label={t("list")}
          className={`${table.table} ${styles.rows}`}
          columns={columns}
          rows={shown}
          // Copy and More.
          controls={2}
          rowEstimate={ROW_ESTIMATE_PX}
        />
      )}
      {shown.length === 0 && rows.length > 0 && (
        <NothingFound className="nothing" label={t("showAll")} onShowAll={showAll}>
          {answer === null && <p role="status">{t("nothing")}</p>}
        </NothingFound>
      )}
      {total > 0 && shown.length > 0 && (
        <div className="buttons">
          <Button variant="quiet" onClick={() => void handleSave()}>
            {isSearch ? checkText("csvShown", { count: total }) : "CSV"}
          </Button>
          <GmailFiltersButton shown={found} find={find} labelOf={toRecipientLabel} onDownload={onHandOut} />
        </div>
      )}
    </div>
  );
}

function searchRows(rows: readonly SiteRow[], query: string): readonly SiteRow[] {
  return searchRecipients(rows, query, (row) => `${row.recipient}\n${hasAddress(row) ? row.email : ""}`);
}

function useSiteColumns({ onCopy, onShow, dispatch }: Pick<SiteRowsProps, "onCopy" | "onShow" | "dispatch">) {
  const t = useTexts("site");
  const bookText = useTexts("book");
  const { language } = useLanguage();
  const isBookOn = useBook().book.status === "on";

  function renderAddress(row: SiteRow, tabStop: TabStop) {
    if (!hasAddress(row)) {
      return (
        <>
          {/* Focusable, so that the keys lead from row to row. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <span className={table.fault} tabIndex={tabStop === 0 ? 0 : -1}>
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
    const { email, date, shared } = row;
    return (
      <>
        <AddressText pieces={toAddressPieces(email)} />
        {date && <span className="note"> {t("given", { date: writeDate(date, language, "medium") })}</span>}
        {shared && <span className="note"> {t("shared", shared)}</span>}
      </>
    );
  }

  function renderButtons(row: SiteRow, tabStop: TabStop) {
    if (!hasAddress(row)) return null;
    const { recipient, email, date } = row;
    const label = t(isBookOn && date === null ? "rememberOne" : "copyOne", { email });
    const handleShow = () => onShow(row);
    return (
      <>
        <CopyButton email={email} label={label} tabIndex={tabStop === 0 ? 0 : -1} onCopy={() => onCopy(row)} />
        <RowMenu label={bookText("rowMore", { recipient })} tabIndex={tabStop === 1 ? 0 : -1}>
          <Button variant="quiet" aria-label={t("showOne", { email })} aria-haspopup="dialog" onClick={handleShow}>
            <Icon node={Maximize2} />
            {t("show")}
          </Button>
        </RowMenu>
      </>
    );
  }

  const renderRecipient = ({ recipient }: SiteRow) => <span translate="no">{recipient}</span>;
  return [
    { key: "recipient", heading: t("columns.recipient"), className: table.recipient, cell: renderRecipient },
    { key: "email", heading: t("columns.email"), className: table.email, cell: renderAddress },
    { key: "action", heading: t("columns.action"), className: table.actions, cell: renderButtons },
  ];
}
