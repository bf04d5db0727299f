import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { downloadFile } from "./downloadFile";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

test("the file is saved with its name, type and text, and its memory is released", async () => {
  const clicked: { name: string; url: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push({ name: this.download, url: this.href });
  });
  const createObjectURL = vi.spyOn(URL, "createObjectURL");
  const revokeObjectURL = vi.spyOn(URL, "revokeObjectURL");

  downloadFile({ name: "a.csv", type: "text/csv;charset=utf-8", text: "São Paulo\r\n" });
  const url = String(createObjectURL.mock.results[0]?.value);
  expect(clicked).toStrictEqual([{ name: "a.csv", url }]);
  const file = createObjectURL.mock.calls[0]?.[0] as Blob;
  expect(file.type).toBe("text/csv;charset=utf-8");
  await expect(file.text()).resolves.toBe("São Paulo\r\n");

  // The browser still needs the URL after the click.
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revokeObjectURL.mock.calls).toStrictEqual([[url]]);
});
