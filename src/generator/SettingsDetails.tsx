import type { Dispatch } from "react";

import { parseAddress } from "../core";
import type { GeneratorEvent, Settings } from "./generatorReducer";
import { OptionsPanel } from "./OptionsPanel";
import { OwnTagList } from "./OwnTagList";

interface SettingsDetailsProps {
  /** The id of the options; `null` while they are folded away. */
  readonly optionsId: string | null;
  readonly draft: string;
  readonly settings: Settings;
  readonly dispatch: Dispatch<GeneratorEvent>;
  readonly onTagRemoved: () => void;
}

export function SettingsDetails({ optionsId, draft, settings, dispatch, onTagRemoved }: SettingsDetailsProps) {
  const parsed = parseAddress(draft);
  const username = parsed.ok ? parsed.address.username : null;

  function handleTagsChange(tagsText: string): void {
    dispatch({ type: "settings-changed", changes: { tagsText } });
    onTagRemoved();
  }

  return (
    <>
      <OwnTagList text={settings.tagsText} username={username} onChange={handleTagsChange} />
      {optionsId !== null && (
        <OptionsPanel id={optionsId} username={username} settings={settings} dispatch={dispatch} />
      )}
    </>
  );
}
