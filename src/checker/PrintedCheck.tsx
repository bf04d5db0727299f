import type { FindGiven } from "../book/useGivenTo";
import type { Check } from "../core";
import { toLongDate } from "../i18n/toLongDate";
import { useLanguage } from "../i18n/useLanguage";
import { MAX_PRINTED_ROWS, PrintedTable } from "../tables/PrintedTable";
import { CheckRow, columnsOf } from "./CheckRow";
import { CheckSummary } from "./CheckSummary";
import { useCheckTexts } from "./useCheckTexts";

interface PrintedCheckProps {
  readonly check: Check;
  readonly time: Date;
  readonly findGiven: FindGiven | null;
}

/** The check on paper. */
export function PrintedCheck({ check, time, findGiven }: PrintedCheckProps) {
  const t = useCheckTexts();
  const { language } = useLanguage();
  const { rows } = check;
  const columns = columnsOf(check, findGiven);
  const count = Math.min(rows.length, MAX_PRINTED_ROWS);

  return (
    <PrintedTable
      title={t("title")}
      date={toLongDate(time, language)}
      headings={columns.map((column) => t(`columns.${column}`))}
      count={count}
      renderRow={(index) => <CheckRow row={rows[index]!} columns={columns} findGiven={findGiven} />}
    >
      <CheckSummary check={check} />
      {count < rows.length && <p>{t("firstRows", { count })}</p>}
    </PrintedTable>
  );
}
