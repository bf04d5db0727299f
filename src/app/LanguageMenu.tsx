import { useState } from "react";

import { useLanguage, useTexts } from "../i18n/useTexts";
import { fileOf, type Language, languageOf, languages } from "../i18n/languages/languages";
import { useLoad } from "../toasts/useLoad";
import { RadioMenu } from "../ui/RadioMenu";
import styles from "./LanguageMenu.module.css";

const flags = import.meta.glob<string>("/src/i18n/languages/*/flag.svg", { eager: true, import: "default" });

export function LanguageMenu() {
  const t = useTexts("header");
  const { language, changeLanguage } = useLanguage();
  const load = useLoad(useTexts("failures")("language"));
  // The choice is marked at once, while its texts load. An async transition would do the same, but React batches
  // those: every other transition would wait for the texts. https://react.dev/reference/react/useTransition
  const [pending, setPending] = useState<Language | null>(null);

  async function handleChange(next: Language): Promise<void> {
    setPending(next);
    await load({ load: () => changeLanguage(next) });
    setPending((current) => (current === next ? null : current));
  }

  return (
    <RadioMenu
      name="language"
      label={t("language", { name: languageOf[language].name })}
      face={
        <>
          <Flag language={language} />
          <span className={styles.name}>{languageOf[language].name}</span>
        </>
      }
      groupLabel={t("languages")}
      options={languages.map((value) => ({
        value,
        label: languageOf[value].name,
        // Lazy, so that the flags of a closed menu are not fetched.
        icon: <Flag language={value} loading="lazy" />,
        lang: languageOf[value].locale,
      }))}
      value={pending ?? language}
      onChange={(next) => void handleChange(next)}
    />
  );
}

function Flag({ language, loading }: { readonly language: Language; readonly loading?: "lazy" }) {
  const [, url] = fileOf(flags, language);
  return <img src={url} alt="" width={22} height={15} loading={loading} className={styles.flag} />;
}
