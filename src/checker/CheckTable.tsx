import { memo } from "react";

import type { FindGiven } from "../book/useGivenTo";
import type { CheckedAddress } from "../core";
import { VirtualTable } from "../ui/VirtualTable";
import { CheckRow, columnsOf } from "./CheckRow";
import styles from "./CheckTable.module.css";
import { useCheckTexts } from "./useCheckTexts";

const ROW_ESTIMATE_PX = 52;
/** Firefox draws no box that is higher than 17.9 million pixels. More rows would not be reached there. */
const MAX_ROWS = 300_000;

interface CheckTableProps {
  readonly rows: readonly CheckedAddress[];
  /** Finds to whom an address was given; `null` without a book. */
  readonly findGiven: FindGiven | null;
}

export const CheckTable = memo(function CheckTable({ rows, findGiven }: CheckTableProps) {
  const t = useCheckTexts();
  const count = Math.min(rows.length, MAX_ROWS);
  return (
    <VirtualTable
      label={t("result")}
      className={styles.table}
      rowEstimate={ROW_ESTIMATE_PX}
      headings={columnsOf(findGiven).map((column) => t(`columns.${column}`))}
      count={count}
      total={rows.length}
      renderRow={(index) => <CheckRow row={rows[index]!} findGiven={findGiven} />}
    >
      {count < rows.length && <p className={styles.bound}>{t("firstRows", { count })}</p>}
    </VirtualTable>
  );
});
