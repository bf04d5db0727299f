import type { ThemePreference } from "./themePreference";

export type Theme = "light" | "dark";

/** The theme that a preference comes to at this moment: `system` is what the operating system asks for. */
export function toTheme(preference: ThemePreference): Theme {
  if (preference !== "system") return preference;
  return darkSystemQuery().matches ? "dark" : "light";
}

/** Puts the theme's class on the root element, and takes the other one off. */
export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.remove("light", "dark");
  classList.add(theme);
}

/** Calls back when the operating system changes its theme. @returns Ends the calls. */
export function onSystemThemeChange(listener: () => void): () => void {
  const query = darkSystemQuery();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function darkSystemQuery(): MediaQueryList {
  return window.matchMedia("(prefers-color-scheme: dark)");
}
