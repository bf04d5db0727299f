import type { ThemePreference } from "./themePreference";

export type Theme = "light" | "dark";

/** Resolves a preference to a theme. `system` means the operating system's theme at this moment. */
export function toTheme(preference: ThemePreference): Theme {
  if (preference !== "system") return preference;
  return darkSystemQuery().matches ? "dark" : "light";
}

/** Gives the page the theme, and the browser's own bars its colour. */
export function applyTheme(theme: Theme): void {
  for (const name of ["light", "dark"] as const) {
    const isOn = name === theme;
    document.documentElement.classList.toggle(name, isOn);
    // In the built page each tag is for one theme of the system: build/themeColorTags.ts.
    document.querySelector(`meta[data-theme=${name}]`)?.setAttribute("media", isOn ? "all" : "not all");
  }
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
