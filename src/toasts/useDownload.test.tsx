import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { listenToRegions } from "../../tests/listenToRegions";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { replaceDownloads } from "../../tests/replaceDownloads";
import { useDownload } from "./useDownload";
import { useToasts } from "./ToastProvider";

const FILE = { name: "a", extension: "csv", type: "text/csv", text: "São Paulo" };

function Saver() {
  const download = useDownload();
  const showToast = useToasts();
  return (
    <button type="button" onClick={() => void download(FILE).then(() => showToast("success", "Undo?"))}>
      Save
    </button>
  );
}

test("a file is saved, which is said once, and what follows comes when that is over", async () => {
  const readFile = replaceDownloads();
  await renderWithProviders(<Saver />);
  const expectSaid = listenToRegions();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(readFile()).resolves.toBe("São Paulo");
  await expectSaid(["File saved"]);
  await expect.element(page.getByText("File saved")).toBeVisible();
  await expect.element(page.getByText("Undo?")).toBeVisible();
  await expectSaid(["Undo?"]);
});

test("a double press saves one file, and says so once", async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await renderWithProviders(<Saver />);
  await page.getByRole("button", { name: "Save" }).dblClick();
  await expect.element(page.getByText("File saved")).toBeVisible();
  expect(saved).toHaveBeenCalledTimes(1);
  expect(page.getByText("File saved").elements()).toHaveLength(1);
});
