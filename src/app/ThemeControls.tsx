import { Monitor, Moon, Palette, Sun } from "lucide";
import { useEffect, useState } from "react";

import { useTexts } from "../i18n/useTexts";
import { writeStorage } from "../platform/storage";
import { darkSystemQuery, readThemePreference, showTheme, THEME_KEY, themePreferences, toTheme } from "./theme";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { RadioMenu } from "../ui/RadioMenu";
import styles from "./ThemeControls.module.css";

const icons = { light: <Icon node={Sun} />, dark: <Icon node={Moon} />, system: <Icon node={Monitor} /> };

export function ThemeControls() {
  const t = useTexts("header");
  const [preference, setPreference] = useState(readThemePreference);

  useEffect(() => {
    const controller = new AbortController();
    const apply = () => showTheme(toTheme(preference));
    function follow({ key }: StorageEvent): void {
      // It is null if another tab cleared the whole storage.
      if (key === THEME_KEY || key === null) setPreference(readThemePreference());
    }
    apply();
    darkSystemQuery().addEventListener("change", apply, controller);
    window.addEventListener("storage", follow, controller);
    return () => controller.abort();
  }, [preference]);

  function changePreference(next: typeof preference): void {
    writeStorage(THEME_KEY, next);
    setPreference(next);
  }

  return (
    <>
      <Button
        variant="quiet"
        name="toggle-theme"
        isRepeatable
        aria-label={t("toggleTheme")}
        title={t("toggleTheme")}
        onClick={() => changePreference(toTheme(preference) === "dark" ? "light" : "dark")}
      >
        {/* The style sheet picks the icon, because the page is prerendered before the theme is known. */}
        <Icon node={Sun} className={styles.inDark} />
        <Icon node={Moon} className={styles.inLight} />
      </Button>
      <RadioMenu
        name="theme"
        label={t("theme")}
        face={<Icon node={Palette} />}
        groupLabel={t("theme")}
        options={themePreferences.map((value) => ({ value, label: t(`themes.${value}`), icon: icons[value] }))}
        value={preference}
        onChange={changePreference}
      />
    </>
  );
}
