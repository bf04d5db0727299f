import { useCallback } from "react";
import { useTranslations } from "use-intl/react";

import { useLanguage } from "../i18n/useLanguage";
import { useRetry } from "../toasts/useRetry";

/**
 * Loads a part of the page that is not in the first view, and all texts with it, and then goes on. Where
 * it cannot be loaded, a toast says so and offers to try again.
 */
export function useWhenLoaded(): (load: () => Promise<unknown>, goOn: () => void) => Promise<void> {
  const t = useTranslations("failures");
  const { completeMessages } = useLanguage();
  const tryIt = useRetry();

  return useCallback(
    (load, goOn) =>
      tryIt(async () => {
        await Promise.all([load(), completeMessages()]);
        goOn();
      }, t("load")),
    [completeMessages, tryIt, t],
  );
}
