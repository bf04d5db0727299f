import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Returns a text of the page. Without values for its arguments, it ends before the first of them.
 *
 * @param place The place of the text on the page, such as `site`.
 * @param key The path of the text in it, such as `given.table`.
 * @param values For the text's arguments. Plurals are not chosen.
 */
export function textOf(language: string, place: string, key: string, values?: Record<string, string>): string {
  const texts: unknown = JSON.parse(readFileSync(path.join("src", "languages", language, "texts.json"), "utf8"));
  const names = `${place}.${key}`.split(".");
  const text = String(names.reduce((node, name) => (node as Record<string, unknown>)[name], texts));
  if (values === undefined) return text.replace(/\{.*/, "").replaceAll(/<\/?\w+>/g, "");
  return text.replaceAll(/\{(?<name>\w+)[^{}]*\}/g, (_, name: string) => values[name]!);
}
