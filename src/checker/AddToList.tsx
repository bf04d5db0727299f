import { useState } from "react";

import type { StoredEntry } from "../book/bookState";
import { toDay } from "../book/bookEntries";
import { useBook } from "../book/useBook";
import type { Unlisted } from "../core";
import { useViewToast } from "../toasts/useViewToast";
import { Button } from "../ui/Button";
import { passFocusTo } from "../ui/passFocusTo";
import styles from "./CheckResult.module.css";
import { useCheckTexts } from "./useCheckTexts";

const passFocus = passFocusTo("[role=region]");

/** How many recipients are named. The others are counted. */
const NAMED = 8;

/** Offers to add checked addresses to the book: says how many and for whom, adds them on a press, and offers Undo. */
export function AddToList({ unlisted }: { readonly unlisted: Unlisted | null }) {
  const t = useCheckTexts();
  const { store } = useBook();
  const show = useViewToast();
  const [isAdding, setIsAdding] = useState(false);

  async function add(offered: Unlisted): Promise<void> {
    const date = toDay(new Date());
    setIsAdding(true);
    const added = await store.addFound(offered.addresses.map((address) => Object.assign({ date, note: "" }, address)));
    setIsAdding(false);
    if (typeof added === "string") {
      show("error", t("unlisted.failed"), { onPress: () => void add(offered) });
    } else {
      const onPress = () => void takeBack(added);
      show("success", t("unlisted.added", { count: added.length }), { label: t("unlisted.undo"), onPress });
    }
  }

  async function takeBack(added: readonly StoredEntry[]): Promise<void> {
    const fault = await store.removeMany(added);
    if (fault !== null) show("error", t("unlisted.failed"), { onPress: () => void takeBack(added) });
  }

  if (unlisted === null) return null;
  const names = [...new Set(unlisted.addresses.map(({ recipient }) => recipient))];
  return (
    <div className={styles.top}>
      <p className={styles.unlisted} translate="no">
        {t("unlisted.what", {
          count: unlisted.addresses.length,
          mailbox: unlisted.mailbox,
          names: names.slice(0, NAMED).join(", "),
          more: Math.max(0, names.length - NAMED),
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
