import { loadPart } from "../platform/loadPart";
import type { FirstMessages, Language, Messages } from "./languages";

type Later = Omit<Messages, keyof FirstMessages>;

/** Two lazy chunks per language. */
const first: Record<Language, () => Promise<{ default: FirstMessages }>> = {
  en: () => import("./messages/first/en.json"),
  pt: () => import("./messages/first/pt.json"),
  es: () => import("./messages/first/es.json"),
  fr: () => import("./messages/first/fr.json"),
};
const later: Record<Language, () => Promise<{ default: Later }>> = {
  en: () => import("./messages/later/en.json"),
  pt: () => import("./messages/later/pt.json"),
  es: () => import("./messages/later/es.json"),
  fr: () => import("./messages/later/fr.json"),
};

/**
 * Loads the texts of the first view, compiled at build time.
 *
 * @throws {LoadError} Where the chunk cannot be fetched.
 */
export async function loadFirstMessages(language: Language): Promise<FirstMessages> {
  const messages = await loadPart(first[language]);
  return messages.default;
}

/**
 * Loads all texts of a language, compiled at build time.
 *
 * @throws {LoadError} Where a chunk cannot be fetched.
 */
export async function loadMessages(language: Language): Promise<Messages> {
  const [firstMessages, laterMessages] = await Promise.all([loadFirstMessages(language), loadPart(later[language])]);
  return { ...firstMessages, ...laterMessages.default };
}
