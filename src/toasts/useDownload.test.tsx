import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { listenToRegions } from "../../tests/listenToRegions";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { replaceDownloads } from "../../tests/replaceDownloads";
import { useDownload } from "./useDownload";

const FILE = { name: "a", extension: "csv", type: "text/csv", text: "São Paulo" };

function Saver() {
  const download = useDownload();
  return (
    <button type="button" onClick={() => download(FILE)}>
      Save
    </button>
  );
}

test("a file is saved, which is said once", async () => {
  const readFile = replaceDownloads();
  await renderWithProviders(<Saver />);
  const expectSaid = listenToRegions();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(readFile()).resolves.toBe("São Paulo");
  await expectSaid(["File saved"]);
  await expect.element(page.getByText("File saved")).toBeVisible();
});
