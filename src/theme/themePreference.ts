import { onStorageChange, readStorage, writeStorage } from "../platform/storage";

export const themePreferences = ["light", "dark", "system"] as const;

export type ThemePreference = (typeof themePreferences)[number];

const STORAGE_KEY = "plusdot.theme";

/** Returns the saved preference, or `system` if there is none. */
export function readThemePreference(): ThemePreference {
  return toThemePreference(readStorage(STORAGE_KEY));
}

export function saveThemePreference(preference: ThemePreference): void {
  writeStorage(STORAGE_KEY, preference);
}

/** Calls the listener when another tab changes the preference. @returns Removes the listener. */
export function onThemePreferenceChange(listener: (preference: ThemePreference) => void): () => void {
  return onStorageChange(STORAGE_KEY, (value) => listener(toThemePreference(value)));
}

function toThemePreference(value: string | null): ThemePreference {
  return themePreferences.find((preference) => preference === value) ?? "system";
}
