import compile from "icu-minify/compile";
import { describe, expect, test } from "vitest";

import { type Language, languages, locales } from "./languages";

/** Names, also of keys, and words of the example addresses. */
const NAMES = [
  "plusdot",
  "gmail",
  "googlemail",
  "com",
  "google",
  "workspace",
  "llc",
  "jane",
  "j",
  "ane",
  "content",
  "security",
  "policy",
  "ctrl",
  "c",
  "mac",
  "mail",
  "mailfilters",
  "xml",
  "z",
  "csv",
  "txt",
  "mb",
  "home",
  "end",
  "page",
  "shift",
  "esc",
];

/** Words of each language that are English words too. */
const SHARED_WORDS = {
  pt: [
    "a",
    "alias",
    "aliases",
    "link",
    "newsletter",
    "no",
    "offline",
    "original",
    "site",
    "sites",
    "spam",
    "tag",
    "tags",
    "use",
  ],
  es: ["a", "alias", "error", "no", "original", "spam"],
  fr: [
    "a",
    "alias",
    "copies",
    "date",
    "long",
    "newsletter",
    "note",
    "notifications",
    "options",
    "page",
    "pause",
    "plus",
    "site",
    "sites",
    "spam",
    "tag",
    "tags",
    "version",
  ],
};

const files = import.meta.glob<object>("./messages/**/*.json", { eager: true, import: "default" });

/** All texts of a language, those of later parts too. */
function readCatalogue(language: Language) {
  const ending = `/${language}.json`;
  const parts = Object.entries(files).filter(([path]) => path.endsWith(ending));
  return toMessages(
    Object.fromEntries(parts.map(([path, part]) => [path.slice("./messages/".length, -ending.length), part])),
  );
}

const catalogues = {
  en: readCatalogue("en"),
  pt: readCatalogue("pt"),
  es: readCatalogue("es"),
  fr: readCatalogue("fr"),
};
const english = catalogues.en;

describe.each(["pt", "es", "fr"] as const)("the %s catalogue", (language) => {
  const messages = catalogues[language];

  test("has exactly the keys of the English one", () => {
    expect(Object.keys(messages).toSorted()).toStrictEqual(Object.keys(english).toSorted());
  });

  test("has the arguments of the English one in every message", () => {
    const toArguments = ([key, message]: [string, string]) => [key, argumentsOf(message)];
    expect(Object.fromEntries(Object.entries(messages).map(toArguments))).toStrictEqual(
      Object.fromEntries(Object.entries(english).map(toArguments)),
    );
  });

  test("has no English words left, except those that both languages have", () => {
    const allowed = new Set([...NAMES, ...SHARED_WORDS[language]]);
    const left = Object.entries(messages).flatMap(([key, message]) => {
      const originals = new Set(wordsOf(english[key] ?? ""));
      return wordsOf(message)
        .filter((word) => originals.has(word) && !allowed.has(word))
        .map((word) => `${key}: ${word}`);
    });
    expect(left).toStrictEqual([]);
  });
});

describe.each(languages)("the %s catalogue", (language) => {
  const messages = Object.entries(catalogues[language]);

  test("has well-formed messages with at least one word", () => {
    const wordless = messages.filter(([, message]) => wordsOf(message).length === 0);
    expect(wordless).toStrictEqual([]);
  });

  test("has the plural forms that its language needs for the counts from 1 to 2,000", () => {
    const rules = new Intl.PluralRules(locales[language]);
    const counts = Array.from({ length: 2000 }, (_, index) => index + 1);
    const missing = messages.flatMap(([key, message]) =>
      pluralsOf(message).flatMap((forms) =>
        counts
          .filter((count) => !forms.includes(`=${count}`) && !forms.includes(rules.select(count)))
          .map((count) => `${key}: ${count}`),
      ),
    );
    expect(missing).toStrictEqual([]);
  });
});

/** Maps full keys to messages: `{ form: { clear } }` becomes `{ "form.clear" }`. */
test("French puts no space that may break beside its double signs", () => {
  const broken = Object.entries(catalogues.fr).filter(([, message]) => / [:;?!»]|« |\d \d/.test(message));
  expect(broken).toStrictEqual([]);
});

function toMessages(catalogue: object, prefix = ""): Record<string, string> {
  const entries = Object.entries(catalogue).flatMap(([key, value]: [string, string | object]) =>
    typeof value === "string" ? [[prefix + key, value]] : Object.entries(toMessages(value, `${prefix}${key}.`)),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

/** A piece of text in a message, or an argument with the names of its plural or select forms. */
type Part = { readonly text: string } | { readonly argument: string; readonly forms: readonly string[] };

/** @throws If the message is not well-formed. */
function partsOf(message: string): Part[] {
  return toParts(compile(message));
}

/**
 * Flattens a message that `icu-minify` compiled. That is a text, or a list of texts, zeros for `#`, and
 * `[argument, type, forms]`. `forms` maps each form of a plural or a select to another compiled message.
 */
function toParts(compiled: unknown): Part[] {
  const nodes: unknown[] = Array.isArray(compiled) ? compiled : [compiled];
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [{ text: node }];
    if (!Array.isArray(node)) return [];
    const [argument, , forms = {}] = node as [string, number?, object?];
    return Object.values(forms)
      .flatMap(toParts)
      .concat({ argument, forms: Object.keys(forms) });
  });
}

function argumentsOf(message: string): string[] {
  const names = partsOf(message).flatMap((part) => ("argument" in part ? [part.argument] : []));
  return [...new Set(names)].toSorted();
}

function pluralsOf(message: string): (readonly string[])[] {
  return partsOf(message).flatMap((part) => ("forms" in part && part.forms.length > 0 ? [part.forms] : []));
}

function wordsOf(message: string): string[] {
  const texts = partsOf(message).flatMap((part) => ("text" in part ? [part.text] : []));
  return (
    texts
      .join(" ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}
