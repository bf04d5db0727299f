import type { BookEntry } from "../../core";
import { toLongDate } from "../../i18n/toLongDate";
import { useLanguage } from "../../i18n/useLanguage";
import { MAX_PRINTED_ROWS, PrintedTable } from "../../ui/PrintedTable";
import { EntryCells } from "./GivenRow";
import { useGivenTexts } from "./useGivenTexts";

const COLUMNS = ["recipient", "email", "date", "note"] as const;

interface PrintedGivenProps {
  readonly shown: readonly BookEntry[];
  /** The number of all entries. */
  readonly total: number;
  readonly time: Date;
}

/** The list of given addresses on paper. */
export function PrintedGiven({ shown, total, time }: PrintedGivenProps) {
  const t = useGivenTexts();
  const { language } = useLanguage();
  const count = Math.min(shown.length, MAX_PRINTED_ROWS);

  return (
    <PrintedTable
      title={t("title")}
      date={toLongDate(time, language)}
      headings={COLUMNS.map((column) => t(`columns.${column}`))}
      count={count}
      renderRow={(index) => <EntryCells entry={shown[index]!} />}
    >
      <p>{count < total ? t("found", { count, total }) : t("count", { count })}</p>
    </PrintedTable>
  );
}
