import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/** The only folder on the PATH, so that no browser of this machine is found and no package is installed. */
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "plusdot-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** On a Mac, browsers are looked for outside of the PATH as well. */
const isAlone = process.platform !== "darwin";

test.each([0, 1, 7])("the command's exit code %i is passed on", (code) => {
  expect(run([process.execPath, "-e", `process.exit(${code})`], { BROWSER_PATH: process.execPath })).toMatchObject({
    status: code,
    stderr: "",
  });
});

test("a command that is killed counts as failed", () => {
  const command = [process.execPath, "-e", `process.kill(process.pid, "SIGKILL")`];
  expect(run(command, { BROWSER_PATH: process.execPath })).toMatchObject({ status: 1, stderr: "" });
});

test("a command that cannot be started counts as failed, and the reason is printed", () => {
  expect(run(["no-such-command"], { BROWSER_PATH: process.execPath })).toMatchObject({
    status: 1,
    stderr: "spawnSync no-such-command ENOENT\n",
  });
});

test("the command gets the path of a browser on the PATH", () => {
  const browser = path.join(folder, "chromium");
  writeFileSync(browser, "", { mode: 0o755 });
  expect(run([process.execPath, "-p", "process.env.BROWSER_PATH"])).toMatchObject({
    status: 0,
    stdout: `${browser}\n`,
  });
});

test.runIf(isAlone)("a folder or a file that cannot be run is no browser", () => {
  mkdirSync(path.join(folder, "chromium"));
  writeFileSync(path.join(folder, "google-chrome"), "", { mode: 0o644 });
  expect(run([process.execPath, "-e", ""]).status).toBe(1);
});

test.runIf(isAlone)("without a browser the command does not run, and one sentence says what to install", () => {
  expect(run([process.execPath, "-p", "'it ran'"])).toMatchObject({
    status: 1,
    stdout: "",
    stderr: "Not found: Chromium. Install it (Debian: apt-get install chromium-headless-shell) or set BROWSER_PATH.\n",
  });
});

test.runIf(isAlone)("where more is missing, each has its sentence", () => {
  expect(run(["--every-engine", process.execPath, "-p", "'it ran'"], { BROWSER_PATH: process.execPath })).toMatchObject(
    {
      status: 1,
      stdout: "",
      stderr: `Not found: Firefox ESR. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.
Not found: WebKitGTK's driver. Install it (Debian: apt-get install webkit2gtk-driver) or set WEBKIT_DRIVER_PATH.
Not found: a screen for WebKitGTK. Install it (Debian: apt-get install xvfb xauth) or set XVFB_RUN_PATH.
`,
    },
  );
});

function run(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  return spawnSync(process.execPath, ["scripts/withBrowser.js", ...args], {
    encoding: "utf8",
    env: { PATH: folder, ...variables },
  });
}
