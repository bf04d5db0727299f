import type { Dispatch, RefObject } from "react";

import type { JudgedTag } from "../../core";
import type { GeneratorEvent, Run, Settings } from "../generatorReducer";
import { isListStale } from "../makeAliases";
import { useAfterInputTexts } from "../useAfterInputTexts";
import { OwnTagList } from "./OwnTagList";
import { OwnTagsNote } from "./OwnTagsNote";
import styles from "./SettingsReading.module.css";

interface SettingsReadingProps {
  readonly settings: Settings;
  /** The tags in the field for own tags. */
  readonly tags: readonly JudgedTag[];
  /** The field for own tags. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** The id of the text that describes it. */
  readonly noteId: string;
  /** The run that made the list on the page. */
  readonly run: Run | undefined;
  readonly dispatch: Dispatch<GeneratorEvent>;
}

/** Shows what becomes of the settings: each own tag, and whether the list on the page is older than they are. */
export function SettingsReading({ settings, tags, field, noteId, run, dispatch }: SettingsReadingProps) {
  const t = useAfterInputTexts();
  const { tagsText, kinds } = settings;
  const isSetAside = kinds === "dots";

  function handleTagRemoved(text: string): void {
    dispatch({ type: "settings-changed", changes: { tagsText: text } });
    // The pressed button disappears with its tag.
    field.current?.focus();
  }

  return (
    <>
      {tagsText !== "" && <OwnTagsNote id={noteId} tags={tags} isSetAside={isSetAside} />}
      {tags.length > 0 && (
        <OwnTagList text={tagsText} tags={tags} isSetAside={isSetAside} onChange={handleTagRemoved} />
      )}
      {/* It is there from the first list on, because a live region that appears with its text is not announced. */}
      {run !== undefined && (
        <p role="status" className={styles.stale}>
          {isListStale(run, settings) && t("results.stale")}
        </p>
      )}
    </>
  );
}
