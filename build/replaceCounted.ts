/**
 * Replaces what the pattern finds in the HTML that Vite made.
 *
 * @throws If the pattern is not found exactly that often: the page would lack something, or load something twice.
 */
export function replaceCounted(html: string, pattern: RegExp, replacement: string, times = 1): string {
  const everywhere = new RegExp(pattern, `${pattern.flags}g`);
  const found = html.match(everywhere)?.length ?? 0;
  if (found !== times) throw new Error(`The page has ${pattern} ${found} times in place of ${times}`);
  return html.replace(everywhere, () => replacement);
}
