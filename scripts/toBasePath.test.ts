import { expect, test } from "vitest";

import { toBasePath } from "./toBasePath.js";

test.each([
  [undefined, "/"],
  ["", "/"],
  ["/", "/"],
  ["/plusdot/", "/plusdot/"],
  ["/plusdot", "/plusdot/"],
  ["plusdot", "/plusdot/"],
  ["/tools/plusdot", "/tools/plusdot/"],
])("%j means %j", (path, base) => {
  expect(toBasePath(path)).toBe(base);
});
