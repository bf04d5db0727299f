import { describe, expect, it } from "vitest";

import { takeSteps } from "../../../tests/core/takeSteps";
import { checkAddresses } from "./checkAddresses";

/** Writes the rows of a check in short: `+` before a tag, `?` after an invalid one, `=` before its group. */
function show(text: string): string {
  const { rows } = takeSteps(checkAddresses(text));
  return rows
    .map((row) => {
      const end = row.verdict === "invalid" ? "?" : row.verdict === "other-host" ? ` at ${row.host}` : "";
      return row.input + end + (row.group === null ? "" : ` =${row.group}`);
    })
    .join(", ");
}

const JANE = "jane@gmail.com";
const SHOP = "jane+shop@gmail.com";

describe("a text in its format is read as it is meant", () => {
  it.each([
    [
      "a page by ASP.NET",
      "<td>jane&#x2B;shop@gmail.com</td>\n<td>roe&#43;shop@gmail.com",
      `${SHOP}, roe+shop@gmail.com`,
    ],
    ["a page by WordPress", '<a href="mailto:&#106;&#97;n&#101;&#64;gmail&#46;com">Jane</a>', JANE],
    ["names of characters", "&lt;jane&plus;shop&commat;gmail&period;com&gt;&nbsp;&amp;", SHOP],
    ["a reference in a reference", "jane&amp;#43;shop@gmail.com", SHOP],
    ["JSON by .NET", String.raw`{"email":"jane\u002Bshop@gmail.com"}`, SHOP],
    [
      "JSON with all escapes",
      String.raw`{"a":"\u003cjane\u0040gmail.com\u003e","b":"x\nroe@gmail.com"}`,
      `${JANE}, roe@gmail.com`,
    ],
    ["JSON with a link", String.raw`{"url":"https:\/\/x.example\/u\/jane@gmail.com"}`, JANE],
    ["a program", String.raw`print('\x6aane@gmail.com\nroe@gmail.com')`, `${JANE}, roe@gmail.com`],
    ["a mail", "Content-Transfer-Encoding: quoted-printable\n\nTo: jane=2Bshop=40gmail.com", SHOP],
    ["a mail without its header", "<p title=3Djane@gmail.com>", JANE],
    [
      "a mail that cuts its lines",
      "Content-Transfer-Encoding: quoted-printable\n\njane+sh=\r\nop@gmail.com and ro=\ne@gmail.com",
      `${SHOP}, roe@gmail.com`,
    ],
    ["a cut tag", "janedoe+net=\nflix@gmail.com", "janedoe+netflix@gmail.com"],
    ["a mail in Latin-1 without its header", "a=3Db jos=E9@gmail.com", "jos=E9@gmail.com?"],
    ["a link", "https://x.example/u?e=jane%2Bshop%40gmail.com&x=1", SHOP],
    ["a link in a link", "https://x.example/u?to=https%3A%2F%2Fy.example%2F%3Fe%3Djane%252Bshop%2540gmail.com", SHOP],
    ["mailto", "mailto:jane%2Bshop@gmail.com?subject=a%20b&cc=roe@gmail.com", `${SHOP}, roe@gmail.com`],
    ["a broken link", "mailto:jane%4@gmail.com", "jane%4@gmail.com?"],
    ["full-width letters", "Ｊａｎｅ＋ｓｈｏｐ＠ｇｍａｉｌ．ｃｏｍ", "Jane+shop@gmail.com"],
    [
      "a calendar",
      "BEGIN:VCALENDAR\r\nATTENDEE;CN=Jo:mailto:johnst\r\n iles@gmail.com\r\nUID:a1@gmail.com",
      "johnstiles@gmail.com",
    ],
    [
      "a card",
      "BEGIN:VCARD\nEMAIL;TYPE=HOME:jane@gmail.com\nEMAIL;TYPE=WORK:jane@x.example",
      `${JANE}, jane@x.example at x.example`,
    ],
    ["a directory", "dn: cn=Jane\nmail: jane@gm\n ail.com", JANE],
    ["another text with a blank at the start of a line", "johnst\n iles@gmail.com", "iles@gmail.com"],
    [
      "base64 at the end of a line",
      "jane@gmail.com:W6ph5Mm5Pz8GgiULbPgzG37mj9g=\nroe@gmail.com:x=",
      `${JANE}, roe@gmail.com`,
    ],
    ["a Windows name", String.raw`OFFICE\nancy@gmail.com`, String.raw`OFFICE\nancy@gmail.com?`],
  ])("%s: %j", (_, text, rows) => {
    expect(show(text)).toBe(rows);
  });
});

