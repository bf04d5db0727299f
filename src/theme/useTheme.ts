import { useEffect, useRef, useState } from "react";

import { onStorageChange, writeStorage } from "../platform/storage";
import { darkSystemQuery, markToggle, readThemePreference, showTheme, THEME_KEY, toTheme } from "./theme";

/** Holds the theme preference and applies it. Follows changes of the system and of other tabs. `toggle` is its button. */
export function useTheme() {
  const [preference, setPreference] = useState(readThemePreference);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => onStorageChange(THEME_KEY, () => setPreference(readThemePreference())), []);

  useEffect(() => {
    function apply(): void {
      const theme = toTheme(preference);
      showTheme(theme);
      markToggle(toggle.current, theme);
    }
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

  return { preference, toggle, changePreference, toggleTheme };
}
