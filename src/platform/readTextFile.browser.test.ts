import { expect, test } from "vitest";

import { takeSteps } from "../../tests/core/takeSteps";
import { MAX_FILE_BYTES, readTextFile } from "./readTextFile";
import { toBytes } from "./toBytes";

const LIST = "josé@gmail.com\r\njane@gmail.com";

const toBytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

function toUtf16(text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(2 * index, text.charCodeAt(index), isLittleEndian);
  }
  return new Uint8Array(view.buffer);
}

/** A sheet that begins with letters beyond ASCII. */
const CYRILLIC = "\u0418\u043C\u044F\tjane@gmail.com\r\n";

test.each<[encoding: string, hasMark: boolean, text: string, content: Uint8Array<ArrayBuffer>]>([
  ["utf-8", false, LIST, new TextEncoder().encode(LIST)],
  ["utf-8", true, LIST, new TextEncoder().encode(`\uFEFF${LIST}`)],
  ["utf-16le", true, LIST, toUtf16(`\uFEFF${LIST}`, true)],
  // Without a letter of ASCII, the mark alone tells it.
  ["utf-16be", true, "\u0418", toUtf16("\uFEFF\u0418", false)],
  ["utf-16le", false, LIST, toUtf16(LIST, true)],
  ["utf-16be", false, LIST, toUtf16(LIST, false)],
  ["utf-16le", false, CYRILLIC, toUtf16(CYRILLIC, true)],
  ["utf-16be", false, CYRILLIC, toUtf16(CYRILLIC, false)],
  ["windows-1252", false, LIST, toBytesOf(LIST)],
])("reads %s, mark: %s", async (encoding, hasMark, text, content) => {
  const bytes = encoding === "windows-1252" ? content : null;
  const expected = { ok: true, text, isInBytes: false, encoding, hasMark, bytes };
  await expect(readTextFile(new Blob([content]))).resolves.toStrictEqual(expected);
});

test.each([
  ["utf-16le", true],
  ["utf-16be", false],
] as const)("a text is written in %s", (encoding, isLittleEndian) => {
  expect(takeSteps(toBytes(CYRILLIC, encoding))).toStrictEqual(toUtf16(CYRILLIC, isLittleEndian));
});

