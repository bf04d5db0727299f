import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress, stringOf } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { listFound } from "../../../tests/core/listFound";
import { takeSteps } from "../../../tests/core/takeSteps";
import { checkAddresses } from "./checkAddresses";
import { parseAddress } from "./parseAddress";
import { withoutDuplicates } from "./withoutDuplicates";

const read = (text: string) => takeSteps(checkAddresses(text)).rows;
const peopleOf = (text: string) =>
  new Set(listFound(text).map(({ input, verdict }) => `${input.toLowerCase()} ${verdict}`));
const anyEmail = anyAddress.map(({ username, domain }) => `${username}@${domain}`);
const anyName = stringOf("abz09", { minLength: 1, maxLength: 4 });

const anyLine = fc.oneof(
  anyEmail,
  fc
    .tuple(stringOf("ab é,;:<>()=&", { maxLength: 12 }), anyEmail, stringOf(" ab,;)>é=", { maxLength: 8 }))
    // A long line that ends in this sign was cut.
    .map((parts) => parts.join("").replace(/=+$/, "")),
);

/** They begin another structure at the beginning of a text, but not within one. */
const BEGINNINGS = ["dn: x", "From: x", "Content-Transfer-Encoding: quoted-printable", "BEGIN:VCARD", "[", "{"];
const SIGNS = [
  "RETRIES=20",
  "?q=3D+x",
  "=C3=A9",
  "x=",
  "a&#64;b",
  String.raw`a\nb`,
  "[[Team]]",
  "{}",
  "]",
  "}",
  "<b>",
  "<!--",
  "END:VCARD",
  "=?utf-8?Q?x?=",
  "INSERT INTO t VALUES (1),(2);",
  '{"a":"b"}',
  "--b",
  "",
  "id,name,mail",
  "%40",
];

textLaw(
  "a line added anywhere changes no other line's answer",
  fc.array(anyLine, { minLength: 1 }),
  fc.constantFrom(...SIGNS, ...BEGINNINGS),
  fc.nat(),
  (lines, line, place) => {
    const least = BEGINNINGS.includes(line) ? 1 : 0;
    const added = lines.toSpliced(least + (place % lines.length), 0, line);
    expect(peopleOf(`x y\n${added.join("\n")}`)).toEqual(peopleOf(`x y\n${lines.join("\n")}`));
  },
);

textLaw(
  "a reference within a name makes nobody else",
  anyName,
  // Random letters are hardly ever a name of HTML.
  fc.oneof(
    fc.constantFrom(..."eacute Uuml szlig shy zwj times Plus COMMAT".split(" ")),
    fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{1,20}$/),
  ),
  anyName,
  (before, name, after) => {
    const text = `${before}&${name};${after}@gmail.com`;
    const verdicts = read(text).map(({ verdict }) => verdict);
    // It is a border, or a sign of an address.
    if (verdicts.join() !== "invalid") expect(KNOWN).toContain(name);
  },
);

const KNOWN =
  "amp AMP lt LT gt GT quot QUOT apos commat period plus lowbar colon semi comma lpar rpar lbrack rbrack lsqb rsqb lbrace rbrace lcub rcub verbar vert sol quest equals num bull middot laquo raquo ldquo rdquo bdquo lsquo rsquo ndash mdash hellip rarr larr copy nbsp ensp emsp thinsp Tab NewLine".split(
    " ",
  );

textLaw(
  "a tag within a name is nothing",
  anyName,
  fc.constantFrom("<wbr>", "<b>", "</b>", "<wbr/>", "<!-- x -->", "<em class='x'>", "</A>", '<span style="x">', "<i>"),
  anyName,
  (before, tag, after) => {
    expect(peopleOf(`${before}${tag}${after}@gmail.com`)).toEqual(peopleOf(`${before}${after}@gmail.com`));
  },
);

const toReferences = (text: string) => text.replaceAll(/[^\w\n ]/gu, (sign) => `&#${sign.codePointAt(0)};`);
const toLink = (text: string) => `https://x.example/?q=${encodeURIComponent(text)}`;

