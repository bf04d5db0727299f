/** Returns the decoded value from the query of the page's URL, or `null` if the parameter is missing. */
export function readQueryParameter(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name);
}

/**
 * Sets a parameter in the query of the page's URL, or removes it (`null`), and tells its listeners. An unchanged value
 * adds no history entry. Safari allows 100 changes in 30 seconds. If the browser refuses one, the URL stays, nobody is
 * told, and the reason is logged: https://developer.mozilla.org/docs/Web/API/History/pushState#exceptions
 */
export function writeQueryParameter(name: string, value: string | null, history: "push" | "replace"): void {
  const url = new URL(window.location.href);
  const isChanged = url.searchParams.get(name) !== value;
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  try {
    if (isChanged) window.history[`${history}State`](null, "", url);
    window.dispatchEvent(new Event(toWriteEvent(name)));
  } catch (error) {
    console.warn(error);
  }
}

/**
 * Calls the listener when the page writes the parameter, even with its old value, and when the person moves in the
 * history to another value of it. @returns A function that removes the listener.
 */
export function onQueryParameter(name: string, listener: () => void): () => void {
  const controller = new AbortController();
  let last = readQueryParameter(name);

  function follow(): void {
    last = readQueryParameter(name);
    listener();
  }

  window.addEventListener(toWriteEvent(name), follow, controller);
  window.addEventListener("popstate", () => readQueryParameter(name) !== last && follow(), controller);
  return () => controller.abort();
}

const toWriteEvent = (name: string) => `plusdot:${name}`;
