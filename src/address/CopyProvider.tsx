import { createContext, type ReactNode, use, useCallback, useEffect, useState } from "react";

import { useTexts } from "../i18n/useTexts";
import { useToasts } from "../toasts/ToastProvider";
import { Dialog, setAutofocus } from "../ui/Dialog";
import styles from "./CopyProvider.module.css";

const TICK_DURATION_MS = 2000;

/**
 * Copies the lines and shows a toast. If the clipboard refuses, a dialog offers the text for copying by hand.
 *
 * @param lines Give a promise if they take long to make: Safari lets a page copy only during a press.
 * @param said The text of the toast. Without it, it has the number of lines.
 * @returns Whether the clipboard accepted the text.
 */
type Copy = (lines: readonly string[] | Promise<readonly string[]>, said?: Promise<string>) => Promise<boolean>;

const CopyContext = createContext<Copy | null>(null);

export const useCopy = (): Copy => use(CopyContext)!;

export function CopyProvider({ children }: { readonly children: ReactNode }) {
  const t = useTexts("toasts");
  const byHand = useTexts("copyByHand");
  const showToast = useToasts();
  const [refused, setRefused] = useState<string | null>(null);

  const copy = useCallback<Copy>(
    async (lines, said) => {
      const text = Promise.resolve(lines).then((made) => made.join("\n"));
      try {
        // A page that is not served securely has no clipboard at all.
        if (lines instanceof Promise && "ClipboardItem" in window) {
          // Chrome and Edge take a promise of a string only since 133: https://chromestatus.com/feature/4926138582040576
          const blob = text.then((made) => new Blob([made], { type: "text/plain" }));
          await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
        } else await navigator.clipboard.writeText(await text);
      } catch (error) {
        console.error(error);
        setRefused(await text);
        return false;
      }
      showToast("success", (await said) ?? t("copied", { count: (await lines).length }));
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
          className={`mono ${styles.text}`}
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

/** Remembers for a moment that something was copied. The tick goes as soon as something else is shown. */
export function useTick(shown: unknown): readonly [isTicked: boolean, tick: () => void] {
  const [ticked, setTicked] = useState<{ readonly shown: unknown } | null>(null);

  useEffect(() => {
    if (ticked === null) return;
    const timer = setTimeout(() => setTicked(null), TICK_DURATION_MS);
    return () => clearTimeout(timer);
  }, [ticked]);

  return [ticked?.shown === shown, () => setTicked({ shown })];
}