describe("an address is found whatever touches it", () => {
  it.each([
    "jane@gmail.com:hunter2",
    "To:jane@gmail.com",
    "user=jane@gmail.com",
    "SMTP_USER=jane@gmail.com",
    "user[email]=jane@gmail.com&x=1",
    "GET /cgi-bin/mail.cgi?email=jane@gmail.com HTTP/1.1",
    "https://x.example/a/jane@gmail.com",
    "x.example/a/jane@gmail.com",
    "http://localhost:3000/users/jane@gmail.com/edit",
    "https://x.example/unsubscribe?jane@gmail.com",
    "103238704-|--|-jane@gmail.com-|-g2B6Ph==-|-hint|--",
    "jane@gmail.com-ra írj",
    "jane@gmail.com--and",
    "jane@gmail.com'a",
    "jane@gmail.com’s",
    "jane@gmail.com…",
    "邮箱：jane@gmail.com，谢谢",
    "【jane@gmail.com】",
    "邮箱jane@gmail.com谢谢",
    "メー\u30EBは\u3099jane@gmail.comコ",
    "ﾒｰﾙjane@gmail.comｰ",
    "㈱jane@gmail.com㈱",
    "·jane@gmail.com·",
    "メールはjane@gmail.comへ",
    "이메일jane@gmail.com로",
    "อีเมลjane@gmail.comครับ",
    "📧jane@gmail.com",
    "✉️jane@gmail.com✉️",
    "→jane@gmail.com→",
    "•jane@gmail.com",
    "–jane@gmail.com",
    "¿jane@gmail.com?",
    "‘jane@gmail.com’",
    "„jane@gmail.com“",
    "**jane@gmail.com**",
    "_jane@gmail.com_",
    "**_jane@gmail.com_**",
    "`jane@gmail.com`",
    "{'jane@gmail.com'}",
    String.raw`\"jane@gmail.com\"`,
    "\u200B\u202Ajane@gmail.com\u202C",
    "From jane@gmail.com on October 05, 2009",
    "From jane@gmail.com: call back",
  ])("%j", (text) => {
    expect(show(text)).toBe(JANE);
  });

  it.each([
    ["a@gmail.com/b@gmail.com", "a@gmail.com, b@gmail.com"],
    ["a@gmail.com、b@gmail.com", "a@gmail.com, b@gmail.com"],
    ["a@gmail.com•b@gmail.com", "a@gmail.com, b@gmail.com"],
    [String.raw`a@gmail.com\nb@gmail.com`, "a@gmail.com, b@gmail.com"],
    ["a@gmail.com|b@gmail.com:x", "a@gmail.com, b@gmail.com"],
  ])("two side by side: %j", (text, rows) => {
    expect(show(text)).toBe(rows);
  });
});

