import { useEffect, useState } from "react";

import { createUseTexts } from "../i18n/createUseTexts";
import { useTexts } from "../i18n/useTexts";
import type english from "../languages/en/dialogs.json";
import { onStorageChange } from "../platform/storage";
import { Checkbox } from "../ui/Checkbox";
import { Dialog, type DialogState } from "../ui/Dialog";
import { LIST_KEYS, SHORTCUTS } from "../ui/shortcuts";
import { areShortcutsOn, findShortcutOwner, SHORTCUTS_KEY, switchShortcuts } from "./listenForShortcuts";
import styles from "./ShortcutList.module.css";

/* The dialogs of the frame. They are one file, because each request costs a phone more than its bytes do. */

const useDialogTexts = createUseTexts(
  import.meta.glob<typeof english>("/src/languages/*/dialogs.json", { eager: true, import: "default" }),
);

export function About(state: DialogState) {
  const t = useDialogTexts();
  const footer = useTexts("footer");
  return (
    <Dialog {...state} title={t("about.title")}>
      <p>{t("about.purpose")}</p>
      <p>{t("about.privacy")}</p>
      <p>{t("about.storage")}</p>
      <section>
        <h3>{footer("shortcuts")}</h3>
        <ShortcutList />
      </section>
      <p>{t("about.affiliation")}</p>
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
  const t = useDialogTexts();
  const form = useTexts("form");
  const [isOn, setIsOn] = useState(areShortcutsOn);

  useEffect(() => onStorageChange(SHORTCUTS_KEY, () => setIsOn(areShortcutsOn())), []);

  function handleChange(next: boolean): void {
    switchShortcuts(next);
    setIsOn(next);
  }

  const meanings = {
    [SHORTCUTS.field]: t("shortcuts.field"),
    [SHORTCUTS.site]: t("shortcuts.site"),
    [SHORTCUTS.search]: t("shortcuts.search"),
    [SHORTCUTS.generate]: form("generate"),
    [SHORTCUTS.shuffle]: form("shuffle"),
    [SHORTCUTS.help]: t("shortcuts.help"),
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
      {hasKeys("list") && <p className="quiet">{t("shortcuts.list")}</p>}
      {hasKeys("given") && <p className="quiet">{t("shortcuts.given")}</p>}
      <label className="choice">
        <Checkbox checked={isOn} onChange={({ target }) => handleChange(target.checked)} />
        {t("shortcuts.switch")}
      </label>
      <p className="quiet">{t("shortcuts.note")}</p>
    </div>
  );
}

function hasKeys(list: "list" | "given"): boolean {
  return document.querySelector(`[${LIST_KEYS}=${list}]`)?.checkVisibility() === true;
}
