import { type JudgedTag, judgeOwnTags, parseAddress } from "../../core";
import { useTexts } from "../../i18n/useTexts";
import { Checkbox } from "../../ui/Checkbox";
import { SpokenText } from "../../ui/SpokenText";
import type { Settings } from "../makeReducer";
import { nameOwnTag, OwnTagList } from "./OwnTagList";

/** A screen reader hears why these words are refused, and no more of them. */
const MAX_WORDS = 3;
const MAX_WORD_LENGTH = 40;

const MAX_ROWS = 5;
/** About as many characters as fit on a line of a phone. */
const LINE_LENGTH = 30;

interface SettingsFeedbackProps {
  readonly settings: Settings;
  readonly tags: readonly JudgedTag[];
  /** The id of the text that describes the field. */
  readonly noteId: string;
  readonly onChange: (changes: Partial<Settings>) => void;
}

export function SettingsFeedback({ settings, tags, noteId, onChange }: SettingsFeedbackProps) {
  const t = useTexts("make");
  const { tagsText, kinds, onlyOwnTags } = settings;
  const isSetAside = kinds === "dots";

  const hasUsed = !isSetAside && tags.some(({ tag, problem }) => tag !== null && problem === null);

  function noteOf(): string {
    if (isSetAside) return t("ownTags.setAside");
    const refused = tags.filter(({ problem }) => problem !== null);
    const words = refused.slice(0, MAX_WORDS).map((own) => {
      const name = own.series === undefined ? own.source : nameOwnTag(own);
      return `${name.slice(0, MAX_WORD_LENGTH)} (${t(`ownTags.problems.${own.problem!}`, { count: 1 })})`;
    });
    return words.length === 0 ? "" : t("ownTags.refused", { words: words.join(", ") });
  }

  return (
    <>
      {tagsText !== "" && <SpokenText id={noteId} role="status" text={noteOf()} />}
      {tags.length > 0 && (
        <OwnTagList
          text={tagsText}
          tags={tags}
          isSetAside={isSetAside}
          onChange={(text) => onChange({ tagsText: text })}
        />
      )}
      {hasUsed && (
        <label className="choice">
          <Checkbox checked={onlyOwnTags} onChange={(event) => onChange({ onlyOwnTags: event.target.checked })} />
          <span>{t("ownTags.only")}</span>
        </label>
      )}
    </>
  );
}

/**
 * Judges the text of the field for own tags.
 *
 * @param draft The text in the address field. Some tags fit one address and not another.
 * @returns The tags, and the attributes that follow for the field. It is as high as its text, up to five lines.
 */
export function judgeTagsField(text: string, draft: string, isTyping: boolean) {
  const read = parseAddress(draft);
  const tags = judgeOwnTags(text, read.ok ? read.address.username : null, isTyping);
  const rows = text.split("\n").reduce((count, line) => count + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);
  const isInvalid = tags.some(({ problem }) => problem !== null);
  return { tags, fieldProps: { rows: Math.min(rows, MAX_ROWS), "aria-invalid": isInvalid } };
}
