import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";

import { applyTheme, onSystemThemeChange, toTheme } from "./applyTheme";
import {
  onThemePreferenceChange,
  readThemePreference,
  saveThemePreference,
  type ThemePreference,
} from "./themePreference";
import { ThemeContext } from "./useTheme";

/** Holds the theme preference and applies it. Follows changes of the system and of other tabs. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const [preference, setPreference] = useState(readThemePreference);

  useEffect(() => onThemePreferenceChange(setPreference), []);

  useEffect(() => {
    const apply = () => applyTheme(toTheme(preference));
    apply();
    return onSystemThemeChange(apply);
  }, [preference]);

  const changePreference = useCallback((next: ThemePreference) => {
    saveThemePreference(next);
    setPreference(next);
  }, []);

  const value = useMemo(
    () => ({
      preference,
      changePreference,
      toggleTheme: () => changePreference(toTheme(preference) === "dark" ? "light" : "dark"),
    }),
    [preference, changePreference],
  );
  return <ThemeContext value={value}>{children}</ThemeContext>;
}
