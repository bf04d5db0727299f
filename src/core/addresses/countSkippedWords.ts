const WORD = /[\p{L}\p{N}]/u;
const SEPARATOR = /^[,;\t]$/;

/**
 * Counts the words of a text that are no addresses, piece by piece. It leaves out names, which are the words between a
 * separator and a bracket, and the other fields of a table. A text is a table if several of its lines have one address,
 * none has more, and these lines have the same number of separators.
 *
 * @returns `add` takes the next piece: `null` for an address, or a word, an opening bracket, a separator, a line break.
 *   `end` returns the number.
 */
export function countSkippedWords() {
  let [addresses, separators, words, name] = [0, 0, 0, 0];
  /** The lines with one address, and their numbers of separators. */
  let rows = 0;
  const rowLengths = new Set<number>();
  let fields = 0;
  let isList = false;
  let skipped = 0;

  function add(piece: string | null): void {
    if (piece === "\n") return endLine();
    if (piece === "<") name = 0;
    else if (piece === null) addresses += 1;
    else if (SEPARATOR.test(piece)) separators += 1;
    else if (WORD.test(piece)) name += 1;

    if (piece === null || SEPARATOR.test(piece)) {
      words += name;
      name = 0;
    }
  }

  function endLine(): void {
    if (addresses === 1) {
      rows += 1;
      rowLengths.add(separators);
      fields += words + name;
    } else {
      isList ||= addresses > 1;
      skipped += words + name;
    }
    [addresses, separators, words, name] = [0, 0, 0, 0];
  }

  function end(): number {
    endLine();
    const isTable = rows > 1 && rowLengths.size === 1 && !isList;
    return isTable ? skipped : skipped + fields;
  }

  return { add, end };
}
