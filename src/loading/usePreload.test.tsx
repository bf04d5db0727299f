import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";

import { usePreload } from "./usePreload";

function Page({ load }: { readonly load: () => Promise<unknown> }) {
  usePreload(load);
  return null;
}

test("a part is loaded once the browser is idle, and a failure stays silent", async () => {
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error("no network"));
  await render(<Page load={load} />);
  await expect.poll(() => load.mock.calls).toHaveLength(1);
});

test("a part is requested again when the connection is back, until the component unmounts", async () => {
  const load = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error("no network"))
    .mockResolvedValue("a part");
  const { unmount } = await render(<Page load={load} />);
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  window.dispatchEvent(new Event("online"));
  expect(load).toHaveBeenCalledTimes(2);
  await unmount();
  window.dispatchEvent(new Event("online"));
  expect(load).toHaveBeenCalledTimes(2);
});
