import { readdirSync, readFileSync } from "node:fs";

import { validateWorkflow } from "@action-validator/core";
import { expect, test } from "vitest";

const FOLDER = ".github/workflows";

/** A tag can be moved to other code, the hash of a commit cannot. The version beside it is for the reader. */
const PINNED = /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

test.each(readdirSync(FOLDER))("%s fits GitHub's schema, and pins each action to a commit", (name) => {
  const workflow = readFileSync(`${FOLDER}/${name}`, "utf8");
  expect(validateWorkflow(workflow).errors).toEqual([]);
  const actions = Array.from(workflow.matchAll(/^[\s-]*uses: (.*)$/gm), ([, action]) => action);
  expect(actions).not.toEqual([]);
  expect(actions.filter((action) => !PINNED.test(action!))).toEqual([]);
});
