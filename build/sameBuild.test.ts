import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const VITE = "node_modules/vite/bin/vite.js";

test("the same source builds the same files on any day, but for the year in the footer", async () => {
  const [early, late] = await Promise.all([buildOn("2020-01-01T10:00:00Z"), buildOn("2033-08-31T23:00:00Z")]);

  expect(early).toHaveProperty(["index.html"]);
  expect(late).toEqual(early);
});

/** @returns The files of a build on that day, each with the hash of its content. */
async function buildOn(day: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), "plusdot-"));
  try {
    const clock = `data:text/javascript,${encodeURIComponent(toClock(day))}`;
    const args = ["--import", clock, VITE, "build", "--outDir", folder, "--emptyOutDir", "--logLevel", "warn"];
    await promisify(execFile)(process.execPath, args, { env: { ...process.env, NODE_ENV: "production" } });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    const hashes = await Promise.all(
      files.map(async (file) => [path.relative(folder, file), toHash(await readFile(file))] as const),
    );
    return Object.fromEntries(hashes);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A script that starts the clock at that day. The year stays, for the footer is allowed to show another one. */
function toClock(day: string): string {
  return `
    const shift = Date.parse("${day}") - Date.now();
    const { now } = Date;
    Date = class extends Date {
      constructor(...args) {
        super(...(args.length === 0 ? [now() + shift] : args));
      }
      static now() {
        return now() + shift;
      }
      getFullYear() {
        return 2026;
      }
    };`;
}

function toHash(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
