interface Visit {
  /** The query parameters of the URL that the visit opens. */
  readonly query?: Readonly<Record<string, string>>;
  /** The entries that earlier visits left in local storage. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** Resets the browser to the state at the start of a visit. The URL keeps the query of the test runner. */
export function startVisit({ query = {}, stored = {} }: Visit = {}): void {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);

  const url = new URL(window.location.href);
  for (const name of ["lang", "view"]) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  window.history.replaceState(null, "", url);

  document.documentElement.removeAttribute("class");
  document.documentElement.lang = "en";
}
