import { useEffect, useState } from "react";

import { onStorageChange, writeStorage } from "../platform/storage";
import {
  applyTheme,
  onSystemThemeChange,
  readThemePreference,
  THEME_KEY,
  type ThemePreference,
  toTheme,
} from "./theme";

/** Holds the theme preference and applies it. Follows changes of the system and of other tabs. */
export function useTheme() {
  const [preference, setPreference] = useState(readThemePreference);

  useEffect(() => onStorageChange(THEME_KEY, () => setPreference(readThemePreference())), []);

  useEffect(() => {
    const apply = () => applyTheme(preference);
    apply();
    return onSystemThemeChange(apply);
  }, [preference]);

  function changePreference(next: ThemePreference): void {
    writeStorage(THEME_KEY, next);
    setPreference(next);
  }

  function toggleTheme(): void {
    changePreference(toTheme(preference) === "dark" ? "light" : "dark");
  }

  return { preference, changePreference, toggleTheme };
}
