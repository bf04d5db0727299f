import { useId, useRef, useState } from "react";

import type { JudgedTag } from "../../core";
import { judgeOwnTags, MAX_RESULTS, parseAddress, tagOfSeries, tagsOf, toOtherDomain } from "../../core";
import { nameFirst } from "../../i18n/nameFirst";
import { useTexts } from "../../i18n/useTexts";
import { Checkbox } from "../../ui/Checkbox";
import { bringIntoSight } from "../../ui/Disclosure";
import { SpokenText } from "../../ui/SpokenText";
import { PLAIN_TEXT, useFieldText } from "../../ui/useFieldText";
import type { MakeState, Settings } from "../makeReducer";
import styles from "./SettingsPanel.module.css";

const NAME_MAX_LENGTH = 40;

const MAX_ROWS = 5;
/** About as many characters as fit on a line of a phone. */
const LINE_LENGTH = 30;

interface SettingsPanelProps extends Pick<MakeState, "draft" | "settings"> {
  readonly id: string;
  readonly onChange: (changes: Partial<Settings>) => void;
}

export function SettingsPanel(props: SettingsPanelProps) {
  const { id, draft, settings, onChange } = props;
  const t = useTexts("make");
  const parsed = parseAddress(draft);
  const otherDomain = toOtherDomain(parsed.ok ? parsed.address.domain : "gmail.com");

  return (
    <div
      ref={bringIntoSight}
      id={id}
      role="group"
      aria-label={t("settings")}
      className={`surface stack ${styles.panel}`}
    >
      <OwnTags {...props} username={parsed.ok ? parsed.address.username : null} />
      <Count {...props} />
      <label className="choice">
        <Checkbox
          checked={settings.includeDomainVariants}
          onChange={(event) => onChange({ includeDomainVariants: event.target.checked })}
        />
        <span>{t("options.otherHost", { domain: otherDomain })}</span>
      </label>
    </div>
  );
}

function OwnTags({ username, settings, onChange }: SettingsPanelProps & { readonly username: string | null }) {
  const t = useTexts("make");
  const id = useId();
  const { tagsText, onlyOwnTags } = settings;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isTyping, setIsTyping] = useState(false);
  const tags = judgeOwnTags(tagsText, username);
  const used = tags.filter(({ problem }) => problem === null);
  const count = tagsOf(tags).length;
  // A person may go on typing the last word.
  const refused = tags.filter(({ problem, source }) => problem !== null && !(isTyping && tagsText.endsWith(source)));
  const said = refused.length === 0 ? "" : t("ownTags.refused", { words: nameFirst(refused, nameRefused) });
  const rows = tagsText.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);

  function nameRefused(own: JudgedTag): string {
    const name = own.series === undefined ? own.source : nameOwnTag(own);
    return `${name.slice(0, NAME_MAX_LENGTH)} (${t(`ownTags.problems.${own.problem!}`)})`;
  }

  useFieldText(field, tagsText, (text, event) => {
    setIsTyping(event?.type === "input");
    onChange({ tagsText: text });
  });

  return (
    <div className="stack near">
      <label htmlFor={`${id}field`}>{t("tags")}</label>
      <textarea
        ref={field}
        id={`${id}field`}
        name="tags"
        className={`mono ${styles.field}`}
        rows={Math.min(rows, MAX_ROWS)}
        {...PLAIN_TEXT}
        placeholder={t("tagsExample")}
        aria-describedby={`${id}note`}
        aria-invalid={refused.length > 0}
        onBlur={() => setIsTyping(false)}
      />
      <div id={`${id}note`} className="stack tight">
        <p className="note" translate={used.length === 0 ? undefined : "no"}>
          {used.length === 0 ? t("tagsNote") : t("ownTags.used", { count, words: nameFirst(used, nameOwnTag) })}
        </p>
        {said !== "" && <p className="fault">{said}</p>}
      </div>
      <SpokenText text={said} translate="no" />
      {used.length > 0 && (
        <label className="choice">
          <Checkbox checked={onlyOwnTags} onChange={(event) => onChange({ onlyOwnTags: event.target.checked })} />
          <span>{t("ownTags.only")}</span>
        </label>
      )}
    </div>
  );
}

/** Names an own tag as a list uses it, such as `test01 … test50`. */
function nameOwnTag({ source, tag, series }: JudgedTag): string {
  if (tag === null) return source;
  const last = series === undefined ? tag : tagOfSeries(series, series.last);
  return last === tag ? tag : `${tag} … ${last}`;
}

function Count({ settings: { maxResults }, onChange }: SettingsPanelProps) {
  const t = useTexts("make");
  const id = useId();
  const [count, setCount] = useState(String(maxResults));

  function handleChange(text: string): void {
    setCount(text);
    if (text !== "") onChange({ maxResults: Math.min(Math.max(Math.trunc(Number(text)), 1), MAX_RESULTS) });
  }

  return (
    <div className="stack tight">
      <label htmlFor={id}>{t("options.count")}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_RESULTS}
        value={count}
        aria-describedby={`${id}range`}
        aria-invalid={Number(count) !== maxResults}
        onChange={(event) => handleChange(event.target.value)}
        onBlur={() => setCount(String(maxResults))}
      />
      <p id={`${id}range`} className="note">
        {t("options.range", { most: MAX_RESULTS })}
      </p>
    </div>
  );
}
