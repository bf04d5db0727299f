import { onHistoryMove, readQueryParameter, writeQueryParameter } from "../platform/queryParameter";

/** The generator of aliases, the address for one site, and the check of addresses, as the page's links list them. */
export const VIEWS = ["make", "site", "check"] as const;

export type View = (typeof VIEWS)[number];

const QUERY_PARAMETER = "view";

const VIEW_PUSHED = "view-pushed";

/** The view that the page's URL asks for. Unknown values mean the generator. */
export function readView(): View {
  const asked = readQueryParameter(QUERY_PARAMETER);
  return VIEWS.find((view) => view === asked) ?? "make";
}

/** Writes the view to the page's URL as a new history entry, and tells the listeners of `onViewMove`. */
export function pushView(view: View): void {
  writeQueryParameter(QUERY_PARAMETER, view === "make" ? null : view, "push");
  window.dispatchEvent(new Event(VIEW_PUSHED));
}

/** Calls the listener whenever the URL may ask for another view. @returns Removes the listener. */
export function onViewMove(listener: () => void): () => void {
  const stop = onHistoryMove(listener);
  window.addEventListener(VIEW_PUSHED, listener);
  return () => {
    stop();
    window.removeEventListener(VIEW_PUSHED, listener);
  };
}
