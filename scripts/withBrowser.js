/*
 * Runs a command with BROWSER_PATH set to a Chromium: `node scripts/withBrowser.js playwright test`. With
 * `--every-engine` before the command, it also sets FIREFOX_PATH and WEBKIT_DRIVER_PATH, and runs the command on
 * a virtual screen, which WebKitGTK needs. Programs that this machine lacks are installed if it is Debian and we are
 * root.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";

const CHROMIUM = {
  name: "Chromium",
  variable: "BROWSER_PATH",
  files: [
    // Chromium without windows: a visit takes it half the work.
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  packages: ["chromium-headless-shell"],
};

const OTHER_ENGINES = [
  {
    name: "Firefox ESR",
    variable: "FIREFOX_PATH",
    files: ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
    packages: ["firefox-esr"],
  },
  {
    name: "WebKitGTK's driver",
    variable: "WEBKIT_DRIVER_PATH",
    files: ["WebKitWebDriver"],
    packages: ["webkit2gtk-driver"],
  },
  { name: "a screen for WebKitGTK", variable: "XVFB_RUN_PATH", files: ["xvfb-run"], packages: ["xvfb", "xauth"] },
];

const isEveryEngine = process.argv[2] === "--every-engine";
const programs = isEveryEngine ? [CHROMIUM, ...OTHER_ENGINES] : [CHROMIUM];
const command = process.argv.slice(isEveryEngine ? 3 : 2);

installPackages(findMissing().flatMap(({ packages }) => packages));
const missing = findMissing();
for (const { name, packages, variable } of missing) {
  console.error(`Not found: ${name}. Install it (Debian: apt-get install ${packages.join(" ")}) or set ${variable}.`);
}
if (missing.length > 0) process.exit(1);

const paths = Object.fromEntries(programs.map((needed) => [needed.variable, findProgram(needed)]));
const screen = paths.XVFB_RUN_PATH === undefined ? [] : [paths.XVFB_RUN_PATH, "--auto-servernum"];
const [program = "", ...args] = [...screen, ...command];
const { status, error } = spawnSync(program, args, { stdio: "inherit", env: { ...process.env, ...paths } });
if (error !== undefined) console.error(error.message);
process.exit(status ?? 1);

function findMissing() {
  return programs.filter((needed) => findProgram(needed) === undefined);
}

/** @param {typeof CHROMIUM} program */
function findProgram({ variable, files }) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = files.flatMap((file) => folders.map((folder) => path.resolve(folder, file)));
  return [process.env[variable], ...onPath].find((file) => file !== undefined && isExecutable(file));
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** @param {string[]} packages */
function installPackages(packages) {
  if (packages.length === 0 || process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return;
  /** @type {import("node:child_process").SpawnSyncOptions} */
  const options = { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
}
