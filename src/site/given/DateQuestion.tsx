import type { AmbiguousDates, DateOrder } from "../../core";
import { toLongDate } from "../../i18n/toLongDate";
import { useLanguage } from "../../i18n/useLanguage";
import { Button } from "../../ui/Button";
import styles from "./GivenAddresses.module.css";
import { useGivenTexts } from "./useGivenTexts";

interface DateQuestionProps {
  /** The name of the file. */
  readonly name: string;
  readonly dates: AmbiguousDates;
  readonly onAnswer: (order: DateOrder) => void;
}

/** Asks in which order the dates of a backup are, by the days that one of them can be. */
export function DateQuestion({ name, dates: { date, days }, onAnswer }: DateQuestionProps) {
  const t = useGivenTexts();
  const { language } = useLanguage();

  return (
    <>
      <p>{t("opening.whichDay", { name, date })}</p>
      <div className={styles.buttons}>
        {Array.from(days, ([day, order]) => (
          <Button key={day} onClick={() => onAnswer(order)}>
            {toLongDate(day, language)}
          </Button>
        ))}
      </div>
    </>
  );
}
