import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from "react";

import { useKnownMailbox } from "../views/useKnownMailbox";
import { useLanguage, useTexts } from "../i18n/useTexts";
import { LoadError, preload } from "../platform/createPart";
import { useToasts } from "../toasts/ToastProvider";
import { useRetryToast } from "../toasts/useLoad";
import { makeReducer, initialMakeState, type Run } from "./makeReducer";
import { listMakerPart, tagWordsPartOf } from "./makeParts";

const DELAYS_MS = { generate: 200, shuffle: 150 };

export function useMakeState() {
  const [state, dispatch] = useReducer(makeReducer, initialMakeState);
  const { language } = useLanguage();
  const t = useTexts("toasts");
  const failures = useTexts("failures");
  const showToast = useToasts();
  const offerRetry = useRetryToast();
  const { run: active, draft } = state;
  const endOffer = useRef(() => {});
  const [known, setMailbox] = useKnownMailbox();

  const takeKnown = useEffectEvent(() => dispatch({ type: "mailbox-known", draft: known }));

  // Only when the view is shown: later, a person may have cleared the field on purpose.
  useLayoutEffect(() => takeKnown(), []);

  const make = useEffectEvent(async (run: Run, signal: AbortSignal) => {
    endOffer.current();
    try {
      const wait = new Promise((resolve) => void setTimeout(resolve, DELAYS_MS[run.action]));
      const { makeAliases, readAddressField, toEmail } = await listMakerPart.load();
      if (signal.aborted) return;
      const read = readAddressField(run.draft);
      if (!read.ok) return dispatch({ type: "refused", run, error: read.error });
      const [{ default: tagWords }] = await Promise.all([tagWordsPartOf(language).load(), wait]);
      if (signal.aborted) return;
      const aliases = makeAliases(run, read.address, tagWords);
      // During the transition, the page keeps the previous list until the new one is rendered.
      startTransition(() => {
        setMailbox(toEmail(read.address));
        dispatch({ type: "generated", run, aliases });
        showToast("success", run.action === "shuffle" ? t("shuffled") : t("generated", { count: aliases.length }));
      });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      dispatch({ type: "failed", run });
      const message = failures(run.action);
      if (!(error instanceof LoadError)) return void showToast("error", message);
      const onRetry = () => dispatch({ type: "retry-requested", failed: run });
      endOffer.current = offerRetry(message, { hint: failures("load"), onPress: onRetry }, run.isRetry);
    }
  });

  useEffect(() => preload([listMakerPart, tagWordsPartOf(language)]), [language]);

  useEffect(() => {
    // After a failure, the next key tries again.
    if (draft !== "") listMakerPart.load().catch(console.error);
  }, [draft]);

  useEffect(() => {
    if (active === null) return;
    const controller = new AbortController();
    void make(active, controller.signal);
    return () => controller.abort();
  }, [active]);

  return [state, dispatch] as const;
}
