/** The parts of a line between its separators. */
export interface SplitLine {
  /** At least one, each without the quotation marks around it. */
  readonly parts: readonly string[];
  /** Whether there are several parts, with no blank behind a separator, as in a table. */
  readonly isRow: boolean;
}

/** Most lines have no separator. */
const SEPARATOR = /[\t,;，；、]/;
const AT_TABS = toPattern(String.raw`\t`);
/** No table has the separators of Chinese and Japanese. */
const AT_COMMAS = toPattern(",;，；、");

function toPattern(separators: string): RegExp {
  const quoted = String.raw`"([^"]*(?:""[^"]*)*)"[^\S\t]*(?![^${separators}])`;
  return new RegExp(String.raw`([${separators}]\s?)[^\S\t]*(?:${quoted}|([^${separators}]*))`, "g");
}

/** Splits a line at its tabs, or else at its commas and semicolons, but not within quotation marks: RFC 4180. */
export function splitLine(line: string): SplitLine {
  if (!SEPARATOR.test(line)) return { parts: [line], isRow: false };
  const isTabbed = line.includes("\t");
  const found = [...`${isTabbed ? "\t" : ","}${line}`.matchAll(isTabbed ? AT_TABS : AT_COMMAS)];
  const parts = found.map(([, , quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!);
  const isTight = found.slice(1).every(([, separator]) => separator === "," || separator === ";");
  return { parts, isRow: parts.length > 1 && (isTabbed || isTight) };
}
