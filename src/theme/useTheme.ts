import { useEffect, useState } from "react";

import {
  applyTheme,
  onSystemThemeChange,
  onThemePreferenceChange,
  readThemePreference,
  saveThemePreference,
  type ThemePreference,
  toTheme,
} from "./theme";

/** Holds the theme preference and applies it. Follows changes of the system and of other tabs. */
export function useTheme() {
  const [preference, setPreference] = useState(readThemePreference);

  useEffect(() => onThemePreferenceChange(setPreference), []);

  useEffect(() => {
    const apply = () => applyTheme(toTheme(preference));
    apply();
    return onSystemThemeChange(apply);
  }, [preference]);

  function changePreference(next: ThemePreference): void {
    saveThemePreference(next);
    setPreference(next);
  }

  function toggleTheme(): void {
    changePreference(toTheme(preference) === "dark" ? "light" : "dark");
  }

  return { preference, changePreference, toggleTheme };
}
