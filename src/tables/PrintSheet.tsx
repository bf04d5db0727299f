import { type ReactNode, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";

import { toLongDate } from "../i18n/writeDate";
import { useLanguage } from "../i18n/useLanguage";
import styles from "./PrintSheet.module.css";

interface PrintSheetProps {
  readonly title: string | undefined;
  /** Whether there is nothing to print. */
  readonly isEmpty: boolean;
  /** Called while the page is printed. */
  readonly children: () => ReactNode;
}

/** Takes the place of the whole page on paper, black on white. Of two sheets, the second one begins a new page. */
export function PrintSheet({ title, isEmpty, children }: PrintSheetProps) {
  const { language } = useLanguage();
  /** `null` while nothing is printed. */
  const [time, setTime] = useState<Date | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    // The browser prints as soon as its event has ended, so this must render at once.
    window.addEventListener("beforeprint", () => flushSync(() => setTime(new Date())), controller);
    window.addEventListener("afterprint", () => setTime(null), controller);
    return () => controller.abort();
  }, []);

  if (time === null || isEmpty) return null;
  return createPortal(
    <div className={styles.sheet}>
      <h1>{title}</h1>
      <p>{toLongDate(time, language)}</p>
      {children()}
    </div>,
    document.body,
  );
}
