import type { Part } from "./createPart";
import { whenIdle } from "../platform/whenIdle";

/** Before a person uses a control, one of these happens. Dragging a file in fires no pointer events. */
const SIGNS = ["pointerover", "pointerdown", "keydown", "focusin", "dragenter"];

/**
 * Prepares parts ahead of their use. They are fetched once the browser is idle, and again when a lost connection is
 * back. A failure stays silent, because whatever needs the parts loads them again.
 *
 * @param until "run" also runs the parts, after the first sign that a person is about to use the page.
 * @returns A function that cancels all that has not begun.
 */
export function preload(parts: readonly Part<unknown>[], until: "fetched" | "run"): () => void {
  const prefetch = () => parts.forEach((part) => part.prefetch());
  const run = () => parts.forEach((part) => void part.load().catch(() => {}));
  const controller = new AbortController();
  window.addEventListener("online", prefetch, controller);
  const stops = [() => controller.abort(), whenIdle(prefetch)];
  if (until === "run") stops.push(whenWanted(() => stops.push(whenIdle(run))));
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Calls back once, at the first sign that a person is about to use the page. A control that has the focus already is
 * such a sign too.
 *
 * @returns A function that cancels the call.
 */
function whenWanted(callback: () => void): () => void {
  if (document.activeElement !== document.body) {
    callback();
    return () => {};
  }
  const controller = new AbortController();
  function handleSign(): void {
    controller.abort();
    callback();
  }
  for (const sign of SIGNS) document.addEventListener(sign, handleSign, controller);
  return () => controller.abort();
}
