import { AtSign, CircleDot, Plus, ShieldCheck } from "lucide-react";
import { memo } from "react";

import { useTexts } from "../i18n/useTexts";
import styles from "./HelpSection.module.css";

const topics = [
  { key: "dots", Icon: CircleDot },
  { key: "plus", Icon: Plus },
  { key: "host", Icon: AtSign },
  { key: "privacy", Icon: ShieldCheck },
] as const;

export const HelpSection = memo(function HelpSection() {
  const t = useTexts("help");
  return (
    <section className={`below ${styles.help}`} aria-label={t("title")}>
      {topics.map(({ key, Icon }) => (
        <article key={key} className={`stack near ${styles.topic}`}>
          <h2>
            <Icon aria-hidden />
            {t(`${key}.title`)}
          </h2>
          <p className="note">{t(`${key}.text`)}</p>
        </article>
      ))}
    </section>
  );
});