describe("nobody's address becomes somebody else's", () => {
  it.each([
    "josé@gmail.com",
    "ngo\u0323c@gmail.com",
    "jane·doe@gmail.com",
    "яjane@gmail.com",
    "jane#x@gmail.com",
    "jane!x@gmail.com",
    "o’donnell@gmail.com",
    "o‘donnell@gmail.com",
    "o'donnell@gmail.com",
    "j***e@gmail.com",
    "***e@gmail.com",
    "**e@gmail.com",
    "j•••e@gmail.com",
    "••e@gmail.com",
    "j…doe@gmail.com",
    "…doe@gmail.com",
    "j██e@gmail.com",
    "AJvYcHq/x9@gmail.com",
    "jane...@gmail.com",
    "...jane@gmail.com",
    "-jane@gmail.com",
    "jane🎉@gmail.com",
    "jane✉\uFE0F@gmail.com",
    "ja\u200Bne@gmail.com",
    "mar\u212A@gmail.com",
    "jane@gmail.comroe@gmail.com",
    "jane@roe@gmail.com",
    "jane@gmail",
  ])("%j is invalid", (text) => {
    expect(show(text)).toBe(`${text}?`);
  });

  it.each([
    ["a return path of Gmail", "jane+caf_=roe=x.example@gmail.com", [{ mailbox: JANE, tag: null }]],
    ["the tag of another sender", "jane+roe=x.example@gmail.com", [{ verdict: "invalid" }]],
  ])("%s: %j", (_, text, rows) => {
    expect(takeSteps(checkAddresses(text)).rows).toMatchObject(rows);
  });

  it.each([
    "gmaiI.com",
    "gmaıl.com",
    "gmail.c0m",
    "gmail.com.br",
    "gmail.community",
    "gmail.com-x.example",
    "gmаil.com",
  ])("%s is another host", (host) => {
    expect(show(`jane@${host}`)).toBe(`jane@${host} at ${host.toLowerCase()}`);
  });
});

describe("a record mentions a person once", () => {
  it.each([
    [
      "a name with the address",
      '"jane@gmail.com","SMTP","Jane (jane@gmail.com)"\n"roe@gmail.com","SMTP","Roe (roe@gmail.com)"',
      `${JANE}, roe@gmail.com`,
    ],
    ["a link of Markdown", "[jane@gmail.com](mailto:jane@gmail.com)", JANE],
    ["a link of HTML", '<a href="mailto:jane@gmail.com">jane@gmail.com</a>', JANE],
    ["a link of Slack", "<mailto:jane@gmail.com|jane@gmail.com>", JANE],
    ["a link of Outlook", "jane@gmail.com<mailto:jane@gmail.com>", JANE],
    [
      "two spellings in a form",
      '"2026/11/20","jane.doe@gmail.com","Jane","janedoe+x@gmail.com"',
      "jane.doe@gmail.com, janedoe+x@gmail.com",
    ],
    ["two records", "Jane,jane@gmail.com,jane@gmail.com\nJ,j.ane@gmail.com,x", `${JANE} =1, j.ane@gmail.com =1`],
    [
      "an object on each line",
      '{"email":"jane@gmail.com","ids":[{"email":"jane@gmail.com"}]}\n{"email":"roe@gmail.com"}',
      `${JANE}, roe@gmail.com`,
    ],
  ])("%s: %j", (_, text, rows) => {
    expect(show(text)).toBe(rows);
  });
});

describe("in a list, each address is a record", () => {
  it.each([
    "jane@gmail.com, jane+x@gmail.com",
    "jane@gmail.com jane+x@gmail.com;",
    "Jane Doe <jane@gmail.com>, J. <jane+x@gmail.com>",
    'To: "Doe, Jane" <jane@gmail.com>,\t<jane+x@gmail.com>',
    "Jane (jane@gmail.com), J (jane+x@gmail.com)",
    "jane@gmail.com (Jane), jane+x@gmail.com (J)",
  ])("%j", (text) => {
    expect(takeSteps(checkAddresses(text))).toMatchObject({ duplicates: 1, mailboxes: 1, grouped: { length: 2 } });
  });
});

it("has no row for what is no address of anybody", () => {
  const text =
    "url,username,password\nx,jane@gmail.com,P@ssw0rd\ny,roe@gmail.com,p@ss.w0rd\nz,a@x.example,x@y@z.example";

  expect(show(text)).toBe("jane@gmail.com, roe@gmail.com, a@x.example at x.example");
  expect(takeSteps(checkAddresses("a@b jane@localhost https://x.example/@jane.doe"))).toMatchObject({
    rows: [],
  });
});

it.each(["https://mail.google.com/mail/u/0/#inbox", "netflix.com", "www.netflix.com/login"])(
  "%s is no username",
  (text) => {
    expect(show(text)).toBe("");
  },
);
