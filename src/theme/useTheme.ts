import { createContext, useContext } from "react";

import type { ThemePreference } from "./themePreference";

interface ThemeContextValue {
  readonly preference: ThemePreference;
  readonly changePreference: (preference: ThemePreference) => void;
  /** Changes from dark to light or back, whatever the preference was. */
  readonly toggleTheme: () => void;
}

export const ThemeContext = createContext<ThemeContextValue | null>(null);

/** The theme preference and the ways to change it. Works below a `ThemeProvider` only. */
export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext);
  if (value === null) throw new Error("useTheme is called outside a ThemeProvider");
  return value;
}
