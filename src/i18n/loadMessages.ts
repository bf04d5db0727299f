import { fileOf, type Language } from "../languages/languages";
import type english from "../languages/en/messages.json";
import { loadPart } from "../platform/loadPart";

/** All texts of the first view in one language. */
export type Messages = typeof english;

/** One lazy chunk per language. */
const files = import.meta.glob<{ default: Messages }>("/src/languages/*/messages.json");

/**
 * Loads the texts of a language, which the build has compiled.
 *
 * @throws {LoadError} If the chunk cannot be fetched.
 */
export async function loadMessages(language: Language): Promise<Messages> {
  const [, importFile] = fileOf(files, language);
  const messages = await loadPart(`messages-${language}`, importFile);
  return messages.default;
}
