import { earlyVisit } from "../platform/earlyVisit";
import { MAX_CHARACTERS, MAX_LINES } from "./toFieldText";

/** With more, the addresses would be out of sight. */
const MAX_ROWS = 6;

export function fitToLines(field: HTMLTextAreaElement): void {
  field.rows = Math.min(field.value.split("\n").length, MAX_ROWS);
}

/**
 * Fills the field of the built page from a link. Once the program runs, it takes the same text, unless the person types
 * before that. A long text is left to the program, and so is one that may have the rows of a table.
 */
export function fillDrawnField(field: HTMLTextAreaElement): void {
  const visit = earlyVisit();
  const text = visit.linkText.trim().split("\n", MAX_LINES).join("\n");
  if (text.length > MAX_CHARACTERS || /[\t,;]|:(?!\/)/.test(text)) return;
  field.value = text;
  fitToLines(field);
  field.form!.addEventListener("input", () => Object.assign(visit, { linkText: "" }), { once: true });
}
