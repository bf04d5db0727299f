import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { renderWithProviders } from "../../tests/renderWithProviders";
import { takeConsoleErrors } from "../../tests/takeConsoleErrors";
import { createPart, LoadError, type Part } from "../platform/createPart";
import { useLoad } from "./useLoad";

const toasts = page.getByRole("region", { name: "Notifications" });
/** In the newest toast, because the one before it may still be fading out. */
const retry = page.getByRole("button", { name: "Retry" }).last();
const open = page.getByRole("button", { name: "Open" });
const HINT = "Part of the page could not be loaded. Check your connection and try again.";

function Opener({ part, onLoad }: { readonly part: Part<object>; readonly onLoad: () => void }) {
  const load = useLoad();
  return (
    <button type="button" onClick={() => void load(part, onLoad)}>
      Open
    </button>
  );
}

test("if the part cannot be loaded, a toast offers to retry", async () => {
  const onLoad = vi.fn<() => void>();
  await renderWithProviders(<Opener part={refusedPart(1)} onLoad={onLoad} />);
  await open.click();
  await expect.element(toasts).toHaveTextContent(`${HINT}Retry`);
  expect(onLoad).not.toHaveBeenCalled();
  await retry.click();
  await expect.element(toasts).toHaveTextContent("");
  expect(onLoad).toHaveBeenCalledOnce();
  expect(takeConsoleErrors().flat()).toStrictEqual([expect.any(LoadError)]);
});

test.each([
  ["a retry that fails offers to reload, and what that clears is said", true, "Reloading clears what you typed.Reload"],
  ["a retry that fails without a network offers another one", false, "Retry"],
])("%s", async (_, isOnline, offer) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  await renderWithProviders(
    <>
      <Opener part={refusedPart(2)} onLoad={() => {}} />
      <input type="text" aria-label="Name" />
    </>,
  );
  await page.getByRole("textbox").fill("jane");
  await open.click();
  await expect.element(toasts).toHaveTextContent(`${HINT}Retry`);
  await retry.click();
  await expect.element(toasts).toHaveTextContent(`${HINT}${offer}`);
  await expect.element(toasts.getByRole("group")).toHaveLength(1);
  expect(takeConsoleErrors().flat()).toStrictEqual([expect.any(LoadError), expect.any(LoadError)]);
});

test("the toast of a load that failed ends with the next load", async () => {
  const parts = [refusedPart(1), refusedPart(0)];

  function Openers() {
    const load = useLoad();
    return parts.map((part, place) => (
      <button type="button" key={place} onClick={() => void load(part)}>
        {place}
      </button>
    ));
  }

  await renderWithProviders(<Openers />);
  await page.getByRole("button", { name: "0" }).click();
  await expect.element(toasts).toHaveTextContent(`${HINT}Retry`);
  await page.getByRole("button", { name: "1" }).click();
  await expect.element(toasts).toHaveTextContent("");
  expect(takeConsoleErrors().flat()).toStrictEqual([expect.any(LoadError)]);
});

function refusedPart(times: number): Part<object> {
  const importFile = vi.fn<() => Promise<object>>(() => Promise.resolve({}));
  for (let time = 0; time < times; time += 1) importFile.mockRejectedValueOnce(new Error("no network"));
  return createPart({ refused: importFile });
}
