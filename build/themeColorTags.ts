import { tag } from "./tag.ts";

/** The background of each theme in src/app/page.css. The browser gives its own bars the same colour. */
export const THEME_COLORS = { light: "#f7f8f7", dark: "#14171a" };

/** Each colour follows the system's theme until src/theme/theme.ts knows which theme was chosen. */
export function toThemeColorTags(): string[] {
  return Object.entries(THEME_COLORS).map(([theme, content]) =>
    tag("meta", { name: "theme-color", "data-theme": theme, media: `(prefers-color-scheme: ${theme})`, content }),
  );
}
