/** The most that a character is wide and a line is high in the usual monospaced fonts, as shares of their size. */
const CELL = { width: 0.61, height: 1.31 };

/**
 * Returns the `font-size` with which an address fills its size container, the largest in which it fits. It is broken
 * before the `@` first, and before the `+`. Only where the type would be smaller than 2.5rem, it is broken before other
 * signs too, and only where it would then be hard to read, within a word.
 */
export function toLargestType(email: string): string {
  const pieces = email.split(/(?=[+@])/);
  const longestWord = lengthOf(email.split(/(?=[+@._-])/));
  const columns = Array.from(email, (_, index) => index + 1).slice(pieces.at(-1)!.length - 1);
  const wrapAt = (width: number) => {
    // As a browser wraps them.
    const line = new RegExp(`.{1,${width}}(?=[._-]|$)|.{1,${width}}`, "g");
    return pieces.flatMap((piece) => piece.match(line)!);
  };
  const whole = toSize([[email], email.split(/(?=@)/), pieces]);
  const atSigns = toSize(columns.filter((width) => width >= longestWord).map(wrapAt));
  const anywhere = toSize(columns.map(wrapAt));
  return `max(${whole}, ${below("2.5rem", whole, atSigns)}, ${below("1.25rem", atSigns, anywhere)})`;
}

/** The size of those lines that can be the largest. */
function toSize(ways: readonly (readonly string[])[]): string {
  const sizes = ways.map(
    (lines) => `min(100cqw / ${lengthOf(lines) * CELL.width}, 100cqh / ${lines.length * CELL.height})`,
  );
  return `max(${[...new Set(sizes)].join()})`;
}

function lengthOf(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length));
}

/** The other size where one is below a limit, and none elsewhere. */
function below(limit: string, one: string, other: string): string {
  return `min(${other}, 9999 * (${limit} - ${one}))`;
}
