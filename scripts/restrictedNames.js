import { features } from "web-features";

/** An object of the browser or of JavaScript, or a member of one. */
const API =
  /^(?:api|javascript\.builtins(?:\.Intl|\.Temporal)?)\.(?:(?<owner>\w+)\.)?(?<name>\w+?)(?<suffix>_static|_event)?$/;

/** Compares versions: 17.10 is newer than 17.9. */
const versions = new Intl.Collator("en", { numeric: true });

/**
 * The names that a script may not use, because one of the browsers lacks them.
 *
 * A script shows the name of a member, but rarely its object. A new member of a known object is therefore
 * restricted by its name alone, if nothing known has that name. Any other new member is restricted together with
 * the name of its object (`URL.parse`). New methods of values, as in `list.values().map()`, are left to the type
 * check: its `lib` does not have them.
 *
 * @param {typeof import("./oldestBrowsers.js").oldestBrowsers} browsers
 * @param {readonly string[]} exceptions Names that are allowed all the same.
 * @returns The options of ESLint's `no-restricted-globals` and `no-restricted-properties`.
 */
export function restrictedNames(browsers, exceptions) {
  const apis = readApis(browsers);
  const known = apis.filter(({ isKnown }) => isKnown);
  const knownKeys = new Set(known.map(({ key }) => key));
  const knownNames = new Set(known.map(({ name }) => name));
  const missing = apis.filter(({ name, isKnown }) => !isKnown && !exceptions.includes(name));

  return {
    globals: missing
      .filter(({ owner }) => owner === undefined || owner === "Window")
      .map(({ name, message }) => ({ name, message })),
    properties: missing
      .filter(({ owner }) => owner !== undefined)
      .map(({ owner, name, isStatic, message }) => {
        const isUnique = !isStatic && knownKeys.has(`api.${owner}`) && !knownNames.has(name);
        return isUnique ? { property: name, message } : { object: owner, property: name, message };
      }),
  };
}

/** @param {typeof import("./oldestBrowsers.js").oldestBrowsers} browsers */
function readApis({ chrome, edge, firefox, ios, safari }) {
  const needed = Object.entries({
    chrome,
    chrome_android: chrome,
    edge,
    firefox,
    firefox_android: firefox,
    safari,
    safari_ios: ios,
  });
  const entries = Object.values(features).flatMap((feature) =>
    feature.kind === "feature" ? Object.entries(feature.status.by_compat_key ?? {}) : [],
  );
  return entries.flatMap(([key, { support }]) => {
    const { owner, name, suffix } = API.exec(key)?.groups ?? {};
    if (name === undefined || suffix === "_event") return [];
    const since = new Map(Object.entries(support));
    const lacking = needed.filter(([browser, version]) => !isSince(since.get(browser), version));
    const message = `${key} is not in ${lacking.map((browser) => browser.join(" ")).join(", ")}.`;
    return [{ key, owner, name, isStatic: suffix === "_static", isKnown: lacking.length === 0, message }];
  });
}

/**
 * @param {string | undefined} since The first version that has a feature.
 * @param {string} version
 */
function isSince(since, version) {
  return since !== undefined && versions.compare(since.replace("≤", ""), version) <= 0;
}