/** Some lines, written by Python in each encoding. */
const TOLD: readonly [encoding: string, bytes: string, line: string][] = [
  [
    "shift_jis",
    "joGWvCyDgYFbg4sslPWNbAqNspOhIInUjnEsaGFuYWtvQGV4YW1wbGUuanAsk4yLnpNzgsmCqI9agtyCooLMlfuCxYK3CpfpltggiOqYWSxpY2hpcm9AZ21haWwuY29tLJHljeOCzInvjtCCxZOtgqKCxIKigtyCtwqNgou0gUZ0YWthQGdtYWlsLmNvbYFBguaC64K1gq2CqIrogqKCtYLcgrcKk2OShoF1dGFuYWthQGdtYWlsLmNvbYF2mEGXjZDmCo5SlnuBaXlhbWFAZ21haWwuY29tgWqT+pZ7jOqCzINlg0yDWINnCg==",
    "田中「tanaka@gmail.com」連絡先",
  ],
  [
    "euc-jp",
    "u+HMviyl4aG8pessyPe5zQq6tMajILLWu9IsaGFuYWtvQGV4YW1wbGUuanAsxey1/sXUpMukqr27pN6kpKTOyv2kx6S5Cs7rzNogsOzPuixpY2hpcm9AZ21haWwuY29tLMLnuuWkzrLxvNKkx8avpKSkxqSkpN6kuQq54ra2oad0YWthQGdtYWlsLmNvbaGipOik7aS3pK+kqrTqpKSkt6TepLkKxcTD5qHWdGFuYWthQGdtYWlsLmNvbaHXz6LN7cDoCruzy9yhynlhbWFAZ21haWwuY29tocvG/MvcuOykzqXGpa2luaXICg==",
    "田中「tanaka@gmail.com」連絡先",
  ],
  [
    "iso-2022-jp",
    "GyRCO2FMPhsoQiwbJEIlYSE8JWsbKEIsGyRCSHc5TRsoQgobJEI6NEYjGyhCIBskQjJWO1IbKEIsaGFuYWtvQGV4YW1wbGUuanAsGyRCRWw1fkVUJEskKj07JF4kJCROSn0kRyQ5GyhCChskQk5rTFobKEIgGyRCMGxPOhsoQixpY2hpcm9AZ21haWwuY29tLBskQkJnOmUkTjJxPFIkR0YvJCQkRiQkJF4kORsoQgobJEI5YjY2IScbKEJ0YWthQGdtYWlsLmNvbRskQiEiJGgkbSQ3JC8kKjRqJCQkNyReJDkbKEIKGyRCRURDZiFWGyhCdGFuYWthQGdtYWlsLmNvbRskQiFXTyJNbUBoGyhCChskQjszS1whShsoQnlhbWFAZ21haWwuY29tGyRCIUtGfEtcOGwkTiVGJS0lOSVIGyhCCg==",
    "田中「tanaka@gmail.com」連絡先",
  ],
  [
    "gbk",
    "0NXD+yzTys/kLLG416IK1cXOsCx6aGFuZ0BnbWFpbC5jb20ssbG+qbXEv827pwrN9be8LHdhbmdAZ21haWwuY29tLMnPuqO1xM2sysIKwO7EyKO6bGluYUBnbWFpbC5jb22jrNC70LsKwfXR86G4bGl1QGdtYWlsLmNvbaG5warPtbe9yr0Ks8K+sqOoY2hlbkBnbWFpbC5jb22jqdbQzsTOxLG+Cg==",
    "刘洋「liu@gmail.com」联系方式",
  ],
  [
    "big5",
    "qW2mVyy2bKXzLLPGtfkKsWmwtix6aGFuZ0BnbWFpbC5jb20spXilX6q6q8ik4Qqk/araLHdhbmdAZ21haWwuY29tLLCqtq+quqZQqMYKp/WuUqFHbGluYUBnbWFpbC5jb22hQcHCwcKxegq8Qqx2oXVsaXVAZ21haWwuY29toXbBcLW4pOimoQqzr8BSoV1jaGVuQGdtYWlsLmNvbaFepKSk5aTlpnIK",
    "劉洋「liu@gmail.com」聯絡方式",
  ],
  [
    "euc-kr",
    "wMy4pyy43sDPLLrxsO0KsejDtrz2LGtpbUBnbWFpbC5jb20svK2/77+hILvntMIgsO2wtMDUtM+02QrAzL+1yPEsbGVlQGdtYWlsLmNvbSy6zrvqwMcgtb+34cDUtM+02Qq52rnOvPajunBhcmtAZ21haWwuY29tt84gv6y29CDB1ry8v+QKw9ahuGNob2lAZ21haWwuY29tobm/rLb0w7MKwaSjqGp1bmdAZ21haWwuY29to6nH0bG5vu4gxdi9usauCg==",
    "최「choi@gmail.com」연락처",
  ],
];

test.each(TOLD)("a library tells %s", async (encoding, base64, line) => {
  const bytes = toBytesOf(atob(base64));
  const result = await readTextFile(new Blob([bytes]));
  const text = new TextDecoder(encoding).decode(bytes);
  expect(text).toContain(line);
  expect(result).toMatchObject({ ok: true, text, isInBytes: false, encoding: "windows-1252", bytes });
});

/** No library tells them, or not from so little. */
const UNTOLD: readonly [encoding: string, bytes: string][] = [
  [
    "cp1251",
    "yOz/LO/u9/LgLOfg7OXy6uAKyOLg7SxpdmFuQGdtYWlsLmNvbSzq6+jl7fIg6OcgzO7x6uL7Cs7r/OPgLG9sZ2FAZ21haWwuY29tLOru6+vl4+AK7+738uA6cGV0ckBnbWFpbC5jb20g8e/g8ejh7gqrYW5uYUBnbWFpbC5jb227IODk8OXxCg==",
  ],
  ["cp1255", "+e0s4+Xg+Arp5fHpLHlvc2lAZ21haWwuY29tCuPw5CxkYW5hQGdtYWlsLmNvbQrj5eD4OnJvbmlAZ21haWwuY29tIPrl4+QK"],
  ["mac_roman", "SI5sj25lLGhlbGVuZUBnbWFpbC5jb20KTm+RbCxub2VsQGdtYWlsLmNvbQrHYW5uYUBnbWFpbC5jb23ILG+dCg=="],
  [
    "tis_620",
    "qtfozSzN1eDBxQrKwarSwixzb21jaGFpQGdtYWlsLmNvbQrKwcut1Kd5aW5nQGdtYWlsLmNvbaTD0boKzdXgwcU6Y2hhaUBnbWFpbC5jb20K",
  ],
  ["shift_jis on one line", "g4GBW4OLgUZyb2VAZ21haWwuY29tgXVhbm5AZ21haWwuY29tgXaBaWxlZUBnbWFpbC5jb22Bago="],
  ["euc_jp on one line", "peGhvKXroadyb2VAZ21haWwuY29todZhbm5AZ21haWwuY29todcK"],
  ["gbk on one line", "08rP5KO6cm9lQGdtYWlsLmNvbaG4YW5uQGdtYWlsLmNvbaG50LvQuwo="],
  ["big5 on one line", "tmyl86FHcm9lQGdtYWlsLmNvbaF1YW5uQGdtYWlsLmNvbaF2oV1sZWVAZ21haWwuY29toWoK"],
  ["euc_kr on one line", "uN7Az6O6cm9lQGdtYWlsLmNvbbfOCg=="],
];

