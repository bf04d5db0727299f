import { expect, test } from "vitest";

import { takeSteps } from "../../tests/core/takeSteps";
import { MAX_FILE_BYTES, readTextFile } from "./readTextFile";
import { toBytes } from "./toBytes";

const LIST = "josé@gmail.com\r\njane@gmail.com";

function toUtf16(text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(2 * index, text.charCodeAt(index), isLittleEndian);
  }
  return new Uint8Array(view.buffer);
}

const toBytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each<[encoding: string, content: BlobPart]>([
  ["UTF-8", LIST],
  ["UTF-8 with a byte order mark", `\uFEFF${LIST}`],
  ["little-endian UTF-16 with a byte order mark", toUtf16(`\uFEFF${LIST}`, true)],
  ["big-endian UTF-16 with a byte order mark", toUtf16(`\uFEFF${LIST}`, false)],
  ["little-endian UTF-16", toUtf16(LIST, true)],
  ["big-endian UTF-16", toUtf16(LIST, false)],
  ["Windows-1252", toBytesOf(LIST)],
])("reads %s", async (_, content) => {
  await expect(readTextFile(new Blob([content]))).resolves.toStrictEqual({ ok: true, text: LIST, isInBytes: false });
});

test("reads an empty file, and letters that lie across two blocks", async () => {
  await expect(readTextFile(new Blob([]))).resolves.toStrictEqual({ ok: true, text: "", isInBytes: false });
  const text = `a${"é".repeat(300_000)}`;
  await expect(readTextFile(new Blob([text]))).resolves.toStrictEqual({ ok: true, text, isInBytes: false });
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
  expect(takeSteps(toBytes(result.text))).toStrictEqual(toBytesOf(whole));
});

test.each<[what: string, content: BlobPart]>([
  ["a text with NUL", "jane@gmail.com\0"],
  ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)],
  ["control characters in an old encoding", Uint8Array.of(0x6a, 0xe9, 0x01)],
  ["half a letter of UTF-16", Uint8Array.of(0xff, 0xfe, 0x6a)],
])("refuses %s", async (_, content) => {
  await expect(readTextFile(new Blob([content]))).resolves.toStrictEqual({ ok: false, error: "no-text" });
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
