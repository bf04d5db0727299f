/** Turns the full-width `＠` of East Asian keyboards, and the small `﹫`, into an `@`. The length stays the same. */
export function toPlainAt(text: string): string {
  return text.replaceAll(/[＠﹫]/g, "@");
}
