import { expect, test } from "vitest";

import { takeSteps } from "../../tests/core/takeSteps";
import { MAX_FILE_BYTES, readTextFile, toBytes } from "./readTextFile";

const toBytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const LIST = "josé@gmail.com\r\njane@gmail.com";
const LIST_IN_UTF8 = "jos\xC3\xA9@gmail.com\r\njane@gmail.com";

test.each<[bytes: string, text: string, hasMark: boolean]>([
  ["", "", false],
  [LIST_IN_UTF8, LIST, false],
  [`\xEF\xBB\xBF${LIST_IN_UTF8}`, LIST, true],
])("reads UTF-8: %j", async (bytes, text, hasMark) => {
  const expected = { ok: true, text, encoding: "utf-8", hasMark };
  await expect(readTextFile(new Blob([toBytesOf(bytes)]))).resolves.toStrictEqual(expected);
});

test("reads a letter that lies across two blocks", async () => {
  const text = `a${"é".repeat(300_000)}`;
  await expect(readTextFile(new Blob([text]))).resolves.toMatchObject({ ok: true, text, encoding: "utf-8" });
});

test.each([
  // A letter beyond ASCII, and one of two units: "Ия 🙂".
  ["utf-16le", "\xFF\xFE\x18\x04\x4F\x04 \0\x3D\xD8\x42\xDE,\0j\0a\0n\0e\0@\0"],
  ["utf-16be", "\xFE\xFF\x04\x18\x04\x4F\0 \xD8\x3D\xDE\x42\0,\0j\0a\0n\0e\0@"],
] as const)("reads %s with its mark, and gives its bytes back", async (encoding, content) => {
  const bytes = toBytesOf(content);
  const text = "Ия 🙂,jane@";
  await expect(readTextFile(new Blob([bytes]))).resolves.toStrictEqual({ ok: true, text, encoding, hasMark: true });
  expect(takeSteps(toBytes(`\uFEFF${text}`, encoding))).toStrictEqual(bytes);
});

test("reads any other file byte by byte, and gives its bytes back", async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => byte > 0x19 || byte === 0x0a);
  const result = await readTextFile(new Blob([bytes]));
  if (!result.ok) throw new Error(result.error);
  expect(result).toMatchObject({ encoding: null, hasMark: false });
  expect(result.text).toHaveLength(bytes.length);
  expect(takeSteps(toBytes(result.text, null))).toStrictEqual(bytes);
});

test.each([
  ["Shift_JIS", "\x8D\xB2\x93\xA1", "\u008D²“¡"],
  ["ISO-8859-1", "Jos\xE9", "José"],
  ["UTF-8 with a byte that it has not", "\xC3\xA9\xFF", "Ã©ÿ"],
])("guesses no encoding: %s", async (_, bytes, name) => {
  const text = `${name},jane@gmail.com\x1A`;
  const file = new Blob([toBytesOf(`${bytes},jane@gmail.com\x1A`)]);
  await expect(readTextFile(file)).resolves.toStrictEqual({ ok: true, text, encoding: null, hasMark: false });
});

test.each<[what: string, content: BlobPart]>([
  ["a text with NUL", "jane@gmail.com\0"],
  ["UTF-16 without a mark", "j\0a\0n\0e\0"],
  ["UTF-16 that ends in half a letter", Uint8Array.of(0xff, 0xfe, 0x6a, 0, 0x6a)],
  ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)],
  ["control characters in an old encoding", Uint8Array.of(0x6a, 0xe9, 0x01)],
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
