/*
 * Runs npm scripts at the same time, because each of them leaves a core idle: `node scripts/sideBySide.js lint types`.
 * A script prints when it has ended, so that their lines do not mix. If one fails, the command fails.
 */
import { spawn } from "node:child_process";

const codes = await Promise.all(process.argv.slice(2).map(run));
process.exitCode = Math.max(...codes);

/**
 * @param {string} script
 * @returns {Promise<number>} The exit code.
 */
function run(script) {
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", ...script.split(" ")]);
    /** @type {Buffer[]} */
    const output = [];
    child.stdout.on("data", (lines) => output.push(lines));
    child.stderr.on("data", (lines) => output.push(lines));
    child.on("close", (code) => {
      console.log(`\n> ${script}: ${code === 0 ? "passed" : "FAILED"}\n${Buffer.concat(output).toString()}`);
      resolve(code ?? 1);
    });
  });
}
