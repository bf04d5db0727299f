import { useCallback, useEffect, useEffectEvent, useRef } from "react";

import { useTexts } from "../i18n/useTexts";
import type { Part } from "../platform/createPart";
import { onWaitingWorker, reloadPage } from "../platform/newVersion";
import { useToasts } from "./ToastProvider";

/**
 * @param onLoad Called once the part is loaded, even if that takes a retry.
 * @param isRetry Whether a person has retried it.
 */
type Load = (part: Pick<Part<unknown>, "load">, onLoad?: () => void, isRetry?: boolean) => Promise<void>;

/**
 * Loads a part for a person who waits. A failure is logged and shown in a toast, which ends with the next attempt.
 *
 * @param message The text of the toast, if there is a better one than "Part of the page could not be loaded".
 */
export function useLoad(message?: string): Load {
  const t = useTexts("failures");
  const offer = useOffer();
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
        endOffer.current = offer({ message: text, isRetry, onRetry: () => void load(part, onLoad, true) });
      }
    },
    [offer, text],
  );
}

interface Failure {
  readonly message: string;
  readonly hint?: string;
  /** Whether a person has retried before. */
  readonly isRetry: boolean;
  readonly onRetry: () => void;
}

/**
 * Says that something could not be loaded, and offers to retry. After a retry in vain, it offers to reload: the host may
 * no longer have the file, and Firefox keeps the failure of a file that several parts share. Without a network, a reload
 * would lose the page.
 *
 * @returns A function that shows the toast, and returns a function that ends it.
 */
export function useOffer(): (failure: Failure) => () => void {
  const t = useTexts("newVersion");
  const showToast = useToasts();

  return useCallback(
    ({ message, hint, isRetry, onRetry }) => {
      const reload = { label: t("reload"), hint: t("typed"), onPress: reloadPage };
      return showToast("error", message, isRetry && navigator.onLine ? reload : { hint, onPress: onRetry });
    },
    [t, showToast],
  );
}

/** Says once that a new version waits. The toast ends by itself, because the next visit has the version anyway. */
export function useNewVersion(): void {
  const t = useTexts("newVersion");
  const showToast = useToasts();
  const say = useEffectEvent((worker: ServiceWorker) =>
    showToast("news", t("said"), { label: t("reload"), hint: t("typed"), onPress: () => reloadPage(worker) }),
  );

  useEffect(() => {
    const controller = new AbortController();
    function handleWaiting(worker: ServiceWorker): void {
      controller.abort();
      say(worker);
    }
    // Without workers, no version waits.
    onWaitingWorker(handleWaiting, controller.signal).catch(() => undefined);
    return () => controller.abort();
  }, []);
}
