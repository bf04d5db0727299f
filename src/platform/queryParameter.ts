/** The value in the address bar's query, or `null`. */
export function readQueryParameter(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name);
}

/**
 * Puts the value into the address bar's query, or takes it out, and leaves the rest of the address as it
 * is. Where the browser refuses, the address stays, and the reason goes to the console: Safari allows 100
 * changes in 30 seconds (https://developer.mozilla.org/docs/Web/API/History/pushState#exceptions).
 *
 * @param value `null` takes the parameter out.
 * @param history Whether Back leads to the address as it was (`push`) or it is forgotten (`replace`).
 */
export function writeQueryParameter(name: string, value: string | null, history: "push" | "replace"): void {
  const url = new URL(window.location.href);
  if (url.searchParams.get(name) === value) return;
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  try {
    window.history[`${history}State`](null, "", url);
  } catch (error) {
    console.warn(error);
  }
}

/** Calls back when the person goes back or forward. @returns Ends the calls. */
export function onHistoryMove(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  return () => window.removeEventListener("popstate", listener);
}
