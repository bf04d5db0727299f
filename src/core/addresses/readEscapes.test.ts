import { expect, it } from "vitest";

import { readEscapes } from "./readEscapes";

it.each([
  [
    "names of HTML",
    "&lt;jane&lowbar;doe&plus;x&commat;gmail&period;com&gt;&AMP;&quot;&apos;&nbsp;.",
    "<jane_doe+x@gmail.com>&\"'\u00A0.",
  ],
  ["a name of a letter, which stays", "ren&eacute;e", "ren&eacute;e"],
  ["decimal numbers", "jane&#43;shop&#064;gmail.com&#128231;", "jane+shop@gmail.com📧"],
  ["hexadecimal numbers", "jane&#x2b;shop&#X40;gmail.com&#x1F4E7;", "jane+shop@gmail.com📧"],
  ["the last character of all", "&#x10FFFF;&#1114111;", "\u{10FFFF}\u{10FFFF}"],
  ["numbers of no character", "&#x110000;&#1114112;", "&#x110000;&#1114112;"],
  ["references in references", "&amp;#43;&amp;amp;lt;&amp;amp;#x40;", "+<@"],
  ["units of JSON", String.raw`jane\u002Bshop\u0040gmail.com\uD83D\uDCE7`, "jane+shop@gmail.com📧"],
  ["bytes of a program", String.raw`\x6aane\x40gmail.com`, "jane@gmail.com"],
  ["escaped signs", String.raw`\"jane\/\'\\`, `"jane/'\\`],
  ["a tab", String.raw`"\tjane@gmail.com\troe@gmail.com"`, '"\njane@gmail.com\nroe@gmail.com"'],
  ["several line ends", String.raw`"jane@gmail.com\r\nroe@gmail.com\n\n."`, '"jane@gmail.com\nroe@gmail.com\n."'],
  [
    "a name of Windows",
    String.raw`OFFICE\nancy 7\nancy é\nancy _\nancy`,
    String.raw`OFFICE\nancy 7\nancy é\nancy _\nancy`,
  ],
  ["a link", "?e=jane%2Bshop%40gmail.com%20%C3%A9", "?e=jane+shop@gmail.com é"],
  ["a link in links", "jane%252Bx%2540gmail.com jane%25252Bx%252540gmail.com", "jane+x@gmail.com jane+x@gmail.com"],
  ["an encoded percent sign in a link", "mailto:100%25/100%2525%20", "mailto:100%/100% "],
  ["signs of an address outside of a link", "joe%45%40gmail.com %20", "joe%45@gmail.com %20"],
  ["a link in Latin-1", "mailto:jos%E9@gmail.com", "mailto:jos%E9@gmail.com"],
  ["a percent sign alone", "100% %4", "100% %4"],
  ["full-width characters", "Ｊａｎｅ＿Ｄ．ｄ－７＋ｘ＠ｇｍａｉｌ﹫，", "Jane_D.d-7+x@gmail@，"],
  ["full-width characters in a link", "?q=jane%EF%BC%A0gmail.com", "?q=jane@gmail.com"],
  ["nothing", "jane+shop@gmail.com =2B", "jane+shop@gmail.com =2B"],
])("reads %s: %j", (_, text, read) => {
  expect(readEscapes(text)).toBe(read);
});
