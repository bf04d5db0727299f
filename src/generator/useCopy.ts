import { useCallback } from "react";
import { useTranslations } from "use-intl/react";

import { copyText } from "../platform/copyText";
import { useToasts } from "../toasts/useToasts";

/**
 * Copies addresses, one a line, and says so in a toast. Where the clipboard refuses, the reason goes to
 * the console.
 *
 * @returns Whether they were copied.
 */
export function useCopy(): (emails: readonly string[]) => Promise<boolean> {
  const t = useTranslations("toasts");
  const showToast = useToasts();

  return useCallback(
    async (emails) => {
      try {
        await copyText(emails.join("\n"));
      } catch (error) {
        console.error(error);
        return false;
      }
      showToast("success", t("copied", { count: emails.length }));
      return true;
    },
    [showToast, t],
  );
}
