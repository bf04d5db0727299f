import { domainToASCII, domainToUnicode } from "node:url";

import { expect, it } from "vitest";

import { readPublicSuffixes } from "../../../scripts/readPublicSuffixes.js";
import { COUNTRY_ENDINGS } from "./countryEndings";
import { findSite } from "./findSite";

/** Norway, Italy and Japan register names below each town and province, which are left out. These are none. */
const NO_PLACES = new Set(
  (
    "edu.it gov.it ac.jp ad.jp co.jp ed.jp go.jp gr.jp lg.jp ne.jp or.jp dep.no fhs.no folkebibl.no fylkesbibl.no " +
    "gielda.no herad.no idrett.no kommune.no mil.no museum.no priv.no stat.no suohkan.no tjielte.no uenorge.no vgs.no"
  ).split(" "),
);

/** Below these any label is an ending of three labels, which is left out. They themselves are taken over. */
const WILDCARDS_BELOW = new Set(["nom.br", "sch.uk"]);

const { labelsBelow } = readPublicSuffixes();
const endings = Array.from(labelsBelow)
  .filter(([parent]) => /^[^.]+$/.test(parent))
  .flatMap(([parent, labels]) => labels.map((label) => `${label.replace("*", "any")}.${parent}`))
  .filter((ending) => !ending.includes("!"));

function isLeftOut(ending: string): boolean {
  const isOfCountry = /\.[a-z]{2}$/.test(ending);
  const isPlace = /\.(?:it|jp|no)$/.test(ending) && !NO_PLACES.has(ending);
  return !isOfCountry || isPlace || WILDCARDS_BELOW.has(ending);
}

/** The site of a host name by the rules of the list: one label more than its longest ending. */
function findListedSite(host: string): string {
  const labels = host.split(".");
  let parent = "";
  let count = 0;
  for (const label of labels.toReversed()) {
    count += 1;
    const rule = [label, "*"].find((known) => labelsBelow.get(parent)?.includes(known));
    if (rule === undefined) break;
    parent = parent === "" ? rule : `${rule}.${parent}`;
  }
  return domainToUnicode(labels.slice(-count).join("."));
}

it("has every ending of two labels that the Public Suffix List has below a country, but places", () => {
  const differing = endings.filter((ending) =>
    [`a.b.${ending}`, `b.${ending}`].some((host) => findSite(host)?.domain !== findListedSite(host)),
  );

  expect(endings.length).toBeGreaterThan(3000);
  expect(differing).toEqual(endings.filter(isLeftOut));
});

it("has no ending that the Public Suffix List lacks", () => {
  const listed = new Set(
    Array.from(labelsBelow).flatMap(([parent, labels]) => labels.map((label) => `${label}.${parent}`)),
  );
  const taken = COUNTRY_ENDINGS.split("\n").flatMap((line) => {
    const [parents = [], labels = []] = line.split(": ").map((words) => words.split(" "));
    return parents.flatMap((parent) => labels.map((label) => `${toAscii(label)}.${parent}`));
  });

  expect(taken.length).toBeGreaterThan(2000);
  expect(taken.filter((ending) => !listed.has(ending))).toEqual([]);
});

/** A number alone would become an IPv4 address. */
function toAscii(label: string): string {
  return /\P{ASCII}/u.test(label) ? domainToASCII(label) : label;
}
