import { type ReactNode, useCallback, useState } from "react";

import { useTexts } from "../i18n/useTexts";
import { useToasts } from "../toasts/useToasts";
import { Dialog, setAutofocus } from "../ui/Dialog";
import styles from "./CopyProvider.module.css";
import { type Copy, CopyContext } from "./useCopy";

/** Provides `useCopy`, and a dialog with the text, already selected, if the browser refuses to copy it. */
export function CopyProvider({ children }: { readonly children: ReactNode }) {
  const t = useTexts("toasts");
  const byHand = useTexts("copyByHand");
  const showToast = useToasts();
  const [refused, setRefused] = useState<string | null>(null);

  const copy = useCallback<Copy>(
    async (lines, count) => {
      const text = Promise.resolve(lines).then((made) => made.join("\n"));
      try {
        // A page that is not served securely has no clipboard at all.
        if (lines instanceof Promise && "ClipboardItem" in window)
          await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
        else await navigator.clipboard.writeText(await text);
      } catch (error) {
        console.error(error);
        setRefused(await text);
        return false;
      }
      showToast("success", t("copied", { count: count ?? (await lines).length }));
      return true;
    },
    [showToast, t],
  );

  return (
    <CopyContext value={copy}>
      {children}
      <Dialog isOpen={refused !== null} onClose={() => setRefused(null)} title={byHand("title")}>
        <p>{byHand("advice")}</p>
        <textarea
          ref={setAutofocus}
          className={styles.text}
          aria-label={byHand("text")}
          translate="no"
          readOnly
          rows={8}
          value={refused ?? ""}
          onFocus={(event) => event.target.select()}
        />
      </Dialog>
    </CopyContext>
  );
}
