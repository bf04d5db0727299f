import type { Language } from "../languages/languages";
import { localeOf } from "./writeDate";

/** A letter that looks like one of the Latin alphabet, where it is among these, or alone. */
const ALIKE = String.raw`[\p{Script=Cyrillic}\p{Script=Greek}ıɑɡℓ]`;
const HIDDEN = new RegExp(
  String.raw`[\p{C}\p{Default_Ignorable_Code_Point}]|(?<=[a-z])${ALIKE}|${ALIKE}(?=[a-z])|^${ALIKE}$`,
  "iu",
);

/** Names the first character that a person cannot see, or may mistake: `U+200B`, `а: U+0430, Cyrillic`; else `null`. */
export function nameHidden(text: string, language: Language): string | null {
  const [character] = HIDDEN.exec(text) ?? [];
  if (character === undefined) return null;
  const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
  if (!/\p{L}/u.test(character)) return code;
  const script = /\p{Script=Cyrillic}/u.test(character) ? "Cyrl" : /\p{Script=Greek}/u.test(character) ? "Grek" : null;
  const name = script === null ? "" : `, ${new Intl.DisplayNames(localeOf(language), { type: "script" }).of(script)}`;
  return `${character}: ${code}${name}`;
}
