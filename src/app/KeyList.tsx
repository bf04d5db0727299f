import { useState } from "react";
import { useTranslations } from "use-intl/react";

import { Checkbox } from "../ui/Checkbox";
import styles from "./KeyList.module.css";
import { areKeysOn, switchKeys } from "./keySwitch";

/** The keys of the page, and the way to do without them: https://www.w3.org/TR/WCAG22/#character-key-shortcuts */
export function KeyList() {
  const t = useTranslations();
  const [isOn, setIsOn] = useState(areKeysOn);

  function handleChange(next: boolean): void {
    switchKeys(next);
    setIsOn(next);
  }

  const keys = [
    ["/", t("keys.field")],
    ["f", t("keys.search")],
    ["g", t("form.generate")],
    ["s", t("form.shuffle")],
    ["?", t("keys.help")],
  ];
  return (
    <div>
      <dl className={styles.list}>
        {keys.map(([key, meaning]) => (
          <div key={key} className={styles.entry}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <Checkbox checked={isOn} onChange={({ target }) => handleChange(target.checked)} />
        {t("keys.switch")}
      </label>
      <p className={styles.note}>{t("keys.note")}</p>
    </div>
  );
}
