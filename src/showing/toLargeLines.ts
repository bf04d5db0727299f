/** The cell of a character in a usual monospaced font, as parts of its size. The font that is there is measured later. */
const CELL = { width: 0.6, height: 1.3 };

/** Below this size, in rem, a name is broken at its dots too, and below the other one within a word. */
const LARGE_ENOUGH = 2.5;
const SMALL = 1.25;

/** The ways to break an address whole: not at all, before the `@`, and before the `+` too. */
const WHOLE_BREAKS = [/$^/, /(?=@)/, /(?=[+@])/];

/**
 * Breaks an address into lines, so that its type can be the largest in a box. It is broken before the `@` first, then
 * before the `+`. Only where the type would be small, it is broken before another sign, as seldom as it must; and only
 * where it would then be hard to read, within a word.
 *
 * @param rem The size of usual type, in the unit of the box.
 */
export function toLargeLines(
  email: string,
  { width, height }: { readonly width: number; readonly height: number },
  rem: number,
): readonly string[] {
  const sizeOf = (lines: readonly string[]): number =>
    Math.min(width / (CELL.width * lengthOf(lines)), height / (CELL.height * lines.length));
  const isLarger = (one: readonly string[], other: readonly string[]) => sizeOf(one) > sizeOf(other);

  let best = WHOLE_BREAKS.map((sign) => email.split(sign)).reduce((one, other) => (isLarger(other, one) ? other : one));
  for (const { limit, canCut } of [
    { limit: LARGE_ENOUGH, canCut: false },
    { limit: SMALL, canCut: true },
  ]) {
    if (sizeOf(best) >= limit * rem) return best;
    for (let columns = lengthOf(best); columns > 0; columns -= 1) {
      const lines = wrap(email, columns, canCut);
      const isNeeded = sizeOf(best) < LARGE_ENOUGH * rem || lines.length === best.length;
      if (isNeeded && isLarger(lines, best)) best = lines;
    }
  }
  return best;
}

function lengthOf(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length));
}

/** Fills lines of so many characters. A piece that is longer has a line of its own, or is cut. */
function wrap(email: string, columns: number, canCut: boolean): string[] {
  return email.split(/(?=[+@])/).flatMap((part) => {
    const pieces = part.split(/(?=[._-])/).flatMap((piece) => (canCut ? cut(piece, columns) : piece));
    const lines = [""];
    for (const piece of pieces) {
      const line = lines.at(-1)! + piece;
      if (line.length <= columns || line === piece) lines[lines.length - 1] = line;
      else lines.push(piece);
    }
    return lines;
  });
}

function cut(text: string, length: number): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
}
