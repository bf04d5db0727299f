import { useEffect, useState } from "react";

import { writeStorage } from "../platform/storage";
import { darkSystemQuery, readThemePreference, showTheme, THEME_KEY, toTheme } from "./theme";

/** Applies the theme preference, and follows changes of the system and of other tabs. */
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

  const toggleTheme = () => changePreference(toTheme(preference) === "dark" ? "light" : "dark");

  return { preference, changePreference, toggleTheme };
}
