import * as fc from "fast-check";
import { expect } from "vitest";

import { anyAddress } from "../../../tests/core/arbitraries";
import { textLaw } from "../../../tests/core/law";
import { takeSteps } from "../../../tests/core/takeSteps";
import { type Check, checkAddresses } from "./checkAddresses";

const anyEmails = fc
  .uniqueArray(
    anyAddress.map(({ username, domain }) => `${username}@${domain}`),
    { minLength: 4, maxLength: 8 },
  )
  .chain((emails) => fc.shuffledSubarray([...emails, emails[0]!], { minLength: emails.length + 1 }));

const each = (emails: readonly string[], write: (email: string, index: number) => string) => emails.map(write).join("");
const SHAPES: readonly (readonly [Check["kind"], (emails: readonly string[]) => string])[] = [
  ["list", (emails) => each(emails, (email) => `${email}\n`)],
  ["list", (emails) => each(emails, (email, index) => `${index + 1}. Ann Roe <${email}>\n`)],
  ["list", (emails) => emails.join("; ")],
  ["table", (emails) => `id,email,name\n${each(emails, (email, index) => `${index},${email},"Roe, 'Ann'"\n`)}`],
  ["table", (emails) => `Name;E-Mail\n${each(emails, (email) => `van 't Hof;${email}\n`)}`],
  ["table", (emails) => each(emails, (email, index) => `x\t${email}\t${index}\n`)],
  ["other", (emails) => each(emails, (email) => `- email: ${email}\n  login: ${email}\n`)],
  [
    "other",
    (emails) =>
      JSON.stringify(
        emails.map((email) => ({ email, login: email })),
        null,
        2,
      ),
  ],
  ["other", (emails) => each(emails, (email) => `{"email":"${email}","login":"${email}"}\n`)],
  ["other", (emails) => each(emails, (email) => `<li><a href="mailto:${email}">${email}</a></li>\n`)],
  ["other", (emails) => each(emails, (email) => `BEGIN:VCARD\nFN:x\nEMAIL:${email}\nEND:VCARD\n`)],
  ["other", (emails) => `INSERT INTO t VALUES\n${each(emails, (email) => `(1,'${email}','x'),\n`)}`],
  ["other", (emails) => each(emails, (email) => `2026-11-28 10:01:02 user=${email} logged in\n`)],
  [
    "mail",
    (emails) => `From: ${emails[0]}\nTo: ${emails[1]}\nSubject: a\n\n${each(emails, (email) => `Ask ${email}.\n`)}`,
  ],
];

/** None changes an address. */
const CHANGES: readonly ((text: string) => string)[] = [
  (text) => `Hello\n${text}`,
  (text) => `${text}\nBye\n`,
  (text) => `\`\`\`\n${text}\n\`\`\`\n`,
  (text) => text.replaceAll(/^/gm, "> "),
  (text) => text.replaceAll(/^/gm, "  "),
  (text) => text.replaceAll(/\r?\n/g, "\r\n"),
  (text) => `\uFEFF${text}`,
];

function read(text: string) {
  const { kind, rows, people, duplicates } = takeSteps(checkAddresses(text));
  return { kind, people, duplicates, inputs: rows.map(({ input }) => input.toLowerCase()) };
}

textLaw(
  "a change which changes no address changes no answer",
  anyEmails,
  fc.constantFrom(...SHAPES),
  fc.subarray([...CHANGES], { minLength: 1 }),
  (emails, [kind, write], changes) => {
    const text = write(emails);
    const before = read(text);
    expect(before).toMatchObject({
      kind,
      duplicates: kind === "list" || kind === "table" ? emails.length - before.people : 0,
    });
    expect(read(changes.reduce((changed, change) => change(changed), text))).toEqual(before);
  },
);

textLaw(
  "two files one behind the other are of the same kind and people",
  anyEmails,
  fc.constantFrom(...SHAPES),
  (emails, [kind, write]) => {
    const [one, two] = [read(write(emails)), read(`${write(emails)}\n${write(emails)}`)];
    expect([two.kind, two.people]).toEqual([kind, one.people]);
    if (kind === "other") expect(two).toEqual(one);
  },
);

textLaw(
  "a text cut out of its middle has no other people",
  anyEmails,
  fc.constantFrom(...SHAPES),
  (emails, [kind, write]) => {
    const lines = write(emails).split("\n");
    const cut = read(lines.slice(1, -1).join("\n"));
    expect(cut.inputs.filter((input) => !emails.includes(input))).toEqual([]);
    if (kind === "other") expect(cut.duplicates).toBe(0);
  },
);
