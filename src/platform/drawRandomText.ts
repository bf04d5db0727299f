const CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Draws `a-z 0-9` that nobody can guess, at most 16,384. All are equally likely, but for one part in a hundred million. */
export function drawRandomText(length: number): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  return Array.from(numbers, (number) => CHARACTERS[number % CHARACTERS.length]).join("");
}
