import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { takeConsoleErrors } from "../../tests/takeConsoleErrors";
import { createPart, LoadError, type Part } from "./createPart";
import { LaterPart } from "./LaterPart";

interface Module {
  readonly text: string;
}

const fallback = page.getByText("Not yet", { exact: true });
const failure = new Error("no network");

function View({ part, name = "Jane" }: { readonly part: Part<Module>; readonly name?: string }) {
  return (
    <LaterPart part={part} fallback={<p>Not yet</p>}>
      {({ text }) => <p>{`${text}, ${name}`}</p>}
    </LaterPart>
  );
}

test("a part is requested when it renders first, and shown once it is loaded", async () => {
  let finishLoading: (module: Module) => void = () => {};
  const importFile = vi.fn<() => Promise<Module>>(
    () =>
      new Promise((resolve) => {
        finishLoading = resolve;
      }),
  );
  await render(<View part={createPart({ shown: importFile })} />);
  await expect.element(fallback).toBeVisible();
  finishLoading({ text: "Hello" });
  await expect.element(page.getByText("Hello, Jane")).toBeVisible();
  await expect.element(fallback).not.toBeInTheDocument();
  expect(importFile).toHaveBeenCalledOnce();
});

test("a part that is already loaded is shown at the first render", async () => {
  const part = createPart({ loaded: () => Promise.resolve({ text: "Hello" }) });
  await part.load();
  const { container } = await render(<View part={part} />);
  expect(container.textContent).toBe("Hello, Jane");
});

test("a part that failed is requested again at the next render, and shown then", async () => {
  const importFile = vi
    .fn<() => Promise<Module>>(() => Promise.resolve({ text: "Hello" }))
    .mockRejectedValueOnce(failure);
  const part = createPart({ failed: importFile });
  const { rerender } = await render(<View part={part} />);
  await expect.poll(() => takeConsoleErrors().flat()).toStrictEqual([expect.any(LoadError)]);
  await expect.element(fallback).toBeVisible();
  await rerender(<View part={part} name="John" />);
  await expect.element(page.getByText("Hello, John")).toBeVisible();
});

test("a part that failed comes a little later, even if nothing renders meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const importFile = vi
    .fn<() => Promise<Module>>(() => Promise.resolve({ text: "Hello" }))
    .mockRejectedValueOnce(failure);
  await render(<View part={createPart({ later: importFile })} />);
  await expect.poll(() => takeConsoleErrors().flat()).toStrictEqual([expect.any(LoadError)]);
  await vi.runAllTimersAsync();
  await expect.element(page.getByText("Hello, Jane")).toBeVisible();
});
