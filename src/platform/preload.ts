import { prefetchPart } from "./loadPart";
import { whenIdle } from "./whenIdle";
import { whenWanted } from "./whenWanted";

/**
 * Prepares parts of the program ahead of their use. They are fetched once the browser is idle, and again when a lost
 * connection is back. They run only after the first sign that a person is about to use the page. A failure stays
 * silent, because whatever needs the parts loads them again.
 *
 * @param names The names of the files without the hash.
 * @param load Loads these parts. It must load only once, however often it is called. Without it, they do not run.
 * @returns Stops what has not begun.
 */
export function preload(names: readonly string[], load?: () => Promise<unknown>): () => void {
  const prefetch = () => names.forEach(prefetchPart);
  const controller = new AbortController();
  window.addEventListener("online", prefetch, controller);
  const stops = [() => controller.abort(), whenIdle(prefetch)];
  if (load !== undefined) stops.push(whenWanted(() => stops.push(whenIdle(() => void load().catch(() => {})))));
  return () => {
    for (const stop of stops) stop();
  };
}
