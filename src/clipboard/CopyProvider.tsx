import { type ReactNode, useCallback, useState } from "react";

import { useTexts } from "../i18n/useTexts";
import { useToasts } from "../toasts/useToasts";
import { CopyByHandDialog } from "./CopyByHandDialog";
import { type Copy, CopyContext } from "./useCopy";

/** Provides `useCopy`. If the clipboard refuses, it logs the error and opens a dialog with the text. */
export function CopyProvider({ children }: { readonly children: ReactNode }) {
  const t = useTexts("toasts");
  const showToast = useToasts();
  const [refused, setRefused] = useState<string | null>(null);

  const copy = useCallback<Copy>(
    async (lines, count = lines.length) => {
      const text = lines.join("\n");
      try {
        // A page that is not served securely has no clipboard at all.
        await navigator.clipboard.writeText(text);
      } catch (error) {
        console.error(error);
        setRefused(text);
        return false;
      }
      showToast("success", t("copied", { count }));
      return true;
    },
    [showToast, t],
  );

  return (
    <CopyContext value={copy}>
      {children}
      <CopyByHandDialog text={refused} onClose={() => setRefused(null)} />
    </CopyContext>
  );
}
