import { SlidersHorizontal } from "lucide-react";
import { type Dispatch, lazy, useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";

import { loadPart } from "../platform/loadPart";
import { Button } from "../ui/Button";
import { LaterPart } from "../ui/LaterPart";
import type { GeneratorEvent, Settings } from "./generatorReducer";
import styles from "./SettingsBar.module.css";
import { useWhenLoaded } from "./useWhenLoaded";

const MAX_LINES = 5;
/** How many characters fit in a line of a phone, roughly. */
const LINE_LENGTH = 30;

const importSettingsDetails = () => import("./SettingsDetails");

const SettingsDetails = lazy(async () => {
  const { SettingsDetails: component } = await loadPart(importSettingsDetails);
  return { default: component };
});

interface SettingsBarProps {
  /** What stands in the address field. */
  readonly draft: string;
  readonly settings: Settings;
  readonly dispatch: Dispatch<GeneratorEvent>;
}

/** What a person can ask of a list: tags of their own, and options. The details are loaded when they are wanted. */
export function SettingsBar({ draft, settings, dispatch }: SettingsBarProps) {
  const t = useTranslations("form");
  const whenLoaded = useWhenLoaded();
  const fieldId = useId();
  const optionsId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const { tagsText } = settings;
  const isWanted = isOpen || tagsText !== "";

  // What a person typed before the page came alive.
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed !== "") dispatch({ type: "settings-changed", changes: { tagsText: typed } });
  }, [dispatch]);

  useEffect(() => {
    if (!isWanted || isLoaded) return;
    void whenLoaded(
      () => loadPart(importSettingsDetails),
      () => setIsLoaded(true),
    );
  }, [isWanted, isLoaded, whenLoaded]);

  return (
    <div className={styles.settings}>
      <div className={styles.heading}>
        <label htmlFor={fieldId} className={styles.label}>
          {t("tags")}
        </label>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? optionsId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
          {t("options")}
        </Button>
      </div>
      <textarea
        ref={field}
        id={fieldId}
        className={styles.field}
        rows={Math.min(countLines(tagsText), MAX_LINES)}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder="netflix, shop, https://…"
        value={tagsText}
        onChange={(event) => dispatch({ type: "settings-changed", changes: { tagsText: event.target.value } })}
      />
      {isWanted && isLoaded && (
        <LaterPart>
          <SettingsDetails
            optionsId={isOpen ? optionsId : null}
            draft={draft}
            settings={settings}
            dispatch={dispatch}
            onTagRemoved={() => field.current?.focus()}
          />
        </LaterPart>
      )}
    </div>
  );
}

/** How many lines the text takes, so that short lists are seen whole. */
function countLines(text: string): number {
  return text.split("\n").reduce((count, line) => count + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);
}
