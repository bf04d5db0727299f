/*
 * Runs npm scripts at the same time, because each of them leaves a core idle: `node scripts/sideBySide.js lint types`.
 * A script prints when it has ended, so that their lines do not mix. What failed prints last, where it is seen.
 * If one fails, the command fails.
 */
import { exec } from "node:child_process";

const results = await Promise.all(process.argv.slice(2).map(run));
for (const { hasFailed, output } of results) if (hasFailed) console.log(output);
if (results.some(({ hasFailed }) => hasFailed)) process.exitCode = 1;

/**
 * @param {string} script
 * @returns {Promise<{ hasFailed: boolean, output: string }>}
 */
function run(script) {
  return new Promise((resolve) => {
    exec(`npm run --silent ${script} 2>&1`, { maxBuffer: Infinity }, (error, lines) => {
      const hasFailed = error !== null;
      const title = `\n> ${script}: ${hasFailed ? "FAILED" : "passed"}`;
      const output = `${title}\n${lines}`;
      console.log(hasFailed ? title : output);
      resolve({ hasFailed, output });
    });
  });
}
