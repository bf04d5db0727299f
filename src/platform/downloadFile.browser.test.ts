import { beforeEach, expect, test, vi } from "vitest";

import { downloadFile } from "./downloadFile";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

/** Returns the names and URLs of the links that are clicked. */
function watchClicks(): { name: string; url: string }[] {
  const clicked: { name: string; url: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push({ name: this.download, url: this.href });
  });
  return clicked;
}

test("the file is saved with its name and text, and its memory is released", async () => {
  const clicked = watchClicks();
  const createObjectURL = vi.spyOn(URL, "createObjectURL");
  const revokeObjectURL = vi.spyOn(URL, "revokeObjectURL");

  downloadFile({ name: "a", extension: "csv", type: "text/csv;charset=utf-8", text: "São Paulo\r\n" });
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

test.each([
  [new Date(2026, 10, 21, 4, 38, 1), "a-20261121-043801.txt"],
  [new Date(2026, 0, 2, 3, 4, 5), "a-20260102-030405.txt"],
  [new Date(2026, 0, 31, 0, 0, 0), "a-20260131-000000.txt"],
  [new Date(2026, 11, 31, 23, 59, 59), "a-20261231-235959.txt"],
])("the time in the name is local, and its parts are padded with zeros: %s", (time, name) => {
  const clicked = watchClicks();
  downloadFile({ name: "a", extension: "txt", type: "text/plain", text: "", time });
  expect(clicked[0]?.name).toBe(name);
});
