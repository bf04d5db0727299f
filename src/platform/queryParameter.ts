/** The value in the address bar's query, or `null`. */
export function readQueryParameter(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name);
}

/**
 * Puts the value into the address bar's query and leaves the rest of the address as it is.
 *
 * @param history Whether Back leads to the address as it was (`push`) or it is forgotten (`replace`).
 */
export function writeQueryParameter(name: string, value: string, history: "push" | "replace"): void {
  const url = new URL(window.location.href);
  if (url.searchParams.get(name) === value) return;
  url.searchParams.set(name, value);
  if (history === "push") window.history.pushState(null, "", url);
  else window.history.replaceState(null, "", url);
}

/** Calls back when the person goes back or forward. @returns Ends the calls. */
export function onHistoryMove(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  return () => window.removeEventListener("popstate", listener);
}
