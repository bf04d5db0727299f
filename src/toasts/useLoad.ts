import { useCallback, useEffect, useEffectEvent, useRef } from "react";

import { useTexts } from "../i18n/useTexts";
import { type Part, usePart } from "../platform/createPart";
import { findNewVersion, reloadPage } from "../platform/newVersion";
import type { ToastAction } from "./ToastList";
import { useToasts } from "./ToastProvider";

/** @param onLoad Called once the part is loaded, even if that takes a retry. */
type Load = (part: Pick<Part<unknown>, "load">, onLoad?: () => void, isRetry?: boolean) => Promise<void>;

/** Loads a part for a person who waits. A failure is logged and shown in a toast, which ends with the next attempt. */
export function useLoad(message?: string): Load {
  const t = useTexts("failures");
  const offerRetry = useRetryToast();
  const endOffer = useRef(() => {});
  const text = message ?? t("load");

  return useCallback<Load>(
    async function load(part, onLoad, isRetry = false) {
      endOffer.current();
      try {
        await part.load();
        onLoad?.();
      } catch (error) {
        console.error(error);
        endOffer.current = offerRetry(text, { onPress: () => void load(part, onLoad, true) }, isRetry);
      }
    },
    [offerRetry, text],
  );
}

/** Returns the module of a part, which it loads once the part `isNeeded`; `null` until then. */
export function useNeededPart<Module>(part: Part<Module>, isNeeded: boolean): Module | null {
  const load = useLoad();
  useEffect(() => {
    if (isNeeded) void load(part);
  }, [part, isNeeded, load]);
  return usePart(part);
}

/**
 * Returns a function that says what could not be loaded, offers a retry, and returns a function that ends the toast.
 * After a retry in vain (`isRetry`), it offers to reload: the host may no longer have the file, and Firefox keeps the
 * failure of a file that several parts share. Without a network, a reload would lose the page.
 */
export function useRetryToast(): (message: string, retry: ToastAction, isRetry: boolean) => () => void {
  const t = useTexts("newVersion");
  const showToast = useToasts();

  return useCallback(
    (message, retry, isRetry) => {
      const reload = { label: t("reload"), hint: t("typed"), onPress: reloadPage };
      return showToast("error", message, isRetry && navigator.onLine ? reload : retry);
    },
    [t, showToast],
  );
}

/** Says once that a new version waits. The toast ends by itself, because the next visit has the version anyway. */
export function useNewVersion(): void {
  const t = useTexts("newVersion");
  const showToast = useToasts();
  const say = useEffectEvent((worker: ServiceWorker) => {
    showToast("news", t("said"), { label: t("reload"), hint: t("typed"), onPress: () => reloadPage(worker) });
  });

  useEffect(() => {
    // Without workers, no version waits.
    findNewVersion().then(
      (worker) => say(worker),
      () => {},
    );
  }, []);
}
