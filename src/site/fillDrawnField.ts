import { earlyVisit } from "../platform/earlyVisit";
import { MAX_CHARACTERS } from "./toFieldText";

/** With more, what follows from the lines would be out of sight. */
const MAX_ROWS = 6;

export function fitToLines(field: HTMLTextAreaElement): void {
  field.rows = Math.min(field.value.split("\n").length, MAX_ROWS);
}

/**
 * Fills the field of the built page from a link. The program takes the same text once it runs, and leads to what is
 * missing. If the person types before that, the link has done its part: the program then keeps what it finds in the
 * fields. A long text is left to the program.
 */
export function fillDrawnField(field: HTMLTextAreaElement): void {
  const visit = earlyVisit();
  const text = visit.linkText.trim();
  if (text.length > MAX_CHARACTERS) return;
  field.value = text;
  fitToLines(field);
  const dropText = () => {
    visit.linkText = "";
  };
  field.form!.addEventListener("input", dropText, { once: true });
}
