import { loadPart } from "../platform/loadPart";
import type { Language, Messages } from "./languages";

/** One lazy chunk per language. */
const importMessages: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import("./messages/en.json"),
  pt: () => import("./messages/pt.json"),
  es: () => import("./messages/es.json"),
  fr: () => import("./messages/fr.json"),
};

/**
 * Loads the texts of a language, which the build has compiled.
 *
 * @throws {LoadError} If the chunk cannot be fetched.
 */
export async function loadMessages(language: Language): Promise<Messages> {
  const messages = await loadPart(`messages-${language}`, importMessages[language]);
  return messages.default;
}
