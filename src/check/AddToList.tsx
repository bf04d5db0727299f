import { useEffect, useState } from "react";

import type { StoredEntry } from "../book/bookState";
import { toDay } from "../book/bookEntries";
import { type FindEntries, useBook } from "../book/useBook";
import { type CheckedAddress, findUnlisted, type Unlisted } from "../core";
import { nameFirst } from "../i18n/nameFirst";
import { useTexts } from "../i18n/useTexts";
import { runInSlices } from "../platform/runInSlices";
import { useViewToast } from "../toasts/useViewToast";
import { Button } from "../ui/Button";
import { passFocusTo } from "../ui/passFocusTo";
import styles from "./CheckView.module.css";

const passFocus = passFocusTo(":has(> [role=table])", "button");

const MOST_NAMED = 8;

interface AddToListProps {
  readonly text: string;
  readonly rows: readonly CheckedAddress[];
  readonly findEntries: FindEntries;
}

/** Offers to add the checked addresses that a book lacks. The book must be on. */
export function AddToList(props: AddToListProps) {
  const t = useTexts("check");
  const { store } = useBook();
  const show = useViewToast();
  const unlisted = useUnlisted(props);
  const [isAdding, setIsAdding] = useState(false);

  async function add(offered: Unlisted): Promise<void> {
    const date = toDay(new Date());
    setIsAdding(true);
    const entries = offered.addresses.map((address) => ({ ...address, date, note: "", isFound: true as const }));
    const added = await store.add(entries);
    setIsAdding(false);
    if (typeof added === "string") {
      show("error", t("unlisted.failed"), { onPress: () => void add(offered) });
    } else {
      const onPress = () => void takeBack(added);
      show("success", t("unlisted.added", { count: added.length }), { label: t("unlisted.undo"), onPress });
    }
  }

  async function takeBack(added: readonly StoredEntry[]): Promise<void> {
    const fault = await store.exchange(added, []);
    if (fault !== null) show("error", t("unlisted.failed"), { onPress: () => void takeBack(added) });
  }

  if (unlisted === null) return null;
  const names = [...new Set(unlisted.addresses.map(({ recipient }) => recipient))];
  return (
    <div className={`line ${styles.unlisted}`}>
      <p translate="no">
        {t("unlisted.what", {
          count: unlisted.addresses.length,
          mailbox: unlisted.mailbox,
          names: nameFirst(names, MOST_NAMED),
        })}
      </p>
      <Button
        ref={passFocus}
        aria-busy={isAdding || undefined}
        isDisabled={isAdding}
        onClick={() => void add(unlisted)}
      >
        {t("unlisted.add")}
      </Button>
    </div>
  );
}

/** Finds the addresses that the book lacks, in slices. Meanwhile, the last ones stay if the book alone has changed. */
function useUnlisted({ text, rows, findEntries }: AddToListProps): Unlisted | null {
  const { content } = useBook().book;
  const [found, setFound] = useState<{ readonly rows: typeof rows; readonly unlisted: Unlisted | null }>();
  // A book from a backup knows no mailbox that was used here.
  const usualMailbox = content?.mailbox ?? content?.entries.at(-1)?.email ?? null;

  useEffect(() => {
    const isListed = (email: string) => findEntries(email).length > 0;
    return runInSlices(findUnlisted(text, rows, usualMailbox, isListed), {
      onDone: (unlisted) => setFound({ rows, unlisted }),
    });
  }, [text, rows, findEntries, usualMailbox]);

  return found?.rows === rows ? found.unlisted : null;
}
