import { useEffect, useState } from "react";

import { applyTheme, onSystemThemeChange, toTheme } from "./applyTheme";
import { holdMotion } from "./holdMotion";
import {
  onThemePreferenceChange,
  readThemePreference,
  saveThemePreference,
  type ThemePreference,
} from "./themePreference";

/** Holds the theme preference and applies it. Follows changes of the system and of other tabs. */
export function useTheme() {
  const [preference, setPreference] = useState(readThemePreference);

  useEffect(() => onThemePreferenceChange(setPreference), []);

  useEffect(() => {
    function apply(): void {
      const theme = toTheme(preference);
      // The built page has it before the program runs.
      if (!document.documentElement.classList.contains(theme)) holdMotion();
      applyTheme(theme);
    }
    apply();
    return onSystemThemeChange(apply);
  }, [preference]);

  function changePreference(next: ThemePreference): void {
    saveThemePreference(next);
    setPreference(next);
  }

  /** Switches to the opposite of the current theme, and saves that as the preference. */
  function toggleTheme(): void {
    changePreference(toTheme(preference) === "dark" ? "light" : "dark");
  }

  return { preference, changePreference, toggleTheme };
}
