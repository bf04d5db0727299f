import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";

import { usePreload } from "./usePreload";

const NAMES = ["somePart"];

function Page({ load }: { readonly load: () => Promise<unknown> }) {
  usePreload(NAMES, load);
  return <button type="button">Press</button>;
}

test("a part runs after the first sign of a person, and a failure stays silent", async () => {
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error("no network"));
  await render(<Page load={load} />);
  await new Promise((resolve) => {
    requestIdleCallback(resolve);
  });
  expect(load).not.toHaveBeenCalled();
  await userEvent.keyboard("a");
  await expect.poll(() => load.mock.calls).toHaveLength(1);
});

test("a part does not run after its component is gone", async () => {
  const load = vi.fn<() => Promise<unknown>>().mockResolvedValue("a part");
  const { unmount } = await render(<Page load={load} />);
  await unmount();
  await userEvent.keyboard("a");
  await new Promise((resolve) => {
    requestIdleCallback(resolve);
  });
  expect(load).not.toHaveBeenCalled();
});
