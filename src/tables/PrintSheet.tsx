import type { ReactNode } from "react";
import { createPortal } from "react-dom";

import styles from "./PrintSheet.module.css";

interface PrintSheetProps {
  readonly title: string | undefined;
  readonly date: string;
  readonly children: ReactNode;
}

/** Takes the place of the whole page on paper, black on white. Of two sheets, the second one begins a new page. */
export function PrintSheet({ title, date, children }: PrintSheetProps) {
  return createPortal(
    <div className={styles.sheet}>
      <h1>{title}</h1>
      <p>{date}</p>
      {children}
    </div>,
    document.body,
  );
}
