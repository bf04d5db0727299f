import { useEffect, useState } from "react";

import { useTexts } from "../i18n/useTexts";
import { onStorageChange } from "../platform/storage";
import { Checkbox } from "../ui/Checkbox";
import { Dialog, type DialogState } from "../ui/Dialog";
import { LIST_KEYS, SHORTCUTS } from "../ui/shortcuts";
import { areShortcutsOn, findShortcutOwner, SHORTCUTS_KEY, switchShortcuts } from "./listenForShortcuts";
import styles from "./ShortcutList.module.css";

/* The dialogs of the frame. They are one file, because each request costs a phone more than its bytes do. */

export function About(state: DialogState) {
  const t = useTexts("about");
  const footer = useTexts("footer");
  return (
    <Dialog {...state} title={t("title")}>
      <p>{t("purpose")}</p>
      <p>{t("privacy")}</p>
      <p>{t("storage")}</p>
      <section>
        <h3>{footer("shortcuts")}</h3>
        <ShortcutList />
      </section>
      <p>{t("affiliation")}</p>
    </Dialog>
  );
}

export function ShortcutsDialog(state: DialogState) {
  const footer = useTexts("footer");
  return (
    <Dialog {...state} title={footer("shortcuts")}>
      <ShortcutList />
    </Dialog>
  );
}

/**
 * Lists the keyboard shortcuts that act on what is shown, and lets a person turn them off, as WCAG asks for single-key shortcuts:
 * https://www.w3.org/TR/WCAG22/#character-key-shortcuts
 */
function ShortcutList() {
  const t = useTexts("shortcuts");
  const form = useTexts("generator");
  const [isOn, setIsOn] = useState(areShortcutsOn);

  useEffect(() => onStorageChange(SHORTCUTS_KEY, () => setIsOn(areShortcutsOn())), []);

  function handleChange(next: boolean): void {
    switchShortcuts(next);
    setIsOn(next);
  }

  const meanings = {
    [SHORTCUTS.field]: t("field"),
    [SHORTCUTS.site]: t("site"),
    [SHORTCUTS.search]: t("search"),
    [SHORTCUTS.generate]: form("generate"),
    [SHORTCUTS.shuffle]: form("shuffle"),
    [SHORTCUTS.help]: t("help"),
  };
  const shortcuts = Object.entries(meanings).filter(([key]) => findShortcutOwner(key) !== undefined);
  return (
    <div className="stack">
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
      {hasKeys("list") && <p className="quiet">{t("list")}</p>}
      {hasKeys("given") && <p className="quiet">{t("given")}</p>}
      <label className="choice">
        <Checkbox checked={isOn} onChange={({ target }) => handleChange(target.checked)} />
        {t("switch")}
      </label>
      <p className="quiet">{t("note")}</p>
    </div>
  );
}

function hasKeys(list: "list" | "given"): boolean {
  return document.querySelector(`[${LIST_KEYS}=${list}]`)?.checkVisibility() === true;
}
