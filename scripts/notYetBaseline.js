import { features } from "web-features";

/** How long a feature is in every browser before it is widely available: https://web.dev/baseline */
const MONTHS = 30;

/** An object of the browser or of JavaScript, or a member of one. */
const API =
  /^(?:api|javascript\.builtins(?:\.Intl|\.Temporal)?)\.(?:(?<owner>\w+)\.)?(?<name>\w+?)(?<suffix>_static|_event)?$/;

/**
 * What a script may not use yet, because Baseline does not have it widely available on that day.
 *
 * A script tells the name of a member, rarely of what. So a new member of a known object is found by its name,
 * where nothing known has that name, and any new member by the name of its owner as well (`URL.parse`). New
 * members of built-ins as in `list.values().map()` are left to the type check, whose `lib` does not have them.
 *
 * @param {Date} day
 * @param {readonly string[]} exceptions Names that are let through.
 * @returns The options of ESLint's `no-restricted-globals` and `no-restricted-properties`.
 */
export function notYetBaseline(day, exceptions) {
  const apis = readApis(day);
  const known = apis.filter(({ isWide }) => isWide);
  const knownKeys = new Set(known.map(({ key }) => key));
  const knownNames = new Set(known.map(({ name }) => name));
  const missing = apis.filter(({ name, isWide }) => !isWide && !exceptions.includes(name));

  return {
    globals: missing
      .filter(({ owner }) => owner === undefined || owner === "Window")
      .map(({ name, message }) => ({ name, message })),
    properties: missing
      .filter(({ owner }) => owner !== undefined)
      .map(({ owner, name, isStatic, message }) => {
        const isTold = !isStatic && knownKeys.has(`api.${owner}`) && !knownNames.has(name);
        return isTold ? { property: name, message } : { object: owner, property: name, message };
      }),
  };
}

/** @param {Date} day */
function readApis(day) {
  const limit = new Date(day);
  limit.setMonth(limit.getMonth() - MONTHS);
  const entries = Object.values(features).flatMap((feature) =>
    feature.kind === "feature" ? Object.entries(feature.status.by_compat_key ?? {}) : [],
  );
  return entries.flatMap(([key, { baseline_low_date: since }]) => {
    const { owner, name, suffix } = API.exec(key)?.groups ?? {};
    if (name === undefined || suffix === "_event") return [];
    const isWide = since !== undefined && new Date(since.replace("≤", "")) <= limit;
    const message =
      since === undefined ? `Not every browser has ${key}.` : `Every browser has ${key}, but only since ${since}.`;
    return [{ key, owner, name, isStatic: suffix === "_static", isWide, message }];
  });
}
