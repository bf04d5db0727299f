import type { JudgedTag } from "../../core";
import { SpokenText } from "../../ui/SpokenText";
import { useAfterInputTexts } from "../useAfterInputTexts";

/** Of how many refused words it says the reason, and how much of each word. */
const MAX_WORDS = 3;
const MAX_WORD_LENGTH = 40;

interface OwnTagsNoteProps {
  readonly id: string;
  readonly tags: readonly JudgedTag[];
  /** Whether lists have dots only, and so no tags. */
  readonly isSetAside: boolean;
}

/** Tells a screen reader which own tags are not used, and why. It describes the field, and speaks when it changes. */
export function OwnTagsNote({ id, tags, isSetAside }: OwnTagsNoteProps) {
  const t = useAfterInputTexts();
  const refused = tags.flatMap(({ source, problem }) => (problem === null ? [] : [{ source, problem }]));
  const words = refused
    .slice(0, MAX_WORDS)
    .map(({ source, problem }) => `${source.slice(0, MAX_WORD_LENGTH)} (${t(`ownTags.problems.${problem}`)})`);
  const summary = refused.length === 0 ? "" : t("ownTags.refused", { words: words.join(", ") });

  return <SpokenText id={id} role="status" text={isSetAside ? t("ownTags.setAside") : summary} />;
}
