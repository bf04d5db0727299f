import { expect, test, vi } from "vitest";

import { isFileGone } from "./newVersion";

test.each([
  ["that it lacks", { responseStatus: 404 }, true],
  ["in place of which it sends a page", { responseStatus: 200, contentType: "text/html" }, true],
  ["that it has", { responseStatus: 200, contentType: "text/javascript" }, false],
  ["that did not arrive", { responseStatus: 0, contentType: "" }, false],
  ["of which the browser says nothing", {}, false],
  ["that is not of the build", { name: "https://example.com/a.js", responseStatus: 404 }, false],
])("a file %s", (_, facts, isGone) => {
  const file = { name: "https://example.com/assets/a.js", ...facts };
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([file as unknown as PerformanceEntry]);
  expect(isFileGone()).toBe(isGone);
});