test.each(UNTOLD)("%s stays in bytes", async (_, base64) => {
  const bytes = toBytesOf(atob(base64));
  const result = await readTextFile(new Blob([bytes]));
  if (!result.ok) throw new Error(result.error);
  expect(result).toMatchObject({ isInBytes: true, encoding: "windows-1252", bytes });
  expect(takeSteps(toBytes(result.text))).toStrictEqual(bytes);
});

test("reads an empty file, and letters that lie across two blocks", async () => {
  await expect(readTextFile(new Blob([]))).resolves.toMatchObject({ ok: true, text: "", isInBytes: false });
  const text = `a${"é".repeat(300_000)}`;
  await expect(readTextFile(new Blob([text]))).resolves.toMatchObject({ ok: true, text, isInBytes: false });
});

/** How "Name," in old encodings looks in bytes. A decoder of this browser read each of them back. */
const OLD_NAMES: readonly [encoding: string, name: string, bytes: string][] = [
  ["macintosh", "Hélène, Gonçalo, Noë, Crêpe, où", "H\x8El\x8Fne, Gon\x8Dalo, No\x91, Cr\x90pe, o\x9D"],
  ["shift_jis", "ー", "\x81\x5B"],
  ["shift_jis", "佐藤", "\x8D\xB2\x93\xA1"],
  ["gbk", "张伟", "\xD5\xC5\xCE\xB0"],
  ["gbk", "A张B", "A\xD5\xC5B"],
  ["euc-kr", "김", "\xB1\xE8"],
  ["windows-1251", "Иван", "\xC8\xE2\xE0\xED"],
  ["windows-1251", "я", "\xFF"],
  ["windows-1255", "יוסי", "\xE9\xE5\xF1\xE9"],
  ["windows-1250", "Paweł", "Pawe\xB3"],
  ["windows-1252", "l’été", "l\x92\xE9t\xE9"],
  ["iso-2022-jp", "佐", "\x1B$B:4\x1B(B"],
  ["utf-8", "é", "\xC3\xA9\xFF"],
];

test.each(OLD_NAMES)("reads the addresses of %s beside %s, and gives its bytes back", async (encoding, name, bytes) => {
  const whole = `${bytes},jane@gmail.com\r\n\x1A`;
  expect(new TextDecoder(encoding).decode(toBytesOf(bytes))).toContain(name);
  const result = await readTextFile(new Blob([toBytesOf(whole)]));
  if (!result.ok) throw new Error(result.error);
  expect(result.text.endsWith(",jane@gmail.com\r\n\x1A")).toBe(true);
  expect(result.isInBytes).toBe(encoding !== "iso-2022-jp");
  expect(result.bytes).toStrictEqual(toBytesOf(whole));
});

test.each<[what: string, content: BlobPart]>([
  ["a text with NUL", "jane@gmail.com\0"],
  ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)],
  ["control characters in an old encoding", Uint8Array.of(0x6a, 0xe9, 0x01)],
  ["half a letter of UTF-16", Uint8Array.of(0xff, 0xfe, 0x6a)],
])("refuses %s", async (_, content) => {
  await expect(readTextFile(new Blob([content]))).resolves.toStrictEqual({ ok: false, error: "no-text" });
});

test("calls a ZIP one", async () => {
  const file = new Blob(["PK\u0003\u0004", Uint8Array.of(20, 0, 0, 0)]);
  await expect(readTextFile(file)).resolves.toStrictEqual({ ok: false, error: "zip" });
});

test("reads a file of 20 MB, and refuses a larger one", async () => {
  const largest = "jane@gmail.com\n".padEnd(MAX_FILE_BYTES, "jane@gmail.com\n");
  await expect(readTextFile(new Blob([largest]))).resolves.toHaveProperty("ok", true);
  await expect(readTextFile(new Blob([largest, "x"]))).resolves.toStrictEqual({ ok: false, error: "too-large" });
});

test("refuses a file that cannot be read", async () => {
  const file = new File([""], "folder");
  file.arrayBuffer = () => Promise.reject(new DOMException("A folder.", "NotReadableError"));
  await expect(readTextFile(file)).resolves.toStrictEqual({ ok: false, error: "unreadable" });
});
