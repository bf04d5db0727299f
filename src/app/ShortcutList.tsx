import { useState } from "react";

import { useTexts } from "../i18n/useTexts";
import { Checkbox } from "../ui/Checkbox";
import { areShortcutsOn, findShortcutOwner } from "./listenForShortcuts";
import styles from "./ShortcutList.module.css";
import { useDialogTexts } from "./useDialogTexts";

/**
 * Lists the keyboard shortcuts that act on what is shown, and lets a person turn them off, as WCAG asks for single-key shortcuts:
 * https://www.w3.org/TR/WCAG22/#character-key-shortcuts
 */
export function ShortcutList() {
  const t = useDialogTexts();
  const form = useTexts("form");
  const [isOn, setIsOn] = useState(areShortcutsOn);

  function handleChange(next: boolean): void {
    document.documentElement.dataset.shortcuts = next ? "on" : "off";
    setIsOn(next);
  }

  const meanings = {
    "/": t("shortcuts.field"),
    n: t("shortcuts.site"),
    f: t("shortcuts.search"),
    g: form("generate"),
    s: form("shuffle"),
    "?": t("shortcuts.help"),
  };
  const shortcuts = Object.entries(meanings).filter(([key]) => findShortcutOwner(key) !== undefined);
  return (
    <div>
      <dl className={styles.list}>
        {shortcuts.map(([key, meaning]) => (
          <div key={key} className={styles.entry}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {isShown("[role=grid]") && <p className={styles.note}>{t("shortcuts.list")}</p>}
      {isShown("[data-given]") && <p className={styles.note}>{t("shortcuts.given")}</p>}
      <label className={styles.switch}>
        <Checkbox checked={isOn} onChange={({ target }) => handleChange(target.checked)} />
        {t("shortcuts.switch")}
      </label>
      <p className={styles.note}>{t("shortcuts.note")}</p>
    </div>
  );
}

function isShown(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility() === true;
}
