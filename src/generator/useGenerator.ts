import { type Dispatch, startTransition, useEffect, useEffectEvent, useReducer } from "react";
import { useTranslations } from "use-intl/react";

import { useLanguage } from "../i18n/useLanguage";
import { LoadError } from "../platform/loadPart";
import { whenIdle } from "../platform/whenIdle";
import { useToasts } from "../toasts/useToasts";
import {
  type AliasList,
  type GeneratorEvent,
  generatorReducer,
  type GeneratorState,
  initialGeneratorState,
  type Run,
} from "./generatorReducer";
import { loadList } from "./loadList";

const GENERATE_DELAY_MS = 200;
const SHUFFLE_DELAY_MS = 150;

/** The tool's state, and the generation that it asks for: after a short wait, with a toast at its end. */
export function useGenerator(): [GeneratorState, Dispatch<GeneratorEvent>] {
  const [state, dispatch] = useReducer(generatorReducer, initialGeneratorState);
  const { language, completeMessages } = useLanguage();
  const t = useTranslations();
  const showToast = useToasts();

  const generate = useEffectEvent(async ({ kind, address, settings, seed }: Run, signal: AbortSignal) => {
    try {
      const wait = delay(kind === "shuffle" ? SHUFFLE_DELAY_MS : GENERATE_DELAY_MS, signal);
      // What is loaded, and rendered with it, takes its time during the wait.
      const [makeList] = await Promise.all([loadList(language), completeMessages(), wait]);
      if (signal.aborted) return;
      const aliases = makeList(address, settings, seed);
      // As a transition, the page shows the list as a whole, not what stands in its place while it is put together.
      startTransition(() => dispatch({ type: "generated", aliases }));
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      if (error instanceof LoadError) {
        dispatch({ type: "load-failed" });
      } else {
        dispatch({ type: "failed" });
        showToast("error", t(`failures.${kind}`));
      }
    }
  });

  const announce = useEffectEvent(({ kind, aliases }: AliasList) => {
    showToast("success", kind === "shuffle" ? t("toasts.shuffled") : t("toasts.generated", { count: aliases.length }));
  });

  const offerRetry = useEffectEvent(({ kind }: Run) =>
    showToast("error", t(`failures.${kind}`), {
      hint: t("failures.load"),
      onRetry: () => dispatch({ type: "retry-asked" }),
    }),
  );

  // What fails here is asked for again by Generate, which then does not wait for the network.
  useEffect(() => whenIdle(() => void loadList(language).catch(() => {})), [language]);

  const { run, unloaded, list } = state;
  useEffect(() => {
    if (run === null) return;
    const controller = new AbortController();
    void generate(run, controller.signal);
    return () => controller.abort();
  }, [run]);

  // Once it is on the page, and with it the texts that came along.
  useEffect(() => {
    if (list !== null) announce(list);
  }, [list]);

  // The next run takes the offer away.
  useEffect(() => (unloaded === null ? undefined : offerRetry(unloaded)), [unloaded]);

  return [state, dispatch];
}

/** Resolves after that many milliseconds, or never if it is aborted. */
function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
}
