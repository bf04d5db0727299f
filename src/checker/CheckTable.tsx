import { memo, useMemo } from "react";

import type { FindGiven } from "../book/useBook";
import type { Check } from "../core";
import { PrintedTable } from "../tables/PrintedTable";
import { Table } from "../tables/Table";
import styles from "./CheckTable.module.css";
import { useCheckColumns } from "./useCheckColumns";
import { useCheckTexts } from "./useCheckTexts";

const ROW_ESTIMATE_PX = 52;
/** Firefox draws no box that is higher than 17.9 million pixels. More rows would not be reached there. */
const MAX_ROWS = 300_000;

interface CheckTableProps {
  readonly check: Check;
  /** Finds to whom an address was given; `null` without a book. */
  readonly findGiven: FindGiven | null;
}

/** Every address with what is known of it, on the screen and on paper. A single one is drawn large. */
export const CheckTable = memo(function CheckTable({ check, findGiven }: CheckTableProps) {
  const t = useCheckTexts();
  const columns = useCheckColumns(check, findGiven);
  const total = check.rows.length;
  const rows = useMemo(() => check.rows.slice(0, MAX_ROWS), [check]);
  const isOne = total === 1;

  function renderBound(count: number, className?: string) {
    return count < total && <p className={className}>{t("firstRows", { count })}</p>;
  }

  return (
    <>
      <Table
        label={t("result")}
        className={isOne ? styles.one : styles.table}
        hidesHeadings={isOne}
        rowEstimate={ROW_ESTIMATE_PX}
        columns={columns}
        rows={rows}
        total={total}
      >
        {renderBound(rows.length, styles.bound)}
      </Table>
      <PrintedTable
        title={t("title")}
        columns={columns}
        rows={rows}
        renderNote={(count) => (
          <>
            <CheckSummary check={check} />
            {renderBound(count)}
          </>
        )}
      />
    </>
  );
});

/** Says in one line what was found, and in a second one how much was no address. */
export function CheckSummary({ check }: { readonly check: Check }) {
  const t = useCheckTexts();
  const { rows, invalid, mailboxes, repeated, skipped } = check;
  const addresses = rows.length - invalid;
  if (rows.length === 0) return <p>{t("none")}</p>;

  return (
    <>
      <p>{addresses === 0 ? t("onlyInvalid") : t("summary", { addresses, mailboxes, repeated, invalid })}</p>
      {skipped > 0 && <p className={styles.skipped}>{t("skipped", { count: skipped })}</p>}
    </>
  );
}
