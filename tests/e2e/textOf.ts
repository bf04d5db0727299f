import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Returns a text of the page. Without values for its arguments, it ends before the first of them.
 *
 * @param section The part of the page that has the text, such as `site`.
 * @param key The path of the text in it, such as `columns.email`.
 * @param values For the text's arguments. Plurals are not chosen.
 */
export function textOf(language: string, section: string, key: string, values?: Record<string, string>): string {
  const texts: unknown = JSON.parse(
    readFileSync(path.join("src", "i18n", "languages", language, "texts.json"), "utf8"),
  );
  const names = `${section}.${key}`.split(".");
  const text = String(names.reduce((node, name) => (node as Record<string, unknown>)[name], texts));
  if (values === undefined) return text.replace(/\{.*/, "").replaceAll(/<\/?\w+>/g, "");
  return text.replaceAll(/\{(?<name>\w+)[^{}]*\}/g, (_, name: string) => values[name]!);
}
