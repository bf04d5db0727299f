import { type ReactNode, useCallback, useState } from "react";

import { useTexts } from "../i18n/useTexts";
import { useToasts } from "../toasts/useToasts";
import { CopyByHandDialog } from "./CopyByHandDialog";
import { type Copy, CopyContext } from "./useCopy";

export function CopyProvider({ children }: { readonly children: ReactNode }) {
  const t = useTexts("toasts");
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
      <CopyByHandDialog text={refused} onClose={() => setRefused(null)} />
    </CopyContext>
  );
}
