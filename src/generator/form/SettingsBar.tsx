import { SlidersHorizontal } from "lucide-react";
import { type Dispatch, useEffect, useId, useRef, useState } from "react";

import { useTexts } from "../../i18n/useTexts";
import { useLoad } from "../../toasts/useLoad";
import { usePart } from "../../parts/createPart";
import { Button } from "../../ui/Button";
import { PLAIN_TEXT } from "../../ui/plainText";
import { useFieldText } from "../../ui/useFieldText";
import type { GeneratorEvent, GeneratorState } from "../generatorReducer";
import { listMakerPart } from "../generatorParts";
import styles from "./SettingsBar.module.css";

interface SettingsBarProps extends Pick<GeneratorState, "draft" | "settings"> {
  readonly dispatch: Dispatch<GeneratorEvent>;
}

/** The contents of the options and of the own tags are in the part that is loaded later. */
export function SettingsBar({ draft, settings, dispatch }: SettingsBarProps) {
  const { tagsText } = settings;
  const t = useTexts("generator");
  const load = useLoad();
  const maker = usePart(listMakerPart);
  const fieldId = useId();
  const optionsId = useId();
  const noteId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isFolded, setIsFolded] = useState(true);
  const [isTyping, setIsTyping] = useState(false);
  const judged = maker?.judgeTagsField(tagsText, draft, isTyping);
  const needsPart = tagsText !== "" || isOpen;

  useEffect(() => {
    if (needsPart) void load(listMakerPart);
  }, [needsPart, load]);

  function handleText(text: string, event?: Event): void {
    setIsTyping(event?.type === "input");
    dispatch({ type: "settings-changed", changes: { tagsText: text } });
  }

  useFieldText(field, tagsText, handleText);

  return (
    <div className={styles.settings} data-folded={isFolded || undefined}>
      <label htmlFor={fieldId} className={`line note ${styles.label}`}>
        {t("tags")} <span>{t("tagsNote")}</span>
      </label>
      <textarea
        ref={field}
        id={fieldId}
        name="tags"
        className={styles.field}
        rows={1}
        // Otherwise the browser fills it again after Back, and leaves the other fields empty.
        {...PLAIN_TEXT}
        placeholder={t("tagsExample")}
        aria-describedby={maker && tagsText !== "" ? noteId : undefined}
        {...judged?.fieldProps}
        // It stays open, because the place of the next press must not move.
        onFocus={() => setIsFolded(false)}
        onBlur={() => setIsTyping(false)}
      />
      {maker && judged && (
        <maker.SettingsFeedback
          draft={draft}
          settings={settings}
          tags={judged.tags}
          noteId={noteId}
          dispatch={dispatch}
        />
      )}
      <Button
        name="options"
        className={styles.options}
        aria-expanded={isOpen}
        aria-controls={isOpen ? optionsId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden />
        {t("options.title")}
      </Button>
      {isOpen && maker && <maker.OptionsPanel id={optionsId} draft={draft} settings={settings} dispatch={dispatch} />}
    </div>
  );
}
