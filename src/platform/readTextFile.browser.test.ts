import { expect, test } from "vitest";

import { MAX_FILE_BYTES, readTextFile } from "./readTextFile";

const LIST = "josé@gmail.com\r\njane@gmail.com";

function toUtf16(text: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(2 * index, text.charCodeAt(index), isLittleEndian);
  }
  return new Uint8Array(view.buffer);
}

test.each<[encoding: string, content: BlobPart]>([
  ["UTF-8", LIST],
  ["UTF-8 with a byte order mark", `\uFEFF${LIST}`],
  ["little-endian UTF-16 with a byte order mark", toUtf16(`\uFEFF${LIST}`, true)],
  ["big-endian UTF-16 with a byte order mark", toUtf16(`\uFEFF${LIST}`, false)],
  ["Windows-1252", Uint8Array.from(LIST, (character) => character.charCodeAt(0))],
])("reads %s", async (_, content) => {
  await expect(readTextFile(new Blob([content]))).resolves.toStrictEqual({ ok: true, text: LIST });
});

test("reads an empty file, and letters that lie across two blocks", async () => {
  await expect(readTextFile(new Blob([]))).resolves.toStrictEqual({ ok: true, text: "" });
  const text = `a${"é".repeat(300_000)}`;
  await expect(readTextFile(new Blob([text]))).resolves.toStrictEqual({ ok: true, text });
});

test.each<[what: string, content: BlobPart]>([
  ["a text with NUL", "jane@gmail.com\0"],
  ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)],
  ["bytes that are letters in no encoding", Uint8Array.of(0x6a, 0xe9, 0x81)],
  ["UTF-16 without a byte order mark", toUtf16(LIST, true)],
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
