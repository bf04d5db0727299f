import compile from "icu-minify/compile";
import { describe, expect, test } from "vitest";

import { samplesOf } from "../../../tests/samplesOf";
import { fileOf, type Language, languageOf, languages } from "./languages";

/** Names, also of keys, and words of the example addresses. */
const NAMES = [
  ..."plusdot gmail googlemail google proton safari workspace llc netflix android javascript csv txt xml zip mbox mb mit".split(
    " ",
  ),
  ..."jane j ane com mail mailfilters cookies content security policy takeout".split(" "),
  ..."enter ctrl shift esc mac home end page up down c z".split(" "),
];

const files = import.meta.glob<object>("/src/i18n/languages/*/texts.json", { eager: true, import: "default" });
const ofMailbox = import.meta.glob<object>("/src/i18n/languages/*/mailbox.json", { eager: true, import: "default" });

const english = messagesOf("en");
const paths = Object.keys(import.meta.glob("/src/i18n/languages/*/*"));

test("each language has a folder with the same files, and each folder is a language", () => {
  const inEnglish = paths.filter((path) => path.startsWith("/src/i18n/languages/en/"));
  const expected = languages.flatMap((language) => inEnglish.map((path) => path.replace("/en/", `/${language}/`)));
  expect(paths.toSorted()).toStrictEqual(expected.toSorted());
});

describe.each(languages.filter((language) => language !== "en"))("the texts of %s", (language) => {
  const messages = messagesOf(language);

  test("have exactly the keys of the English ones", () => {
    expect(Object.keys(messages).toSorted()).toStrictEqual(Object.keys(english).toSorted());
  });

  test("have the arguments of the English ones in every message", () => {
    const toArguments = ([key, message]: [string, string]) => [key, argumentsOf(message)];
    expect(Object.fromEntries(Object.entries(messages).map(toArguments))).toStrictEqual(
      Object.fromEntries(Object.entries(english).map(toArguments)),
    );
  });

  test("say two things of one view by two texts, as English does", () => {
    // French has one word for Undo and Cancel, which are never side by side.
    const entries = Object.entries(messages).filter(([key]) => key !== "book.undo");
    const alike = entries.filter(([key, message]) =>
      entries.some(
        ([other, text]) =>
          text === message && other.split(".")[0] === key.split(".")[0] && english[other] !== english[key],
      ),
    );
    expect(alike).toStrictEqual([]);
  });

  test("have no English words left, except those that both languages have", () => {
    const allowed = new Set([...NAMES, ...samplesOf(language).sharedWords]);
    const left = Object.entries(messages).flatMap(([key, message]) => {
      const originals = new Set(wordsOf(english[key] ?? ""));
      return wordsOf(message)
        .filter((word) => originals.has(word) && !allowed.has(word))
        .map((word) => `${key}: ${word}`);
    });
    expect(left).toStrictEqual([]);
  });
});

describe.each(languages)("the texts of %s", (language) => {
  const messages = Object.entries(messagesOf(language));

  test("have well-formed messages with at least one word", () => {
    const wordless = messages.filter(([, message]) => wordsOf(message).length === 0);
    expect(wordless).toStrictEqual([]);
  });

  test("call a thing by one word", () => {
    const others = messages.filter(([, message]) =>
      wordsOf(message).some((word) => samplesOf(language).otherWords.includes(word)),
    );
    expect(others).toStrictEqual([]);
  });

  test("let no line break between a number and its unit or sign", () => {
    const broken = messages.filter(([, message]) => /[\d}] (?:MB|Mo|%)|(?:no\.|[°º]) [\d{]/.test(message));
    expect(broken).toStrictEqual([]);
  });

  test("have the plural forms that their language needs for the counts from 1 to 2,000", () => {
    const rules = new Intl.PluralRules(languageOf[language].locale);
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

test("French puts no space that may break beside its double signs", () => {
  const broken = Object.entries(messagesOf("fr")).filter(([, message]) => / [:;?!»]|« |\d \d/.test(message));
  expect(broken).toStrictEqual([]);
});

function messagesOf(language: Language): Record<string, string> {
  return toMessages({ ...fileOf(files, language)[1], mailbox: fileOf(ofMailbox, language)[1] });
}

/** Maps full keys to messages: `{ form: { clear } }` becomes `{ "form.clear" }`. */
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
 * Flattens a message that `icu-minify` compiled. That is a text, or a list of texts, zeros for `#`,
 * `[argument, type, forms]` and `[tag, ...content]`. `forms` maps each form of a plural or a select to another compiled
 * message.
 */
function toParts(compiled: unknown): Part[] {
  const nodes: unknown[] = Array.isArray(compiled) ? compiled : [compiled];
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [{ text: node }];
    if (!Array.isArray(node)) return [];
    const [argument, ...content] = node as [string, ...unknown[]];
    const [type, forms = {}] = content as [number?, object?];
    if (content.length > 0 && typeof type !== "number") return toParts(content).concat({ argument, forms: [] });
    return Object.values(forms)
      .flatMap(toParts)
      .concat({ argument, forms: Object.keys(forms) });
  });
}

function argumentsOf(message: string): string[] {
  const names = partsOf(message).flatMap((part) => ("argument" in part ? [part.argument] : []));
  return [...new Set(names)].toSorted();
}

/** A select has forms of other names. */
function pluralsOf(message: string): (readonly string[])[] {
  return partsOf(message)
    .flatMap((part) => ("forms" in part && part.forms.length > 0 ? [part.forms] : []))
    .filter((forms) => forms.every((form) => /^(?:=\d+|zero|one|two|few|many|other)$/.test(form)));
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
