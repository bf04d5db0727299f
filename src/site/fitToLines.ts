const MAX_ROWS = 8;

/** Gives the field as many rows as its text has lines, up to eight. */
export function fitToLines(field: HTMLTextAreaElement): void {
  field.rows = Math.min(field.value.split("\n").length, MAX_ROWS);
}
