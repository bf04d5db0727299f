/*
 * Runs a command with BROWSER_PATH set to a Chromium: `node scripts/withBrowser.js playwright test`.
 * Looks for one on this machine first, and installs Debian's package where it may.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

const browser = findBrowser() ?? (installBrowser() ? findBrowser() : undefined);
if (browser === undefined) {
  console.error("No Chromium was found: install it (Debian: apt-get install chromium) or set BROWSER_PATH to one.");
  process.exit(1);
}

const [command = "", ...args] = process.argv.slice(2);
const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, BROWSER_PATH: browser } });
process.exit(status ?? 1);

/** @returns {string | undefined} */
function findBrowser() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.BROWSER_PATH, ...onPath, MAC_CHROME].find((file) => file !== undefined && isExecutable(file));
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian's Chromium, where this is Debian and we are root. */
function installBrowser() {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return false;
  const options = {
    stdio: /** @type {const} */ ("inherit"),
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-qq"], options);
  return spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], options).status === 0;
}
