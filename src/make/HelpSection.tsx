import { AtSign, CircleDot, Plus, ShieldCheck } from "lucide";
import { memo } from "react";

import { useTexts } from "../i18n/useTexts";
import styles from "./HelpSection.module.css";
import { Icon } from "../ui/Icon";

const ICONS = { dots: CircleDot, plus: Plus, host: AtSign, privacy: ShieldCheck };
const topics = ["dots", "plus", "host", "privacy"] as const;

export const HelpSection = memo(function HelpSection() {
  const t = useTexts("help");
  return (
    <section className={`stack ${styles.help}`} aria-label={t("title")}>
      {topics.map((key) => (
        <article key={key} className={`stack near ${styles.topic}`}>
          <h2>
            <Icon node={ICONS[key]} />
            {t(`${key}.title`)}
          </h2>
          <p className="note">{t(`${key}.text`)}</p>
        </article>
      ))}
    </section>
  );
});
