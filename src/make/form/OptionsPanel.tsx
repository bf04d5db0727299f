import { useId, useState } from "react";

import { countDotPlacements, MAX_RESULTS, parseAddress, toOtherDomain } from "../../core";
import { useLanguage } from "../../i18n/useLanguage";
import { useTexts } from "../../i18n/useTexts";
import { languageOf } from "../../i18n/languages/languages";
import { bringIntoSight } from "../../ui/bringIntoSight";
import { Checkbox } from "../../ui/Checkbox";
import "../../ui/select.css";
import type { MakeState, Settings } from "../makeReducer";
import styles from "./OptionsPanel.module.css";

const KINDS = ["both", "tags", "dots"] as const;

interface OptionsPanelProps extends Pick<MakeState, "draft" | "settings"> {
  readonly id: string;
  readonly onChange: (changes: Partial<Settings>) => void;
}

export function OptionsPanel({ id, draft, settings, onChange }: OptionsPanelProps) {
  const t = useTexts("make");
  const countId = useId();
  const kindsId = useId();
  const rangeId = useId();
  const { maxResults, includeDomainVariants, kinds } = settings;
  const [count, setCount] = useState(String(maxResults));
  const parsed = parseAddress(draft);
  const isOutOfRange = Number(count) !== maxResults;
  const otherDomain = toOtherDomain(parsed.ok ? parsed.address.domain : "gmail.com");

  function handleCountChange(text: string): void {
    setCount(text);
    const number = Math.trunc(Number(text));
    if (text !== "" && !Number.isNaN(number)) onChange({ maxResults: Math.min(Math.max(number, 1), MAX_RESULTS) });
  }

  return (
    <div
      ref={bringIntoSight}
      id={id}
      role="group"
      aria-label={t("options.title")}
      className={`surface stack ${styles.panel}`}
    >
      <div className="stack tight">
        <label htmlFor={countId}>{t("options.count")}</label>
        <input
          id={countId}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_RESULTS}
          value={count}
          aria-describedby={rangeId}
          aria-invalid={isOutOfRange}
          onChange={(event) => handleCountChange(event.target.value)}
          onBlur={() => setCount(String(maxResults))}
        />
        <p id={rangeId} className="note">
          {t("options.range", { most: MAX_RESULTS })}
        </p>
      </div>
      <div className="stack tight">
        <label htmlFor={kindsId}>{t("options.kinds")}</label>
        <select id={kindsId} value={kinds} onChange={({ target }) => onChange({ kinds: KINDS[target.selectedIndex]! })}>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`options.kindNames.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      <label className="choice">
        <Checkbox
          checked={includeDomainVariants}
          onChange={(event) => onChange({ includeDomainVariants: event.target.checked })}
        />
        <span>{t("options.otherHost", { domain: otherDomain })}</span>
      </label>
      {parsed.ok && <DotPlacements username={parsed.address.username} />}
    </div>
  );
}

/** Shows the exact number, which can be too large for a `number`. */
function DotPlacements({ username }: { readonly username: string }) {
  const t = useTexts("make");
  const { language } = useLanguage();
  const [name = ""] = username.split("+", 1);
  const placements = countDotPlacements(username);
  const gaps = placements.toString(2).length - 1;
  return (
    <p>
      <span className="quiet">{t("options.placements", { name })}</span>{" "}
      <strong translate="no">
        <span aria-hidden>
          2<sup>{gaps}</sup> ={" "}
        </span>
        {placements.toLocaleString(languageOf[language].locale)}
      </strong>
    </p>
  );
}
