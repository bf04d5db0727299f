import { describe, expect, it } from "vitest";

import { showRows } from "../../../tests/core/showRows";

it.each([
  ["RETRIES=20\nUSER=abe@gmail.com", "abe@gmail.com"],
  ["envelope-from=debby@gmail.com", "debby@gmail.com"],
  ["a=20\nsmtp.mailfrom=3dprinter@gmail.com", "3dprinter@gmail.com"],
  ["a\nBEGIN:VCARD\njohnst\n iles@gmail.com", "iles@gmail.com"],
  ["jane@gmail.com\ndn: x\nroe@gmail.com\n iles@gmail.com", "jane@gmail.com, roe@gmail.com, iles@gmail.com"],
  ["[[Team]]\nAnn ann@gmail.com\nJ a.nn@gmail.com", "ann@gmail.com =1, a.nn@gmail.com =1"],
  [
    String.raw`{"a":"x\nroe@gmail.com"}` + "\nno JSON\nOFFICE\\nancy@gmail.com",
    String.raw`roe@gmail.com, OFFICE\nancy@gmail.com?`,
  ],
])("a sign in one line changes no other line: %j", (text, rows) => {
  expect(showRows(text)).toBe(rows);
});

const HEADER = "From: Ann <ann@gmail.com>\nMIME-Version: 1.0\n";
const MULTIPART = `${HEADER}Content-Type: multipart/mixed; boundary="b.1"\n\n`;

describe("a mail is read where it is quoted-printable, and nowhere else", () => {
  it.each([
    [
      "quoted-printable",
      `${HEADER}Content-Transfer-Encoding: quoted-printable\n\nrichard.r=\noe@gmail.com CN=3Dandris@gmail.com jane=2Bx=40gmail.com`,
      "ann@gmail.com, richard.roe@gmail.com, andris@gmail.com, jane+x@gmail.com",
    ],
    [
      "an invitation",
      `${MULTIPART}--b.1\nContent-Type: text/calendar\nContent-Transfer-Encoding: quoted-printable\n\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nATTENDEE;CN=3DR:mailto:richard.r=\noe@gmail.com\nDESCRIPTION:Hall\\nroe@gmail.com\nUID:x@gmail.com\nEND:VEVENT\nEND:VCALENDAR\n--b.1--\n`,
      "ann@gmail.com, richard.roe@gmail.com, roe@gmail.com",
    ],
    [
      "a name in a field",
      "From: =?utf-8?Q?jane=40gmail.com?=\n =?utf-8?B?IPCfk6c=?= <ann@gmail.com>\nTo: =?iso-8859-1?Q?Jos=E9_?= <roe@gmail.com>\n\n",
      "ann@gmail.com, roe@gmail.com",
    ],
    [
      "a mail in a mail",
      `${MULTIPART}--b.1\nContent-Type: message/rfc822\n\nFrom: roe@gmail.com\nMessage-ID: <x@gmail.com>\nContent-Transfer-Encoding: quoted-printable\n\nja=\nne@gmail.com\n--b.1--`,
      "ann@gmail.com, roe@gmail.com, jane@gmail.com",
    ],
    [
      "a mailbox file",
      `From x@gmail.com Mon Jan  1 00:00:00 2026\n${HEADER}\nja=\nne@gmail.com\n\nFrom y@gmail.com Tue Jan  2 00:00:00 2026\nTo: ann@gmail.com\nContent-Transfer-Encoding: quoted-printable\n\nro=\ne@gmail.com`,
      "ann@gmail.com, ne@gmail.com, roe@gmail.com",
    ],
    [
      "a mail that is not quoted, behind one that is",
      `From x@gmail.com Mon Jan  1 00:00:00 2026\nContent-Transfer-Encoding: quoted-printable\n\nja=\nne@gmail.com\n\nFrom y@gmail.com Tue Jan  2 00:00:00 2026\nTo: ann@gmail.com\n\nid=10439739@gmail.com`,
      "jane@gmail.com, ann@gmail.com, 10439739@gmail.com",
    ],
    [
      "an address that it repeats",
      `${HEADER}To: roe@gmail.com\n\nDear roe@gmail.com\nann@gmail.com`,
      "ann@gmail.com, roe@gmail.com",
    ],
    [
      "two fields alone",
      "To: ann@gmail.com, a.nn@gmail.com\nCc: roe@gmail.com,\n lee@gmail.com",
      "ann@gmail.com =1, a.nn@gmail.com =1, roe@gmail.com, lee@gmail.com",
    ],
  ])("%s", (_, text, rows) => {
    expect(showRows(text)).toBe(rows);
    expect(showRows(text.replaceAll("\n", "\r\n"))).toBe(rows);
  });
});

