import brazil from "flags/BR.svg";
import spain from "flags/ES.svg";
import france from "flags/FR.svg";
import unitedKingdom from "flags/GB.svg";
import { startTransition, useOptimistic } from "react";
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
  // At once, though its texts are under way: going back to the language of the page is a choice as well.
  const [chosen, setChosen] = useOptimistic(language);

  function handleChange(next: Language): void {
    startTransition(async () => {
      setChosen(next);
      await retry(() => changeLanguage(next), failures("language"));
    });
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
        value={chosen}
        onChange={handleChange}
      />
    </Popover>
  );
}

function Flag({ language }: { readonly language: Language }) {
  return <img src={flags[language]} alt="" width={22} height={15} className={styles.flag} />;
}
