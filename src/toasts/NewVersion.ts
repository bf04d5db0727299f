import { useEffect, useEffectEvent } from "react";

import { textsPartOf } from "../i18n/loadTexts";
import { useLanguage } from "../i18n/useLanguage";
import type { Language } from "../languages/languages";
import { isFileGone, onWaitingWorker } from "../platform/newVersion";
import { type ShowToast, useToasts } from "./ToastProvider";

/** Whether this page has said it. Somebody who goes on with the old version is not told again. */
let isSaid = false;

/** Says once that a new version waits. That goes by itself, because the next visit has the version anyway. */
export function NewVersion() {
  const { language } = useLanguage();
  const showToast = useToasts();
  const say = useEffectEvent((worker: ServiceWorker) => isSaid || offerReload("success", showToast, language, worker));

  useEffect(() => {
    const controller = new AbortController();
    // Without workers, no version waits.
    onWaitingWorker((worker) => say(worker), controller.signal).catch(() => undefined);
    return () => controller.abort();
  }, []);

  return null;
}

/** Takes the place of an offer to retry where that would be in vain. @returns As `ShowToast`, or `undefined` elsewhere. */
export function replaceRetry(showToast: ShowToast, language: Language): (() => void) | undefined {
  return isFileGone() ? offerReload("error", showToast, language) : undefined;
}

function offerReload(type: "success" | "error", showToast: ShowToast, language: Language, worker?: ServiceWorker) {
  const { said, typed, reload } = textsPartOf(language).current()!.default.newVersion;
  const hint = hasTypedText() ? typed : undefined;
  isSaid = true;

  function handlePress(): void {
    // Of a text that was typed since, the toast has said nothing.
    if (hasTypedText() && hint === undefined) offerReload(type, showToast, language, worker);
    else reloadPage(worker);
  }

  return showToast(type, said, { label: reload, hint, onPress: handlePress });
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("textarea, input[type=text], input[type=search]");
  return [...fields].some(({ value }) => value !== "");
}

function reloadPage(worker?: ServiceWorker): void {
  // Another tab may have asked it before.
  if (worker?.state !== "installed") return window.location.reload();
  worker.addEventListener("statechange", () => window.location.reload(), { once: true });
  worker.postMessage(null, []);
}
