import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { renderWithProviders } from "../../tests/renderWithProviders";
import { takeConsoleErrors } from "../../tests/takeConsoleErrors";
import { createPart, LoadError, type Part } from "../parts/createPart";
import { useLoad } from "./useLoad";

const toasts = page.getByRole("region", { name: "Notifications" });
/** In the newest toast, because the one before it may still be fading out. */
const retry = page.getByRole("button", { name: "Retry" }).last();
const failure = new Error("no network");
const HINT = "Part of the page could not be loaded. Check your connection and try again.";

function Opener({ part, onLoad }: { readonly part: Part<object>; readonly onLoad: () => void }) {
  const load = useLoad();
  return (
    <button type="button" onClick={() => void load(part, onLoad)}>
      Open
    </button>
  );
}

test("onLoad is called once the part is loaded", async () => {
  const onLoad = vi.fn<() => void>();
  await renderWithProviders(<Opener part={createPart({ asked: () => Promise.resolve({}) })} onLoad={onLoad} />);
  await page.getByRole("button", { name: "Open" }).click();
  await expect.poll(() => onLoad.mock.calls).toStrictEqual([[]]);
  await expect.element(page.getByRole("group")).not.toBeInTheDocument();
});

test("if the part cannot be loaded, one toast offers to retry until it is loaded", async () => {
  const onLoad = vi.fn<() => void>();
  const importFile = vi
    .fn<() => Promise<object>>(() => Promise.resolve({}))
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure);
  await renderWithProviders(<Opener part={createPart({ refused: importFile })} onLoad={onLoad} />);
  await page.getByRole("button", { name: "Open" }).click();
  await expect.element(toasts).toHaveTextContent(`${HINT}Retry`);
  await retry.click();
  await expect.poll(() => importFile.mock.calls).toHaveLength(2);
  await expect.element(toasts).toHaveTextContent(`${HINT}Retry`);
  expect(onLoad).not.toHaveBeenCalled();

  await retry.click();
  await expect.element(toasts).toHaveTextContent("");
  expect(onLoad).toHaveBeenCalledOnce();
  expect(takeConsoleErrors().flat()).toStrictEqual([expect.any(LoadError), expect.any(LoadError)]);
});
