/** For a field whose text the browser must neither offer, nor change, nor check. */
export const PLAIN_TEXT = {
  autoComplete: "off",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
} as const;
