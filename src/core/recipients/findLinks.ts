import { cleanText, CLOSING, OPENING, PICTURES, QUOTES } from "../addresses/cleanText";
import { UNSPACED } from "../addresses/findAddresses";
import { readEscapes } from "../addresses/readEscapes";

/** A link in a text. */
export interface FoundLink {
  /** As it is written, in any case: `https://`. */
  readonly scheme: string;
  /** Without a user and a port, and without its escapes. It may be empty. */
  readonly host: string;
  /** All of it behind the scheme, as it is written. */
  readonly rest: string;
}

const WEB = String.raw`https?(?:(?::|%(?:25)*3A)(?:[/\\]|%(?:25)*(?:2F|5C))*|(?:[/\\]|%(?:25)*(?:2F|5C)){2})`;
/** The characters that end a link in a text. An ideographic full stop is not among them, because a host may have it. */
const END = String.raw`\s<>|*;,、，；：！？｜${QUOTES}${OPENING}${CLOSING}`;
const LINK = new RegExp(
  // The first letter rules out most places at once. Without a scheme, a link begins the text, behind a list's marks, and its host has a dot.
  String.raw`(?=[ahim/])(?<![\p{L}\p{N}])((?:${WEB})+|(?:android(?:-?app)?|iosapp|market)://|(?<=^(?:[^\p{L}/]|\[x\])*)//(?=[\p{L}\p{N}][^\s/?#.]*\.))([^${END}]*)`,
  "giu",
);

/** The text between two links that are one: written twice by Outlook, Markdown or HTML, or one within the other. */
const DOUBLED = /^(?:<|\]\(|["']>|[^\s"'<>()[\]]*[=/&?])$/;
/** The text before a link in the path or the query of a link without a scheme. */
const WITHIN_HOST = /\.\p{L}[\p{L}\d-]+(?::\d+)?[/?#].*[=/&?]$/u;

/**
 * Finds the links of a text, and the links of apps, also those that only a browser understands: encoded, with too few
 * slashes, with two schemes or none (`//x`). The cost is linear.
 */
export function findLinks(text: string): FoundLink[] {
  const found: FoundLink[] = [];
  let from = 0;
  for (const { 0: link, 1: scheme, 2: rest, index } of text.matchAll(LINK)) {
    const gap = text.slice(from, index);
    const isDoubled = from > 0 && DOUBLED.test(gap);
    if (!isDoubled && !WITHIN_HOST.test(gap.split(/[\s"'<>()[\]]/).at(-1)!)) {
      found.push({ scheme: scheme!, host: toHost(rest!), rest: rest! });
    }
    from = index + link.length;
  }
  return found;
}

const SIGN_OF_HOST = String.raw`[\w\p{L}\p{M}\p{N}・${PICTURES}-]`;
const HOST = new RegExp(`^(?:${SIGN_OF_HOST}+(?:[.。．｡]${SIGN_OF_HOST}+)*)?`, "u");
/** A host with its port, for a browser too. What stands behind it may have an `@` of its own. */
const SURE_HOST = /^(?:localhost|[^:]*\.[^:]*)(?::\d*)?$/;
/** The host behind a password. A slash in the password would end the host for a browser. */
const BEHIND_PASSWORD = /@((?:[^@/?#:.]+\.)+[^@/?#:.]+)(?::\d*)?(?=[/?#]|$)/;

function toHost(rest: string): string {
  // A browser takes a backslash for a slash.
  const [encoded] = rest.split(/[/?#]|\\(?=@)/, 1);
  const decoded = readEscapes(`//${encoded}`).slice(2);
  const [authority = ""] = decoded.split(/[/?#\\]/, 1);
  const own = authority.slice(authority.lastIndexOf("@") + 1);
  const written = SURE_HOST.test(own) ? own : (BEHIND_PASSWORD.exec(rest)?.[1] ?? own);
  const host = HOST.exec(cleanText(written))![0];
  // An underscore at the end is the emphasis of Markdown.
  const found = host.replace(/(?<!_)_+$/, "");
  // An ideographic full stop is a dot of the host, or else ends the sentence behind a host that has dots.
  return found.includes(".") ? found.replace(/[。｡].*/s, "") : found.replaceAll(/[。｡]/g, ".");
}

/** A last label has a hyphen only in punycode. A script that is written without blanks begins the text behind it. */
const LAST_LABEL = new RegExp(String.raw`(?<=\.)(?!xn--)([a-z\d]+)(?:[-_${UNSPACED}][^.]*)$`, "iu");

/** Cuts off the text that touches the end of a host: `gmail.com-ra`, `netflix.com谢谢`. */
export function endHost(host: string): string {
  return host.replace(LAST_LABEL, "$1");
}
