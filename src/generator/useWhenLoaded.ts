import { useCallback } from "react";
import { useTranslations } from "use-intl/react";

import { useLanguage } from "../i18n/useLanguage";
import { useToasts } from "../toasts/useToasts";

/**
 * Loads a part of the page that is not in the first view, and all texts with it, and then goes on. Where
 * it cannot be loaded, a toast says so, and what was asked can be asked again.
 */
export function useWhenLoaded(): (load: () => Promise<unknown>, goOn: () => void) => Promise<void> {
  const t = useTranslations("failures");
  const { completeMessages } = useLanguage();
  const showToast = useToasts();

  return useCallback(
    async (load, goOn) => {
      try {
        await Promise.all([load(), completeMessages()]);
      } catch (error) {
        console.error(error);
        showToast("error", t("load"));
        return;
      }
      goOn();
    },
    [completeMessages, showToast, t],
  );
}
