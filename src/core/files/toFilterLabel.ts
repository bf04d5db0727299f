import type { Alias } from "../aliases/alias";
import { tagOf } from "../addresses/localPart";

/** The longest label that Gmail takes, in characters. */
const LABEL_MAX_LENGTH = 225;

/**
 * Names the label under which Gmail files what comes to an alias: its tag, or else what a person tells
 * it by. That is the dotted name on the entered host, and the whole address on the other one and for
 * the base address.
 *
 * @param prefix The label that holds the others: Gmail nests at each `/`. May be empty.
 */
export function toFilterLabel(alias: Alias, prefix = "Aliases"): string {
  return toLabel(`${prefix}/${toOwnPart(alias)}`);
}

function toOwnPart({ email, type }: Alias): string {
  const localPart = email.slice(0, email.indexOf("@"));
  return tagOf(localPart) ?? (type === "dots" ? localPart : email);
}

/**
 * Makes a label that Gmail takes of any text: on one line, no level of it empty, at most 225 characters.
 * Empty where nothing is left.
 */
export function toLabel(text: string): string {
  const levels = text.split("/").map((level) => level.trim().replaceAll(/\s+/g, " "));
  const label = levels.filter((level) => level !== "").join("/");
  // Half of a character, or a level without a name, may be left where it is cut.
  return label
    .slice(0, LABEL_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "")
    .replace(/[/ ]+$/, "");
}
