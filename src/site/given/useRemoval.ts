import { useCallback, useRef } from "react";

import type { EntryOutcome } from "../../book/createBookStore";
import { useBook } from "../../book/useBook";
import type { BookEntry } from "../../core";
import { useToasts } from "../../toasts/useToasts";
import { useGivenTexts } from "./useGivenTexts";

/** Removes an entry at once, and offers to undo it in a toast. Each toast takes the place of the one before. */
export function useRemoval(onOutcome: (outcome: EntryOutcome) => void): (entry: BookEntry) => Promise<boolean> {
  const t = useGivenTexts();
  const { store } = useBook();
  const showToast = useToasts();
  const closeToast = useRef(() => {});

  return useCallback(
    async (entry) => {
      const outcome = await store.remove(entry);
      onOutcome(outcome);
      if (outcome !== null) return false;
      closeToast.current();
      closeToast.current = showToast("success", t("deleted", { email: entry.email }), {
        label: t("undo"),
        onPress: () => void store.add([entry]).then(onOutcome),
      });
      return true;
    },
    [t, store, showToast, onOutcome],
  );
}
