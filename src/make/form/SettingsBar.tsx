import { type Dispatch, useEffect, useId, useRef, useState } from "react";

import { useTexts } from "../../i18n/useTexts";
import { useLoad } from "../../toasts/useLoad";
import { usePart } from "../../platform/createPart";
import { Disclosure } from "../../ui/Disclosure";
import { PLAIN_TEXT } from "../../ui/plainText";
import { useFieldText } from "../../ui/useFieldText";
import type { MakeEvent, MakeState, Settings } from "../makeReducer";
import { listMakerPart } from "../makeParts";
import styles from "./SettingsBar.module.css";

interface SettingsBarProps extends Pick<MakeState, "draft" | "settings"> {
  readonly dispatch: Dispatch<MakeEvent>;
}

/** The options and the list of own tags are in a part that is loaded later. */
export function SettingsBar({ draft, settings, dispatch }: SettingsBarProps) {
  const { tagsText } = settings;
  const t = useTexts("make");
  const load = useLoad();
  const maker = usePart(listMakerPart);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [areTagsOpen, setAreTagsOpen] = useState(false);
  const [areOptionsOpen, setAreOptionsOpen] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const judged = maker?.judgeTagsField(tagsText, draft, isTyping);
  const needsPart = tagsText !== "" || areOptionsOpen;

  useEffect(() => {
    if (needsPart) void load(listMakerPart);
  }, [needsPart, load]);

  // A person who opens the field wants to type.
  useEffect(() => {
    if (areTagsOpen) field.current?.focus();
  }, [areTagsOpen]);

  const change = (changes: Partial<Settings>) => dispatch({ type: "settings-changed", changes });

  function handleText(text: string, event?: Event): void {
    setIsTyping(event?.type === "input");
    change({ tagsText: text });
  }

  useFieldText(field, tagsText, handleText);

  return (
    <>
      <div className="line">
        <Disclosure
          id={`${id}opener`}
          name="own-tags"
          isOpen={areTagsOpen}
          panelId={`${id}tags`}
          onClick={() => setAreTagsOpen(!areTagsOpen)}
        >
          {t("tags")}
        </Disclosure>
        <Disclosure
          name="options"
          isOpen={areOptionsOpen}
          panelId={`${id}options`}
          onClick={() => setAreOptionsOpen(!areOptionsOpen)}
        >
          {t("options.title")}
        </Disclosure>
      </div>
      <div id={`${id}tags`} className="stack near" hidden={!areTagsOpen}>
        <label id={`${id}label`} htmlFor={`${id}field`} className="note">
          {t("tagsNote")}
        </label>
        <textarea
          ref={field}
          id={`${id}field`}
          name="tags"
          className={styles.field}
          rows={1}
          // Otherwise the browser fills it again after Back, and leaves the other fields empty.
          {...PLAIN_TEXT}
          placeholder={t("tagsExample")}
          aria-labelledby={`${id}opener ${id}label`}
          aria-describedby={maker && tagsText !== "" ? `${id}note` : undefined}
          {...judged?.fieldProps}
          onBlur={() => setIsTyping(false)}
        />
        {maker && judged && (
          <maker.SettingsFeedback settings={settings} tags={judged.tags} noteId={`${id}note`} onChange={change} />
        )}
      </div>
      {areOptionsOpen && maker && (
        <maker.OptionsPanel id={`${id}options`} draft={draft} settings={settings} onChange={change} />
      )}
    </>
  );
}
