import { memo } from "react";

import type { FindGiven } from "../book/useGivenTo";
import type { Check } from "../core";
import { VirtualTable } from "../tables/VirtualTable";
import { CheckRow, columnsOf } from "./CheckRow";
import styles from "./CheckTable.module.css";
import { useCheckTexts } from "./useCheckTexts";

const ROW_ESTIMATE_PX = 52;
/** Firefox draws no box that is higher than 17.9 million pixels. More rows would not be reached there. */
const MAX_ROWS = 300_000;

interface CheckTableProps {
  readonly check: Check;
  /** Finds to whom an address was given; `null` without a book. */
  readonly findGiven: FindGiven | null;
}

/** Every address with what is known of it. A single one is drawn large. */
export const CheckTable = memo(function CheckTable({ check, findGiven }: CheckTableProps) {
  const t = useCheckTexts();
  const { rows } = check;
  const columns = columnsOf(check, findGiven);
  const count = Math.min(rows.length, MAX_ROWS);
  return (
    <VirtualTable
      label={t("result")}
      className={rows.length === 1 ? styles.one : `${styles.table} ${columns.length > 3 ? styles.marked : ""}`}
      hidesHeadings={rows.length === 1}
      rowEstimate={ROW_ESTIMATE_PX}
      headings={columns.map((column) => t(`columns.${column}`))}
      count={count}
      total={rows.length}
      renderRow={(index) => <CheckRow row={rows[index]!} columns={columns} findGiven={findGiven} isTinted />}
    >
      {count < rows.length && <p className={styles.bound}>{t("firstRows", { count })}</p>}
    </VirtualTable>
  );
});
