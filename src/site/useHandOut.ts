import { useKnownMailbox } from "../views/useKnownMailbox";
import { toDay } from "../book/bookEntries";
import { useBook } from "../book/useBook";
import { type ParseResult, toEmail } from "../core";
import { useTexts } from "../i18n/useTexts";
import { useViewToast } from "../toasts/useViewToast";
import { type FoundRow, toEntries } from "./findRows";

/**
 * Tells the store which addresses are handed out: copied, shown large, saved in a file, or made into filters.
 *
 * @param dialogEnd Undo is offered after it, because a person cannot press it behind a dialog.
 */
export type HandOut = (rows: readonly FoundRow[], dialogEnd?: Promise<void>) => void;

export function useHandOut(mailbox: ParseResult): HandOut {
  const t = useTexts("site");
  const { book, store } = useBook();
  const [, setKnownMailbox] = useKnownMailbox();
  const showToast = useViewToast(book.status === "on");

  async function handOut(rows: readonly FoundRow[], dialogEnd?: Promise<void>): Promise<void> {
    if (!mailbox.ok || rows.length === 0) return;
    const usedMailbox = toEmail(mailbox.address);
    setKnownMailbox(usedMailbox);
    const added = await store.handOut(toEntries(rows, toDay(new Date())), usedMailbox);
    if (added.length === 0) return;
    await dialogEnd;
    const onPress = () => void store.exchange(added, []);
    showToast("success", t("remembered", { count: added.length }), { label: t("undo"), onPress });
  }

  return (rows, dialogEnd) => void handOut(rows, dialogEnd);
}
