import { useCallback, useEffect, useEffectEvent, useRef } from "react";

import { useTexts } from "../i18n/useTexts";
import type { Part } from "../platform/createPart";
import { isFileGone, onWaitingWorker, reloadPage } from "../platform/newVersion";
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

/** Says once that a new version waits. The toast ends by itself, because the next visit has the version anyway. */
export function useNewVersion(): void {
  const offer = useOffer();
  const say = useEffectEvent((worker: ServiceWorker) => isSaid || offer(null, worker));

  useEffect(() => {
    const controller = new AbortController();
    // Without workers, no version waits.
    onWaitingWorker((worker) => say(worker), controller.signal).catch(() => undefined);
    return () => controller.abort();
  }, []);
}

interface Failure {
  readonly message: string;
  readonly hint?: string;
  /** Whether a person has retried before. */
  readonly isRetry: boolean;
  readonly onRetry: () => void;
}

/** Whether this page has said that there is a new version. A person who keeps the old one is not told again. */
let isSaid = false;

/**
 * Says that something could not be loaded, and offers to retry. It offers to reload where a retry is in vain: the host no
 * longer has the file, or a retry has failed. Firefox keeps the failure of a file that several parts share. Without a
 * network, a reload would lose the page.
 *
 * @returns A function that takes the failure, or `null` and the worker of a new version. It returns a function that ends
 *   the toast.
 */
export function useOffer(): (failure: Failure | null, worker?: ServiceWorker) => () => void {
  const t = useTexts("newVersion");
  const showToast = useToasts();

  return useCallback(
    function offer(failure, worker) {
      const isNew = failure === null || isFileGone();
      if (!isNew && !(failure.isRetry && navigator.onLine)) {
        return showToast("error", failure.message, { hint: failure.hint, onPress: failure.onRetry });
      }
      const hint = hasTypedText() ? t("typed") : undefined;
      isSaid ||= isNew;

      function handlePress(): void {
        // The toast did not warn of a text that was typed since.
        if (hasTypedText() && hint === undefined) offer(failure, worker);
        else reloadPage(worker);
      }

      const action = { label: t("reload"), hint, stays: failure !== null, onPress: handlePress };
      return showToast(isNew ? "news" : "error", isNew ? t("said") : failure.message, action);
    },
    [t, showToast],
  );
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("textarea, input[type=text], input[type=search]");
  return [...fields].some(({ value }) => value !== "");
}
