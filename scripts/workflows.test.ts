import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "plusdot-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ["a fault of the schema", "runs-on", "run-on", "Additional property 'run-on' is not allowed"],
  ["an action that is pinned to a tag", /@[0-9a-f]{40} # v7\.0\.1/, "@v7", "not pinned: actions/checkout@v7"],
  ["an action without its version", " # v7.0.1", "", "not pinned: actions/checkout@3d3c42e5"],
])("%s is refused", (_, part, replacement, message) => {
  const { status, stderr } = check(readWorkflow("deploy.yml").replace(part, replacement));
  expect(stderr).toContain(`${path.join(folder, "workflow.yml")}: `);
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});

function readWorkflow(name: string): string {
  return readFileSync(path.join(".github/workflows", name), "utf8");
}

function check(workflow: string): { status: number | null; stderr: string } {
  writeFileSync(path.join(folder, "workflow.yml"), workflow);
  const { status, stderr } = spawnSync(process.execPath, ["scripts/workflows.js", folder], { encoding: "utf8" });
  return { status, stderr };
}
