import { useCallback } from "react";
import { useTranslations } from "use-intl/react";

import type { Part } from "./createPart";
import { useRetry } from "./useRetry";

/** @param onLoad Called once it is loaded, after a retry too. */
type Load = <Module>(part: Part<Module>, onLoad?: () => void) => Promise<void>;

/**
 * Loads a part that a person asked for. Where it cannot be loaded, a toast says so and
 * offers to try again. Works below a `ToastProvider` only.
 */
export function useLoad(): Load {
  const t = useTranslations("failures");
  const retry = useRetry();

  return useCallback(
    (part, onLoad) =>
      retry(async () => {
        await part.load();
        onLoad?.();
      }, t("load")),
    [retry, t],
  );
}
