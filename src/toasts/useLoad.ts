import { useCallback, useRef } from "react";

import { useLanguage } from "../i18n/useLanguage";
import { useTexts } from "../i18n/useTexts";
import type { Part } from "../parts/createPart";
import { newVersionPart } from "./newVersionPart";
import { useToasts } from "./ToastProvider";

/** @param onLoad Called once the part is loaded, even if that takes a retry. */
type Load = (part: Pick<Part<unknown>, "load">, onLoad?: () => void) => Promise<void>;

/**
 * Loads a part for a person who waits. A failure is logged, and a toast says so and offers to retry, or to reload
 * where there is a new version. Each attempt removes the toast of the attempt before.
 *
 * @param message The text of the toast, if there is a better one than that a part of the page could not be loaded.
 */
export function useLoad(message?: string): Load {
  const t = useTexts("failures");
  const showToast = useToasts();
  const { language } = useLanguage();
  const removeToast = useRef(() => {});
  const text = message ?? t("load");

  return useCallback<Load>(
    async function load(part, onLoad) {
      removeToast.current();
      // At the same time, so that nobody waits for it later.
      const newVersion = newVersionPart.load().catch(() => null);
      try {
        await part.load();
        onLoad?.();
      } catch (error) {
        console.error(error);
        const replaceRetry = (await newVersion)?.replaceRetry;
        removeToast.current();
        removeToast.current =
          replaceRetry?.(showToast, language) ?? showToast("error", text, { onPress: () => void load(part, onLoad) });
      }
    },
    [showToast, language, text],
  );
}
