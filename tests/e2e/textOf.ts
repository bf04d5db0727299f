import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Returns a text of the page.
 *
 * @param part The file of the texts, such as `site`.
 * @param key The path of the text in it, such as `given.table`.
 * @param values For the text's arguments. Plurals are not chosen.
 */
export function textOf(language: string, part: string, key: string, values: Record<string, string> = {}): string {
  const file = path.join("src", "languages", language, `${part}.json`);
  const texts: unknown = JSON.parse(readFileSync(file, "utf8"));
  const text = key.split(".").reduce((node, name) => (node as Record<string, unknown>)[name], texts);
  return String(text).replaceAll(/\{(?<name>\w+)[^{}]*\}/g, (_, name: string) => values[name]!);
}
