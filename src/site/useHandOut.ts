import { useKnownMailbox } from "../views/useKnownMailbox";
import { toDay } from "../book/bookEntries";
import type { EntryOutcome } from "../book/createBookStore";
import { useBook } from "../book/useBook";
import { type ParseResult, toEmail } from "../core";
import { useTexts } from "../i18n/useTexts";
import { useViewToast } from "../toasts/ToastProvider";
import { type FoundRow, toEntries } from "./findRows";

export type HandOut = ReturnType<typeof useHandOut>;

/** Tells the store which addresses are handed out: copied, shown large, saved in a file, or made into filters. */
export function useHandOut(mailbox: ParseResult) {
  const t = useTexts("site");
  const bookText = useTexts("book");
  const { book, store } = useBook();
  const [, setKnownMailbox] = useKnownMailbox();
  const showToast = useViewToast(book.status === "on");

  async function handOut(rows: readonly FoundRow[], dialogEnd?: Promise<void>): Promise<void> {
    if (!mailbox.ok || rows.length === 0) return;
    const usedMailbox = toEmail(mailbox.address);
    setKnownMailbox(usedMailbox);
    const added = await store.handOut(toEntries(rows, toDay(new Date())), usedMailbox);
    if (added.length === 0) return;
    // A person cannot press Undo behind a dialog.
    await dialogEnd;
    const tell = (fault: EntryOutcome) => fault !== null && showToast("error", bookText(`faults.${fault}`));
    const onPress = () => void store.exchange(added, []).then(tell);
    showToast("success", t("remembered", { count: added.length }), { label: t("undo"), onPress });
  }

  return (rows: readonly FoundRow[], dialogEnd?: Promise<void>) => void handOut(rows, dialogEnd);
}