textLaw("what is encoded twice is the same people as what is encoded once", fc.array(anyLine), (lines) => {
  const text = lines.join("\n");
  const once = toReferences(text);
  expect(peopleOf(once.replaceAll("&", "&amp;"))).toEqual(peopleOf(once));
  expect(peopleOf(toReferences(toLink(text)))).toEqual(peopleOf(toLink(text)));
});

const inHex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, "0");
const toQuoted = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) =>
    byte > 32 && byte < 127 && byte !== 61 ? String.fromCharCode(byte) : byte === 10 ? "\n" : `=${inHex(byte)}`,
  )
    .join("")
    .replaceAll(/(?:=..|[^=\n]){25}(?=[^\n])/g, "$&=\n");
const TYPES: Readonly<Record<string, (text: string) => string>> = {
  "text/plain": (text) => text,
  "text/html": (text) => `<p>${toReferences(text).replaceAll("\n", "<br>\n")}</p>`,
};

const anyPart = fc
  .record({
    text: fc.array(anyLine, { maxLength: 4 }).map((lines) => `x y\n${lines.join("\n")}\n`),
    type: fc.constantFrom(...Object.keys(TYPES)),
  })
  .map(({ text, type }) => ({
    text,
    source: `Content-Type: ${type};\n charset="utf-8"\nContent-Transfer-Encoding: quoted-printable\n\n${toQuoted(TYPES[type]!(text))}`,
  }));

textLaw(
  "the people of a mail are those of the plain text",
  fc.array(anyPart, { minLength: 1, maxLength: 3 }),
  (parts) => {
    const plain = parts.map(({ text }) => text).join("\n");
    const inParts = (boundary: string, sources: readonly string[]) =>
      `Content-Type: multipart/mixed; boundary="${boundary}"\n\n${sources.map((source) => `--${boundary}\n${source}\n`).join("")}--${boundary}--\n`;
    const [first, ...others] = parts.map(({ source }) => source);
    const mails = [
      inParts(
        "a",
        parts.map(({ source }) => source),
      ),
      inParts("a", [inParts("ab", [first!]), ...others]),
      inParts("a", [`Content-Type: message/rfc822\n\n${first!}`, ...others]),
    ];
    for (const mail of mails) {
      expect(peopleOf(mail)).toEqual(peopleOf(plain));
      expect(peopleOf(mail.replaceAll("\n", "\r\n"))).toEqual(peopleOf(plain));
    }
  },
);

textLaw(
  "a local part at another host is never a Gmail mailbox",
  fc.array(fc.constantFrom("ann", "gmail.com", "bounce-1", "x.org", "=", "=", "+", "-", ".", "_", "/", "#"), {
    minLength: 1,
  }),
  fc.constantFrom("x.org", "gmail.com.br", "bounces.example.de"),
  (parts, host) => {
    const local = parts.join("");
    for (const text of [`${local}@${host}`, `"${local}@gmail.com"@${host}`, `"${local}@gmail.com x"@${host}`]) {
      expect(read(text).filter(({ verdict }) => verdict === "gmail")).toEqual([]);
    }
  },
);

textLaw(
  "a password before the @ of a link is nobody's",
  fc.constantFrom("https", "smtp", "postgres", "ssh"),
  fc.constantFrom("user", "jane.doe%40gmail.com", "jane.doe@gmail.com", ""),
  stringOf("ab1.!@:$+-_~*", { maxLength: 8 }).map((password) => `Zq7${password}`),
  fc.constantFrom("gmail.com", "smtp.gmail.com", "x.example:443"),
  fc.constantFrom("", "/", "/path?x=1"),
  (scheme, user, password, host, path) => {
    const link = `${scheme}://${user}:${password}@${host}${path}`;
    const people = user.startsWith("jane") ? ["jane.doe@gmail.com"] : [];
    expect(read(link).map(({ input }) => input)).toEqual(people);
    const parsed = parseAddress(link);
    if (parsed.ok) expect(parsed.address.username).toBe("jane.doe");
    expect(takeSteps(withoutDuplicates(link, takeSteps(checkAddresses(link)), "first")).removed).toBe(0);
  },
);
