import { readStorage } from "../platform/storage";

export const themePreferences = ["light", "dark", "system"] as const;

type ThemePreference = (typeof themePreferences)[number];

export const THEME_KEY = "plusdot.theme";

export function readThemePreference(): ThemePreference {
  const stored = readStorage(THEME_KEY);
  return themePreferences.find((preference) => preference === stored) ?? "system";
}

export function toTheme(preference: ThemePreference): "light" | "dark" {
  if (preference !== "system") return preference;
  return darkSystemQuery().matches ? "dark" : "light";
}

/** Gives the page its theme. React does not render it, because the page is prerendered before the theme is known. */
export function showTheme(theme: ReturnType<typeof toTheme>): void {
  for (const name of ["light", "dark"] as const) {
    const isOn = name === theme;
    document.documentElement.classList.toggle(name, isOn);
    // The colour of the browser's own bars. In the built page each tag is for one theme of the system.
    document.querySelector(`meta[data-theme=${name}]`)?.setAttribute("media", isOn ? "all" : "not all");
  }
  // It may not have arrived.
  document.querySelector("[name=toggle-theme]")?.setAttribute("aria-pressed", String(theme === "dark"));
}

export const darkSystemQuery = () => window.matchMedia("(prefers-color-scheme: dark)");
