/** A byte has 256 values. The last four would make some of the 36 characters likelier than others. */
const CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const MOST_OF_BYTE = 256 - (256 % CHARACTERS.length);

/** Draws letters and digits, `a-z 0-9`, that nobody can guess, each equally likely: at most 65,536. */
export function drawRandomText(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length - text.length))) {
      if (byte < MOST_OF_BYTE) text += CHARACTERS[byte % CHARACTERS.length];
    }
  }
  return text;
}
