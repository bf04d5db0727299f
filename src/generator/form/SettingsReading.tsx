import type { RefObject } from "react";

import { judgeOwnTags } from "../../core";
import { OwnTagList } from "./OwnTagList";
import { OwnTagsNote } from "./OwnTagsNote";
import { StaleNote } from "./StaleNote";
import type { SettingsBarProps } from "./SettingsBar";
import { usernameIn } from "./usernameIn";

interface SettingsReadingProps extends SettingsBarProps {
  /** The field for own tags. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** The id of the text that describes it. */
  readonly noteId: string;
  readonly isTyping: boolean;
}

/** Shows what becomes of the settings: each own tag, and whether the list on the page is older than they are. */
export function SettingsReading(props: SettingsReadingProps) {
  const { draft, settings, run, dispatch, field, noteId, isTyping } = props;
  const { tagsText, kinds } = settings;
  const tags = judgeOwnTags(tagsText, usernameIn(draft), isTyping);
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
      {run !== undefined && <StaleNote run={run} settings={settings} />}
    </>
  );
}
