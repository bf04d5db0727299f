import { type JudgedTag, tagOfSeries } from "../../core";

/** Names an own tag as the list would use it, or the word that gives none: `test01 … test50`. */
export function nameOwnTag({ source, tag, series }: JudgedTag): string {
  if (tag === null) return source;
  const last = series === undefined ? tag : tagOfSeries(series, series.last);
  return last === tag ? tag : `${tag} … ${last}`;
}
