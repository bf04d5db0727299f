import { deleteDB } from "idb";
import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { cdp, commands, page } from "vitest/browser";

import { startVisit } from "./startVisit";

/*
 * A page is loaded for many test files, so each test leaves it as a first visit finds it. Only the modules keep what
 * they have loaded.
 */

const { href } = window.location;

let listeners: MockInstance<typeof window.addEventListener>;

beforeEach(async () => {
  // Errors are not printed, because the failure message of the test lists them.
  vi.spyOn(console, "error").mockImplementation(() => {});
  listeners = vi.spyOn(window, "addEventListener");
  await page.viewport(414, 896);
  // The pointer stays where the test before left it, and what is rendered there would be hovered.
  await cdp().send("Input.dispatchMouseEvent", { type: "mouseMoved", x: -1, y: -1 });
});

afterEach(async () => {
  // A test that expects a console error removes it with takeConsoleErrors().
  const unexpected = [...vi.mocked(console.error).mock.calls];
  const heard = [...listeners.mock.calls];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  // An open dialog leaves its entry of the history a moment after it is gone, and would bring back the address before it.
  const left =
    window.history.state === "dialog" &&
    new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  await cleanup();
  await left;
  // The inline script of the page listens for good.
  window.plusdot?.drop?.();
  for (const held of document.querySelectorAll("body > textarea")) held.remove();
  for (const [type, listener] of heard) window.removeEventListener(type, listener);
  await deleteDB("plusdot.book");
  delete window.plusdot;
  window.history.replaceState(null, "", href);
  startVisit();
  expect(unexpected).toStrictEqual([]);
});

// Runs before the one above. A wait that fails says what was there instead.
afterEach(async ({ task }) => {
  const error = task.result?.errors?.[0];
  if (error !== undefined) error.message += `\n\nThe page had:\n${await commands.readPage()}\n`;
});
