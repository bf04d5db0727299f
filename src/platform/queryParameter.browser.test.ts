import { beforeEach, expect, test, vi } from "vitest";

import { onQueryParameter, readQueryParameter, writeQueryParameter } from "./queryParameter";

beforeEach(() => {
  window.history.replaceState(null, "", "/page?a=1&b=x+y#part");
});

test("a parameter is read, and a missing one is null", () => {
  expect(readQueryParameter("a")).toBe("1");
  expect(readQueryParameter("b")).toBe("x y");
  expect(readQueryParameter("lang")).toBeNull();
});

test.each(["push", "replace"] as const)("the rest of the URL stays on %s", (history) => {
  writeQueryParameter("lang", "pt", history);
  expect(window.location.href).toBe(`${window.location.origin}/page?a=1&b=x+y&lang=pt#part`);
  writeQueryParameter("a", "2", history);
  expect(window.location.href).toBe(`${window.location.origin}/page?a=2&b=x+y&lang=pt#part`);
});

test("null removes the parameter, once", () => {
  const pushState = vi.spyOn(window.history, "pushState");
  writeQueryParameter("a", null, "push");
  writeQueryParameter("a", null, "push");
  expect(window.location.href).toBe(`${window.location.origin}/page?b=x+y#part`);
  expect(pushState).toHaveBeenCalledOnce();
});

test("a push adds a history entry, while a replacement and an unchanged value do not", () => {
  const pushState = vi.spyOn(window.history, "pushState");
  writeQueryParameter("lang", "pt", "replace");
  writeQueryParameter("lang", "pt", "push");
  expect(pushState).not.toHaveBeenCalled();
  writeQueryParameter("lang", "es", "push");
  expect(pushState).toHaveBeenCalledOnce();
});

test.each(["push", "replace"] as const)(
  "if the browser refuses to %s, the URL stays, nobody is told, and nothing is thrown",
  (history) => {
    const refusal = new DOMException("Attempt to use history.pushState() more than 100 times.", "SecurityError");
    const change = vi.spyOn(window.history, `${history}State`).mockImplementation(() => {
      throw refusal;
    });
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const listener = vi.fn<() => void>();
    const removeListener = onQueryParameter("lang", listener);
    writeQueryParameter("lang", "pt", history);
    removeListener();
    expect(readQueryParameter("lang")).toBeNull();
    expect(listener).not.toHaveBeenCalled();
    change.mockRestore();
    expect(warn.mock.calls).toStrictEqual([[refusal]]);
  },
);

test("a listener hears each write of its parameter, with the old value too, and each step back that changes it", async () => {
  const listener = vi.fn<() => void>();
  const removeListener = onQueryParameter("lang", listener);
  writeQueryParameter("lang", "pt", "push");
  writeQueryParameter("lang", "pt", "push");
  expect(listener).toHaveBeenCalledTimes(2);
  writeQueryParameter("a", "2", "push");
  await goBack();
  expect(readQueryParameter("a")).toBe("1");
  expect(listener).toHaveBeenCalledTimes(2);
  await goBack();
  expect(readQueryParameter("lang")).toBeNull();
  expect(listener).toHaveBeenCalledTimes(3);

  removeListener();
  writeQueryParameter("lang", "es", "push");
  await goBack();
  expect(listener).toHaveBeenCalledTimes(3);
});

async function goBack(): Promise<void> {
  const moved = new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
  });
  window.history.back();
  await moved;
}
