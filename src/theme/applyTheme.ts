import type { ThemePreference } from "./themePreference";

export type Theme = "light" | "dark";

/** Resolves a preference to a theme. `system` means the operating system's theme at this moment. */
export function toTheme(preference: ThemePreference): Theme {
  if (preference !== "system") return preference;
  return darkSystemQuery().matches ? "dark" : "light";
}

export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.remove("light", "dark");
  classList.add(theme);
}

/** Calls the listener when the operating system changes its theme. @returns Removes the listener. */
export function onSystemThemeChange(listener: () => void): () => void {
  const query = darkSystemQuery();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function darkSystemQuery(): MediaQueryList {
  return window.matchMedia("(prefers-color-scheme: dark)");
}
