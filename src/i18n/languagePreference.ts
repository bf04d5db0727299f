import { readQueryParameter, writeQueryParameter } from "../platform/queryParameter";
import { readStorage, writeStorage } from "../platform/storage";
import { type Language, toLanguage } from "./languages";

const STORAGE_KEY = "plusdot.generator.language";
const QUERY_PARAMETER = "lang";

/** The language to start in: of the address bar, else the saved one, else the browser's, else English. */
export function resolveLanguage(): Language {
  return (
    toLanguage(readQueryParameter(QUERY_PARAMETER)) ??
    toLanguage(readStorage(STORAGE_KEY)) ??
    toLanguage(navigator.language) ??
    "en"
  );
}

/** Writes the language that a visit started in to the address bar, so that the address can be shared. */
export function shareLanguage(language: Language): void {
  writeQueryParameter(QUERY_PARAMETER, language, "replace");
}

/** Keeps a language that the person chose, for this address and for the next visit. */
export function saveLanguage(language: Language): void {
  writeStorage(STORAGE_KEY, language);
  writeQueryParameter(QUERY_PARAMETER, language, "push");
}
