import { useCallback } from "react";
import { useTranslations } from "use-intl/react";

import type { Part } from "./createPart";
import { useRetry } from "./useRetry";

/** @param onLoad Called once the part is loaded, even if that takes a retry. */
type Load = <Module>(part: Part<Module>, onLoad?: () => void) => Promise<void>;

/** Loads a part that a person asked for. If it cannot be loaded, a toast says so and offers to retry. */
export function useLoad(): Load {
  const t = useTranslations("failures");
  const attempt = useRetry();

  return useCallback(
    (part, onLoad) =>
      attempt(async () => {
        await part.load();
        onLoad?.();
      }, t("load")),
    [attempt, t],
  );
}
