/*
 * Runs npm scripts at the same time, because each of them leaves a core idle: `node scripts/sideBySide.js lint types`.
 * A script prints when it has ended, so that their lines do not mix. What failed prints last, where it is seen.
 * If one fails, the command fails.
 */
import { spawn } from "node:child_process";

const results = await Promise.all(process.argv.slice(2).map(run));
for (const { code, output } of results) if (code !== 0) console.log(output);
process.exitCode = Math.max(...results.map(({ code }) => code));

/**
 * @param {string} script
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(script) {
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", ...script.split(" ")]);
    /** @type {Buffer[]} */
    const lines = [];
    child.stdout.on("data", (line) => lines.push(line));
    child.stderr.on("data", (line) => lines.push(line));
    child.on("close", (code) => {
      const title = `\n> ${script}: ${code === 0 ? "passed" : "FAILED"}`;
      const output = `${title}\n${Buffer.concat(lines).toString()}`;
      console.log(code === 0 ? output : title);
      resolve({ code: code ?? 1, output });
    });
  });
}
