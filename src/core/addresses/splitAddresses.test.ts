import { describe, expect, it } from "vitest";

import { splitAddresses } from "./splitAddresses";

/** The addresses in a text, and how many words were skipped. */
function split(text: string): { readonly addresses: string[]; readonly skipped: number } {
  const pieces = [...splitAddresses(text)];
  return {
    addresses: pieces.flatMap(({ address }) => address ?? []),
    skipped: pieces.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

const JANE = "jane@gmail.com";
const ROE = "r.roe+x@example.org";

describe("finds two addresses", () => {
  it.each([
    ["separated by a comma", `${JANE},${ROE}`],
    ["separated by a semicolon", `${JANE}; ${ROE};`],
    ["separated by a space", ` ${JANE} ${ROE}\t`],
    ["on two lines", `${JANE}\r\n\r\n${ROE}\n`],
    ["with display names", `Jane Doe <${JANE}>, Roe<${ROE}>`],
    ["with quoted display names", `"Doe, Jane" <${JANE}>, "Roe, R." <${ROE}>`],
    ["with other addresses as quoted display names", `"a@b.org" <${JANE}>, "x; c@d.org"<${ROE}>`],
    ["with themselves as display names", `${JANE} <${JANE}>; '${ROE}' <${ROE}>`],
    ["as links", `mailto:${JANE}?subject=a@b&body=hello, MAILTO:r.roe%2Bx@example.org`],
    ["in one link", `mailto:${JANE},${ROE}?subject=a,b`],
    ["in links side by side", `mailto:${JANE},mailto:${ROE};`],
    ["with links as Outlook writes them", `${JANE}<mailto:${JANE}> ${ROE} <mailto:${ROE}>`],
    ["as fields of a CSV file", `"${JANE}","plus"\r\n"${ROE}","base"`],
    ["in brackets", `<${JANE}> (${ROE})`],
    ["as a Markdown link with another text", `[Jane](mailto:${JANE}?subject=x) [${ROE}]`],
    ["in typographic quotes", `“${JANE}” «\u00A0${ROE}\u00A0»`],
    ["in apostrophes", `'${JANE}' '${ROE}'`],
    ["in several apostrophes", `''${JANE}'' ''${ROE}''`],
    ["as links in apostrophes", `'mailto:${JANE}' 'mailto:${ROE.replace("+", "%2B")}'`],
    ["in a sentence", `Is it ${JANE}? No: ${ROE}.`],
    ["with invisible characters around them", `\u200B${JANE}\u200B, \u202A${ROE}\u202C\uFEFF`],
    ["beside words that are no addresses", `To: Jane ${JANE} cc roe, x ${ROE} -`],
    ["between the quotes of others", `"x" ${JANE} "<${ROE}>`],
    ["after a quote without its partner", `5" of\n${JANE} and "x" <${ROE}>`],
  ])("%s: %j", (_, text) => {
    expect(split(text).addresses).toEqual([JANE, ROE]);
  });
});

it.each([
  ["", []],
  ["jane", []],
  ["Jane Doe <jane>, roe", []],
  ["mailto:jane", []],
  ["\u200B \n,;", []],
  [JANE, [JANE]],
  ["Jane@GMAIL.com", ["Jane@GMAIL.com"]],
  [`${JANE} ${JANE}`, [JANE, JANE]],
  [`${JANE}, Jane <${JANE}>`, [JANE, JANE]],
  [`${JANE} <${ROE}>`, [JANE, ROE]],
  [`${JANE} <x${JANE}>`, [JANE, `x${JANE}`]],
  ["@", []],
  ["@@", []],
  ["jane@ @gmail.com", []],
  ["jane@.", []],
  ["jane＠gmail.com", ["jane@gmail.com"]],
  ["a@b@c", ["a@b@c"]],
  ["https://example.org/?@jane", []],
  ["josé@gmail.com", ["josé@gmail.com"]],
  ["o'neil@example.org", ["o'neil@example.org"]],
  ["ja\u200Bne@gmail.com", ["ja\u200Bne@gmail.com"]],
  ["mailto:jane%4@gmail.com", ["jane%4@gmail.com"]],
  ["https://example.org/@jane", ["https://example.org/@jane"]],
])("splits %j into addresses", (text, addresses) => {
  expect(split(text).addresses).toEqual(addresses);
});

describe("counts the words that are not addresses", () => {
  it.each([
    ["in a list", `${JANE}, roe, ${ROE}`, 1],
    ["in a list on several lines", `${JANE}\nroe\n${ROE}`, 1],
    ["in a list between spaces", `${JANE} roe ${ROE} x`, 2],
    ["in a line with several addresses", `${JANE}\n${ROE}, roe, ${JANE}`, 1],
    ["beside the only address", `${JANE} roe`, 1],
    ["without a part of an address", `${JANE}, jane@, @gmail.com`, 2],
    ["beside one address, in lines of different lengths", `${JANE}, roe, x\n${ROE}`, 2],
    ["in a text that is a list on one of its lines", `${JANE}, ${ROE}\n${JANE}, x\n${ROE}, y`, 2],
    ["in the heading of a table", `name,email\nJane,${JANE}\nRoe,${ROE}`, 2],
    ["in quotes", `${JANE}, "Roe", ${ROE}`, 1],
  ])("%s: %j", (_, text, skipped) => {
    expect(split(text).skipped).toBe(skipped);
  });
});

describe("counts no names, and no marks", () => {
  it.each([
    ["before a bracket", `Jane Doe <${JANE}>, Roe <${ROE}>`],
    ["in quotes before a bracket", `"Doe, Jane" <${JANE}>, "Roe" <${ROE}>`],
    ["that repeat the address", `${JANE} <${JANE}>`],
    ["in a table", `Jane,${JANE},2026\nRoe,${ROE},2026`],
    ["in a table with tabs", `Jane Doe\t${JANE}\nRoe\t${ROE}\n`],
    ["in a table with quotes", `"Doe, Jane","${JANE}"\r\n"Roe","${ROE}"`],
    ["in a table of names and addresses", `Jane Doe ${JANE}\nRoe ${ROE}`],
    ["marks", `* ${JANE}\n@ - ${ROE} &`],
    ["nothing", ""],
  ])("%s: %j", (_, text) => {
    expect(split(text).skipped).toBe(0);
  });
});

it.each([
  [
    '"Doe, J" <a@b.org>, x',
    [
      { address: null, skipped: 0, end: 10 },
      { address: "a@b.org", skipped: 0, end: 17 },
      { address: null, skipped: 0, end: 19 },
      { address: null, skipped: 0, end: 21 },
      { address: null, skipped: 1, end: 21 },
    ],
  ],
  [
    '"a b" c.',
    [
      { address: null, skipped: 0, end: 5 },
      { address: null, skipped: 0, end: 5 },
      { address: null, skipped: 0, end: 8 },
      { address: null, skipped: 3, end: 8 },
    ],
  ],
  ["", [{ address: null, skipped: 0, end: 0 }]],
])("tells at each step how far it has read %j", (text, pieces) => {
  expect([...splitAddresses(text)]).toEqual(pieces);
});