it.each([
  ["ren&eacute;e@gmail.com", "ren&eacute;e@gmail.com?"],
  ["o&rsquo;donnell@gmail.com", "o’donnell@gmail.com?"],
  ["\uFFFDjane@gmail.com", "\uFFFDjane@gmail.com?"],
  ["jane@gmail.com\uFFFD", "jane@gmail.com\uFFFD?"],
  ["jane\uFFFDx@example.org", "jane\uFFFDx@example.org?"],
  ["jane.<wbr>doe@<wbr>gmail<!-- x -->.com", "jane.doe@gmail.com"],
  ["<b>jane</b>doe@gmail.com", "janedoe@gmail.com"],
  ["Mail<br>jane@gmail.com", "jane@gmail.com"],
  ["<td>Ann</td><td>jane@gmail.com</td>", "jane@gmail.com"],
  ["<b>Mail</b><span>jane@gmail.com</span>", "jane@gmail.com"],
  [String.raw`jane.doe\@gmail.com jane\u{2B}x\u0040gmail.com`, "jane.doe@gmail.com, jane+x@gmail.com"],
])("a reference or a tag within a name makes nobody else: %j", (text, rows) => {
  expect(showRows(text)).toBe(rows);
});

it.each([
  [
    "ann=gmail.com@bounces.example.org\nroe=gmail.com@bounces.example.org",
    "ann=gmail.com@bounces.example.org at bounces.example.org, roe=gmail.com@bounces.example.org at bounces.example.org",
  ],
  ["bounce-1-ann=gmail.com@x.example", "bounce-1-ann=gmail.com@x.example at x.example"],
  ["bounce-alex=gmail.com@gmail.com", "bounce-alex=gmail.com@gmail.com?"],
  ["SRS0=a1=TT=x.example=ann@gmail.com", "SRS0=a1=TT=x.example=ann@gmail.com?"],
  ["user=jane.doe@gmail.com", "jane.doe@gmail.com"],
  ['"jane@gmail.com"@example.com', '"jane@gmail.com"@example.com at example.com'],
  ['"jane@gmail.com x"@internal.example', '"jane@gmail.com x"@internal.example at internal.example'],
  ['"jane doe"@gmail.com', '"jane doe"@gmail.com?'],
])("the whole local part belongs to its host: %j", (text, rows) => {
  expect(showRows(text)).toBe(rows);
});

it.each([
  ["http://user:pass@gmail.com/", ""],
  ["https://jane@gmail.com/", ""],
  ["git clone https://x:token@github.com/a", ""],
  ["https://user:p@ss/w0rd@gmail.com/", ""],
  ["smtp://jane.doe@gmail.com:Secret1@smtp.gmail.com", "jane.doe@gmail.com"],
  ["smtp://jane.doe%40gmail.com:Secret%401@smtp.gmail.com:465", "jane.doe@gmail.com"],
  ["http://localhost:3000/users/jane@gmail.com", "jane@gmail.com"],
  ["https://user:pass@x.example/?e=jane@gmail.com", "jane@gmail.com"],
  ["tel:+15550100", ""],
  ["sms:+15550100", ""],
  ["skype:jane?chat", ""],
])("what stands before the @ of a link is nobody: %j", (text, rows) => {
  expect(showRows(text)).toBe(rows);
});

describe("what a format cuts is one line", () => {
  const J = "jane@gmail.com";
  it.each([
    [
      "a directory",
      `dn: cn=Ann,mail=ann@gmail.com\ncn: Ann\nmail: ann@gmail.com\n\ndn: cn=J,mail=${J}\nmail: ja\n ne@gmail.com\n`,
      `ann@gmail.com, ${J}`,
    ],
    [
      "a card in another text",
      `Hello\nBEGIN:VCARD\nEMAIL:${J}\nNOTE:j.a\n ne@gmail.com\nEND:VCARD\nann@gmail.com`,
      `${J} =1, j.ane@gmail.com =1, ann@gmail.com`,
    ],
    ["a component", "BEGIN:VEVENT\nUID:x@gmail.com\nDESCRIPTION:Hall\\nroe@gmail.com\nEND:VEVENT\n", "roe@gmail.com"],
    [
      "no entry",
      "Ann ann@gmail.com\nJ lee@gmail.com\n\nAnn roe@gmail.com\nA a.nn@gmail.com\n",
      "ann@gmail.com =1, lee@gmail.com, roe@gmail.com, a.nn@gmail.com =1",
    ],
  ])("%s", (_, text, rows) => {
    expect(showRows(text)).toBe(rows);
  });
});

it.each([
  "<x TagValue='jane@gmail.com Jane Doe'>",
  "sender='jane@gmail.com'",
  "CN='jane@gmail.com'",
  "FROM=‘jane@gmail.com’",
  "``jane@gmail.com``",
  "1\u001Fjane@gmail.com\u001E",
  "Author: jane <jane@gmail.com@0d0b4aa8-ca06-0410-9fe1-a43a0e2dfd9e>",
])("what writes a name in its own way is read: %j", (text) => {
  expect(showRows(text)).toBe("jane@gmail.com");
});

it.each([
  "'@gmail.com' *@gmail.com ...@gmail.com",
  "yaml@2.9.0",
  "cid:part1.06@gmail.com mid:a.1@gmail.com",
  "https://lists.example.org/msg/CAF1x@mail.gmail.com/",
  "List-Archive: <https://x.example/a@gmail.com>",
])("nobody is in %j", (text) => {
  expect(showRows(text)).toBe("");
});
