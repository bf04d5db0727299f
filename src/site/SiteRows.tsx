import { toDay } from "../book/bookEntries";
import { type Address, CSV_TYPE, searchRecipients, toBookCsv, toRecipientLabel } from "../core";
import { GmailFiltersButton } from "../address/GmailFiltersButton";
import { useTexts } from "../i18n/useTexts";
import { useDownload } from "../toasts/useDownload";
import { Button } from "../ui/Button";
import { SpokenText } from "../ui/SpokenText";
import { SearchField, NothingFound, useSearch } from "../tables/SearchField";
import table from "../tables/recipientRows.module.css";
import { Table } from "../tables/Table";
import { SiteCopyButton } from "./SiteCopyButton";
import { hasAddress, type SiteRow, toEntries } from "./findRows";
import type { SiteResultProps } from "./SiteResult";
import styles from "./SiteResult.module.css";
import { MAX_LINES } from "./toFieldText";
import { useLeakAnswer } from "./useLeakAnswer";
import { type SiteColumnsOptions, useSiteColumns } from "./useSiteColumns";

/** The number of controls in a row: Copy and Show. */
const CONTROLS = 2;
const ROW_ESTIMATE_PX = 65;

interface SiteRowsProps extends Omit<SiteResultProps, "hint">, SiteColumnsOptions {
  readonly mailbox: Address;
  /** The first search. */
  readonly searchedFor: string;
}

export function SiteRows({ addresses, mailbox, searchedFor, isTicked, onHandOut, ...actions }: SiteRowsProps) {
  const { lines, rows, find } = addresses;
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
  const countOfAll = unusable > 0 ? t("countWithout", { count: total, unusable }) : t("count", { count: total });
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
    <div className={`answer surface stack ${styles.result}`}>
      {answer && (
        <div className="stack tight">
          {answer.map(({ text, look }) => (
            <p
              key={text}
              className={look === undefined ? "quiet" : styles.large}
              translate={look === "names" ? "no" : undefined}
            >
              {text}
            </p>
          ))}
        </div>
      )}
      <p>{said}</p>
      <SpokenText text={answer?.map(({ text }) => text).join(" ") ?? said} />
      {lines.length > MAX_LINES && <p className="quiet">{t("bound", { count: MAX_LINES })}</p>}
      <div className={`buttons ${styles.actions}`}>
        {/* Enabled before the rows are found, because a person need not wait for them. */}
        <SiteCopyButton
          what="all"
          isNew={isNew}
          copied={isTicked && found[0]?.email}
          isDisabled={total === 0 && unusable > 0}
        />
        <Button variant="quiet" inert={total === 0} onClick={() => void handleSave()}>
          {isSearch ? checkText("csvShown", { count: total }) : "CSV"}
        </Button>
        <GmailFiltersButton shown={found} find={find} selected={[]} labelOf={toRecipientLabel} onDownload={onHandOut} />
      </div>
      <search>
        <SearchField label={t("search")} query={search} onChange={setSearch} />
      </search>
      {shown.length > 0 && (
        <Table
          // Another search starts at the top.
          key={settled}
          label={t("list")}
          className={`${table.table} ${styles.bleed}`}
          hidesHeadings
          columns={columns}
          rows={shown}
          controls={CONTROLS}
          rowEstimate={ROW_ESTIMATE_PX}
        />
      )}
      {shown.length === 0 && rows.length > 0 && (
        <NothingFound className="nothing" label={t("showAll")} onShowAll={showAll}>
          {answer === null && <p role="status">{t("nothing")}</p>}
        </NothingFound>
      )}
    </div>
  );
}

function searchRows(rows: readonly SiteRow[], query: string): readonly SiteRow[] {
  return searchRecipients(rows, query, (row, word) =>
    `${row.recipient.toLowerCase()}\n${hasAddress(row) ? row.email : ""}`.includes(word),
  );
}
