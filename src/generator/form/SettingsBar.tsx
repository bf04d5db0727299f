import { SlidersHorizontal } from "lucide-react";
import { type Dispatch, useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";

import { useLoad } from "../../loading/useLoad";
import { usePart } from "../../loading/usePart";
import { Button } from "../../ui/Button";
import { useEarlyText } from "../../ui/useEarlyText";
import type { GeneratorEvent, Settings } from "../generatorReducer";
import { restPart } from "../restPart";
import styles from "./SettingsBar.module.css";

const MAX_LINES = 5;
/** About as many characters as fit on a line of a phone. */
const LINE_LENGTH = 30;

export interface SettingsBarProps {
  /** The text in the address field. */
  readonly draft: string;
  readonly settings: Settings;
  readonly dispatch: Dispatch<GeneratorEvent>;
}

/** The field for own tags, and the options. What these open is in the part that is loaded later. */
export function SettingsBar(props: SettingsBarProps) {
  const { draft, dispatch } = props;
  const { tagsText } = props.settings;
  const t = useTranslations("form");
  const load = useLoad();
  const rest = usePart(restPart);
  const fieldId = useId();
  const optionsId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const read = rest?.readAddress(draft);
  const username = read?.ok === true ? read.address.username : null;
  const needsRest = tagsText !== "" || isOpen;

  useEffect(() => {
    if (needsRest) void load(restPart);
  }, [needsRest, load]);

  function handleText(text: string): void {
    dispatch({ type: "settings-changed", changes: { tagsText: text } });
  }

  useEarlyText(field, handleText);

  function handleTagRemoved(text: string): void {
    handleText(text);
    field.current?.focus();
  }

  return (
    <div className={styles.settings}>
      <Button
        variant="quiet"
        className={styles.options}
        aria-expanded={isOpen}
        aria-controls={isOpen ? optionsId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden />
        {t("options")}
      </Button>
      {isOpen && rest && <rest.OptionsPanel {...props} id={optionsId} />}
      <label htmlFor={fieldId} className={styles.label}>
        {t("tags")}
      </label>
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
        onChange={(event) => handleText(event.target.value)}
      />
      {tagsText !== "" && rest && <rest.OwnTagList text={tagsText} username={username} onChange={handleTagRemoved} />}
    </div>
  );
}

/** Counts the lines that the text takes when it wraps, so that a short list is fully visible. */
function countLines(text: string): number {
  return text.split("\n").reduce((count, line) => count + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);
}
