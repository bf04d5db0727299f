import { Monitor, Moon, Palette, Sun } from "lucide-react";
import { useEffect, useState } from "react";

import { useTexts } from "../i18n/useTexts";
import { writeStorage } from "../platform/storage";
import {
  darkSystemQuery,
  readThemePreference,
  showTheme,
  THEME_KEY,
  THEME_TOGGLE,
  themePreferences,
  toTheme,
} from "./theme";
import { Button } from "../ui/Button";
import { Popover } from "../ui/Popover";
import { RadioGroup } from "../ui/RadioGroup";
import styles from "./ThemeControls.module.css";

const icons = { light: <Sun aria-hidden />, dark: <Moon aria-hidden />, system: <Monitor aria-hidden /> };

export function ThemeControls() {
  const t = useTexts("header");
  const { preference, changePreference, toggleTheme } = useTheme();
  return (
    <>
      <Button
        variant="quiet"
        name="toggle-theme"
        isRepeatable
        {...{ [THEME_TOGGLE]: "" }}
        aria-label={t("toggleTheme")}
        title={t("toggleTheme")}
        onClick={toggleTheme}
      >
        {/* The style sheet picks the icon, because the page is prerendered before the theme is known. */}
        <Sun aria-hidden className={styles.inDark} />
        <Moon aria-hidden className={styles.inLight} />
      </Button>
      <Popover name="theme" label={t("theme")} face={<Palette aria-hidden />}>
        <RadioGroup
          name="theme"
          label={t("theme")}
          options={themePreferences.map((value) => ({ value, label: t(`themes.${value}`), icon: icons[value] }))}
          value={preference}
          onChange={changePreference}
        />
      </Popover>
    </>
  );
}

/** Holds the theme preference and applies it. Follows changes of the system and of other tabs. */
export function useTheme() {
  const [preference, setPreference] = useState(readThemePreference);

  useEffect(() => {
    function follow({ key }: StorageEvent): void {
      // It is null if another tab cleared the whole storage.
      if (key === THEME_KEY || key === null) setPreference(readThemePreference());
    }
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);

  useEffect(() => {
    const apply = () => showTheme(toTheme(preference));
    apply();
    const query = darkSystemQuery();
    query.addEventListener("change", apply);
    return () => query.removeEventListener("change", apply);
  }, [preference]);

  function changePreference(next: typeof preference): void {
    writeStorage(THEME_KEY, next);
    setPreference(next);
  }

  function toggleTheme(): void {
    changePreference(toTheme(preference) === "dark" ? "light" : "dark");
  }

  return { preference, changePreference, toggleTheme };
}
