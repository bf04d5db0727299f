import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";

import { test } from "./test";

const VITE = "node_modules/vite/bin/vite.js";

test("the same source builds the same files on any day", { tag: "@matrix" }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "plusdot-"));
  try {
    const clock = `data:text/javascript,${encodeURIComponent(toClock("2033-08-31T23:00:00Z"))}`;
    const args = ["--import", clock, VITE, "build", "--outDir", folder, "--emptyOutDir", "--logLevel", "warn"];
    await promisify(execFile)(process.execPath, args);
    const today = await readHashes("dist");
    expect(today).toHaveProperty(["index.html"]);
    expect(await readHashes(folder)).toEqual(today);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** @returns The files of a folder, each with the hash of its content. */
async function readHashes(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const hashes = await Promise.all(
    files.map(async (file) => [path.relative(folder, file), toHash(await readFile(file))] as const),
  );
  return Object.fromEntries(hashes);
}

/** A script that starts the clock at that day. The year stays, for the footer may show another one. */
function toClock(day: string): string {
  return `
    const shift = Date.parse("${day}") - Date.now();
    const year = new Date().getFullYear();
    const { now } = Date;
    Date = class extends Date {
      constructor(...args) {
        super(...(args.length === 0 ? [now() + shift] : args));
      }
      static now() {
        return now() + shift;
      }
      getFullYear() {
        return year;
      }
    };`;
}

function toHash(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
