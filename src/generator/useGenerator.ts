import { type Dispatch, startTransition, useEffect, useEffectEvent, useReducer } from "react";
import { useTranslations } from "use-intl/react";

import { loadTagWords } from "../core";
import type { Language } from "../i18n/languages";
import { useLanguage } from "../i18n/useLanguage";
import { whenIdle } from "../platform/whenIdle";
import { useToasts } from "../toasts/useToasts";
import {
  type GeneratorEvent,
  generatorReducer,
  type GeneratorState,
  initialGeneratorState,
  type Run,
} from "./generatorReducer";

const GENERATE_DELAY_MS = 200;
const SHUFFLE_DELAY_MS = 150;

/** The tool's state, and the generation that it asks for: after a short wait, with a toast at its end. */
export function useGenerator(): [GeneratorState, Dispatch<GeneratorEvent>] {
  const [state, dispatch] = useReducer(generatorReducer, initialGeneratorState);
  const { language, completeMessages } = useLanguage();
  const t = useTranslations();
  const showToast = useToasts();

  // On its own, it reads the texts of its moment: they can have become complete since the run began.
  const announce = useEffectEvent((kind: Run["kind"], count: number) =>
    showToast("success", kind === "shuffle" ? t("toasts.shuffled") : t("toasts.generated", { count })),
  );

  const generate = useEffectEvent(async ({ kind, address, settings, seed }: Run, signal: AbortSignal) => {
    try {
      // With all that shows the list, so that a file that cannot be fetched is an error here and not in rendering.
      const [{ makeAliases }] = await Promise.all([import("./makeAliases"), import("./Results"), completeMessages()]);
      const aliases = await makeAliases(address, settings, language, seed);
      if (signal.aborted) return;
      // As a transition, the page shows the list as a whole, not what stands in its place while it is put together.
      startTransition(() => dispatch({ type: "generated", aliases }));
      announce(kind, aliases.length);
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      dispatch({ type: "failed" });
      showToast("error", kind === "shuffle" ? t("failures.shuffle") : t("failures.generate"));
    }
  });

  useEffect(() => whenIdle(() => void preload(language)), [language]);

  const { run } = state;
  useEffect(() => {
    if (run === null) return;
    const controller = new AbortController();
    const timer = setTimeout(
      () => void generate(run, controller.signal),
      run.kind === "shuffle" ? SHUFFLE_DELAY_MS : GENERATE_DELAY_MS,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [run]);

  return [state, dispatch];
}

/** Fetches what a list needs, so that Generate does not wait for the network. */
async function preload(language: Language): Promise<void> {
  await Promise.allSettled([
    import("./AddressAnatomy"),
    import("./makeAliases"),
    import("./Results"),
    import("./SettingsDetails"),
    loadTagWords(language),
  ]);
}
