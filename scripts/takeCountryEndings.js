/*
 * Takes over the endings that countries register names under, from the Public Suffix List:
 * `node scripts/takeCountryEndings.js > src/core/tags/countryEndings.ts`. It was run once, and its result is frozen.
 */
import { domainToUnicode } from "node:url";

import { readPublicSuffixes } from "./readPublicSuffixes.js";

/**
 * The labels of these countries that are no towns and no provinces. The others are left out.
 *
 * @type {Record<string, string>}
 */
const WITHOUT_PLACES = {
  it: "edu gov",
  jp: "ac ad co ed go gr lg ne or",
  no: "dep fhs folkebibl fylkesbibl gielda herad idrett kommune mil museum priv stat suohkan tjielte uenorge vgs",
};

/** The endings of three labels that are taken over: most are states. */
const PARENTS_OF_STATES = new Set(["edu.au", "gov.au", "gov.br"]);

const { day, labelsBelow } = readPublicSuffixes();
const kept = [...labelsBelow]
  .filter(([parent]) => /^[a-z]{2}$/.test(parent) || PARENTS_OF_STATES.has(parent))
  .map(([parent, labels]) => /** @type {const} */ ([parent, listKept(parent, labels)]));

/** @param {string} label */
const countOf = (label) => kept.filter(([, labels]) => labels.includes(label)).length;

/**
 * The parents of each list of labels.
 *
 * @type {Map<string, string[]>}
 */
const parentsOf = new Map();
for (const [parent, labels] of kept) {
  // Lists that begin alike are compressed best.
  const list = labels.toSorted((one, other) => countOf(other) - countOf(one) || (one < other ? -1 : 1)).join(" ");
  parentsOf.set(list, [...(parentsOf.get(list) ?? []), parent]);
}

console.log(`/* This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0.
 * If a copy of the MPL was not distributed with this file, You can obtain one at https://mozilla.org/MPL/2.0/. */

/**
 * The endings that countries register names under: parents, then the labels below each of them, \`*\` for any label.
 * Frozen with the first release: one ending more or less gives people other addresses than they were promised
 * (\`proposeAlias\`).
 *
 * Source: the ICANN section of the Public Suffix List (https://publicsuffix.org) of ${day}, taken over by
 * \`scripts/takeCountryEndings.js\`, which says what is left out.
 */
export const COUNTRY_ENDINGS = \`\\
${[...parentsOf].map(([list, parents]) => `${parents.join(" ")}: ${list}`).join("\n")}\`;`);

/**
 * @param {string} parent
 * @param {readonly string[]} labels
 */
function listKept(parent, labels) {
  const organisations = WITHOUT_PLACES[parent]?.split(" ") ?? labels;
  return organisations
    .filter((label) => labels.includes(label) && !label.startsWith("!"))
    .map((label) => (label.startsWith("xn--") ? domainToUnicode(label) : label));
}
