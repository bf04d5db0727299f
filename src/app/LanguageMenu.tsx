import brazil from "flags/BR.svg";
import spain from "flags/ES.svg";
import france from "flags/FR.svg";
import unitedKingdom from "flags/GB.svg";
import { useState } from "react";
import { useTranslations } from "use-intl/react";

import { type Language, languageNames, languages, locales } from "../i18n/languages";
import { useLanguage } from "../i18n/useLanguage";
import { useRetry } from "../loading/useRetry";
import { Popover } from "../ui/Popover";
import { RadioGroup } from "../ui/RadioGroup";
import styles from "./LanguageMenu.module.css";

const flags: Record<Language, string> = { en: unitedKingdom, pt: brazil, es: spain, fr: france };

export function LanguageMenu() {
  const t = useTranslations("header");
  const failures = useTranslations("failures");
  const { language, changeLanguage } = useLanguage();
  const retry = useRetry();
  // Marked at once, while its texts are on their way. It is not the action of a transition, because React
  // would then hold back every other transition until they come: https://react.dev/reference/react/useTransition
  const [awaited, setAwaited] = useState<Language | null>(null);

  async function handleChange(next: Language): Promise<void> {
    setAwaited(next);
    await retry(() => changeLanguage(next), failures("language"));
    setAwaited((current) => (current === next ? null : current));
  }

  return (
    <Popover label={t("language", { name: languageNames[language] })} face={<Flag language={language} />}>
      <RadioGroup
        label={t("languages")}
        options={languages.map((value) => ({
          value,
          label: languageNames[value],
          icon: <Flag language={value} />,
          lang: locales[value],
        }))}
        value={awaited ?? language}
        onChange={(next) => void handleChange(next)}
      />
    </Popover>
  );
}

function Flag({ language }: { readonly language: Language }) {
  return <img src={flags[language]} alt="" width={22} height={15} className={styles.flag} />;
}
