import { readQueryParameter, writeQueryParameter } from "../platform/queryParameter";
import { readStorage, writeStorage } from "../platform/storage";
import { type Language, toLanguage } from "./languages/languages";

const STORAGE_KEY = "plusdot.generator.language";
export const LANGUAGE_PARAMETER = "lang";

export function readSharedLanguage(): Language | null {
  return toLanguage(readQueryParameter(LANGUAGE_PARAMETER));
}

export function resolveLanguage(): Language {
  return readSharedLanguage() ?? toLanguage(readStorage(STORAGE_KEY)) ?? toLanguage(navigator.language) ?? "en";
}

export function saveLanguage(language: Language): void {
  writeStorage(STORAGE_KEY, language);
  writeQueryParameter(LANGUAGE_PARAMETER, language, "push");
}
