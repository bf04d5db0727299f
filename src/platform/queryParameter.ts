/** Returns the decoded value from the query of the page's URL, or `null` if the parameter is missing. */
export function readQueryParameter(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name);
}

/**
 * Sets or removes a parameter in the query of the page's URL. The rest of the URL stays, and an unchanged value adds
 * no history entry. Browsers limit the number of changes: Safari allows 100 in 30 seconds. If the browser refuses, the
 * URL stays and the reason is logged: https://developer.mozilla.org/docs/Web/API/History/pushState#exceptions
 *
 * @param value `null` removes the parameter.
 * @param history With `push`, Back returns to the URL before the change. With `replace`, that URL is lost.
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

/** Calls the listener when the person moves in the history. @returns A function that removes it. */
export function onHistoryMove(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  return () => window.removeEventListener("popstate", listener);
}
