import { createContext, useContext } from "react";

import type { ThemePreference } from "./themePreference";

interface ThemeContextValue {
  readonly preference: ThemePreference;
  readonly changePreference: (preference: ThemePreference) => void;
  /** Switches to the opposite of the current theme, and saves that as the preference. */
  readonly toggleTheme: () => void;
}

export const ThemeContext = createContext<ThemeContextValue | null>(null);

export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext);
  if (value === null) throw new Error("useTheme is called outside a ThemeProvider");
  return value;
}
