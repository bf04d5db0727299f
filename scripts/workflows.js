/*
 * Checks each workflow against GitHub's schema, and that its actions are pinned to a commit: `npm run workflows`.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { validateWorkflow } from "@action-validator/core";

const folder = process.argv[2] ?? ".github/workflows";

/** A tag can be moved to other code, the hash of a commit cannot. The version beside it is for the reader. */
const PINNED = /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

for (const name of readdirSync(folder)) {
  const file = path.join(folder, name);
  const text = readFileSync(file, "utf8");
  const faults = validateWorkflow(text).errors.map((error) => JSON.stringify(error));
  const actions = [...text.matchAll(/^[\s-]*uses: (.*)$/gm)].map(([, action = ""]) => action);
  faults.push(...actions.filter((action) => !PINNED.test(action)).map((action) => `not pinned: ${action}`));
  for (const fault of faults) console.error(`${file}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
