import { describe, expect, it } from "vitest";

import { showRows } from "../../../tests/core/showRows";
import { takeSteps } from "../../../tests/core/takeSteps";
import { checkAddresses } from "./checkAddresses";

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
const toBase64 = (text: string) => btoa(text).replaceAll(/.{20}/g, "$&\n");

describe("a mail is decoded part by part, as each says", () => {
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
      "base64",
      `${MULTIPART}--b.1\nContent-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${toBase64("<p>jane@gmail.com</p><p>roe&#43;x@gmail.com")}\n--b.1--`,
      "ann@gmail.com, jane@gmail.com, roe+x@gmail.com",
    ],
    [
      "an attachment, which is skipped",
      `${MULTIPART}--b.1\nContent-Type: image/png\nContent-Transfer-Encoding: base64\n\n${toBase64("jane@gmail.com")}\n--b.1\n\nroe@gmail.com\n--b.1--`,
      "ann@gmail.com, roe@gmail.com",
    ],
    [
      "an attachment of an old mailer, which is skipped too",
      `${MULTIPART}--b.1\nContent-Type: application/zip\nContent-Transfer-Encoding: x-uuencode\n\nbegin 644 a.zip\nM,jane@gmail.com\nend\n--b.1\n\nroe@gmail.com\n--b.1--`,
      "ann@gmail.com, roe@gmail.com",
    ],
    [
      "another set of characters",
      `${HEADER}Content-Type: text/plain; charset=Shift_JIS\nContent-Transfer-Encoding: base64\n\ng4GBW4OLgUZyb2VAZ21haWwuY29tgUI=`,
      "ann@gmail.com, roe@gmail.com",
    ],
    [
      "Japanese in letters of ASCII, and the same twice encoded",
      `${MULTIPART}--b.1\nContent-Type: text/plain; charset=iso-2022-jp\n\n\u001B$B%a!<%k!'\u001B(Bjane@gmail.com\u001B$B!V\u001B(Broe@gmail.com\n--b.1\nContent-Type: text/plain; charset=iso-2022-jp\nContent-Transfer-Encoding: quoted-printable\n\n=3D1B$B%a!<=3D1B(Blee@gmail.com`,
      "ann@gmail.com, jane@gmail.com, roe@gmail.com, lee@gmail.com",
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
      "ann@gmail.com =1, ne@gmail.com, ann@gmail.com =1, roe@gmail.com",
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
  ["jane.doe=2Bshop@gmail.com jane=2Eroe=40gmail.com", "jane.doe+shop@gmail.com, jane.roe@gmail.com"],
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

describe("a record is a person's", () => {
  const J = "jane@gmail.com";
  it.each([
    [
      "a directory",
      `dn: cn=Ann,mail=ann@gmail.com\ncn: Ann\nmail: ann@gmail.com\n\ndn: cn=J,mail=${J}\nmail: ja\n ne@gmail.com\n`,
      `ann@gmail.com, ${J}`,
    ],
    [
      "a card of 2.1",
      "BEGIN:VCARD\nVERSION:2.1\nEMAIL:jane@gmail.com\nNOTE;ENCODING=QUOTED-PRINTABLE:Ann=0D=0Aroe=40gm=\nail.com\nEND:VCARD\n",
      `${J}, roe@gmail.com`,
    ],
    [
      "a card in another text",
      `Hello\nBEGIN:VCARD\nEMAIL:${J}\nNOTE:j.a\n ne@gmail.com\nEND:VCARD\nann@gmail.com`,
      `${J}, j.ane@gmail.com, ann@gmail.com`,
    ],
    ["a component", "BEGIN:VEVENT\nUID:x@gmail.com\nDESCRIPTION:Hall\\nroe@gmail.com\nEND:VEVENT\n", "roe@gmail.com"],
    [
      "elements of XML",
      `<?xml version="1.0"?>\n<l>\n<o>lee@gmail.com</o>\n<u>\n<login>${J}</login>\n<email>${J}</email>\n</u>\n<u><email>ann@gmail.com</email></u>\n</l>`,
      `lee@gmail.com, ${J}, ann@gmail.com`,
    ],
    [
      "mysql, by rows",
      `*************************** 1. row ***************************\n   id: 1\nmail: ${J}\nuser: ${J}\n*************************** 2. row ***************************\n   id: 2\nmail: ann@gmail.com\n`,
      `${J}, ann@gmail.com`,
    ],
    ["psql, expanded", `-[ RECORD 1 ]-\nid   | 1\nmail | ${J}\nuser | ${J}\n-[ RECORD 2 ]-\nid   | 2\n`, J],
    [
      "sqlite, by lines",
      `  id = 1\nmail = ${J}\nuser = ${J}\n\n  id = 2\nmail = ann@gmail.com\n`,
      `${J}, ann@gmail.com`,
    ],
    ["mlr, a field a line", `id   1\nmail ${J}\nuser ${J}\n\nid   2\nmail ann@gmail.com\n`, `${J}, ann@gmail.com`],
    [
      "recutils",
      `# rec\n%rec: P\n\nName: J\nMail: ${J}\nUser: ${J}\n\nName: Ann\nMail: ann@gmail.com\n`,
      `${J}, ann@gmail.com`,
    ],
    [
      "abook",
      `# abook\n\n[format]\nprogram=abook\n\n[0]\nname=J\nemail=${J}\nnick=${J}\n\n[1]\nname=Ann\nemail=ann@gmail.com\n`,
      `${J}, ann@gmail.com`,
    ],
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
  "https://example.org/msgid/CAF1x@gmail.com",
  "List-Archive: <https://x.example/a@gmail.com>",
  "id:20200101.abc-123-x@gmail.com",
])("nobody is in %j", (text) => {
  expect(showRows(text)).toBe("");
});

describe("at other providers, a tag is one too", () => {
  it.each([
    ["Jane.Doe+Shop@Outlook.com", "jane.doe@outlook.com", "shop"],
    ["jane+a+b@hotmail.co.uk", "jane@hotmail.co.uk", "a+b"],
    ["jane+x@live.nl", "jane@live.nl", "x"],
    ["jane@msn.com", "jane@msn.com", null],
    ["jane+x@me.com", "jane@me.com", "x"],
    ["jane+x@proton.me", "jane@proton.me", "x"],
    ["jane+x@pm.me", "jane@pm.me", "x"],
    ["jane+x@fastmail.com", "jane@fastmail.com", "x"],
    ["+x@fastmail.com", null, null],
    ["jane+x@example.org", null, null],
    ["jane+x@alive.nl", null, null],
  ])("%s", (text, mailbox, tag) => {
    expect(takeSteps(checkAddresses(text)).rows).toMatchObject([{ verdict: "other-host", mailbox, tag }]);
  });

  it("so two of them are one person, but not with other dots", () => {
    expect(showRows("jane@icloud.com\njane+x@icloud.com\nj.ane@icloud.com")).toBe(
      "jane@icloud.com at icloud.com =1, jane+x@icloud.com at icloud.com =1, j.ane@icloud.com at icloud.com",
    );
  });
});
