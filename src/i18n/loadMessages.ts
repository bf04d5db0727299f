import type english from "../languages/en/messages.json";
import type { Language } from "../languages/languages";
import { createLanguageParts } from "../parts/createPart";

/** All texts of the first view in one language. */
export type Messages = typeof english;

const messagesPartOf = createLanguageParts(import.meta.glob<{ default: Messages }>("/src/languages/*/messages.json"));

/**
 * Loads the texts of a language, which the build has compiled.
 *
 * @throws {LoadError} If they cannot be fetched.
 */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await messagesPartOf(language).load()).default;
}
