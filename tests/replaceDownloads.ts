import { vi } from "vitest";

/**
 * Takes the files that are saved until the end of the test.
 *
 * @returns Reads the file that was saved last.
 */
export function replaceDownloads(): () => Promise<string> {
  const createObjectURL = vi.spyOn(URL, "createObjectURL");
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  return async () => {
    if (click.mock.calls.length !== createObjectURL.mock.calls.length) throw new Error("No link saved the file.");
    return (createObjectURL.mock.lastCall![0] as Blob).text();
  };
}
