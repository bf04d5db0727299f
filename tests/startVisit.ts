interface Visit {
  /** The query of the address that is opened. */
  readonly query?: Readonly<Record<string, string>>;
  /** What earlier visits left in local storage. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** Puts the browser into the state that a visit starts in. The runner's own query stays in the address. */
export function startVisit({ query = {}, stored = {} }: Visit = {}): void {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);

  const url = new URL(window.location.href);
  url.searchParams.delete("lang");
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  window.history.replaceState(null, "", url);

  document.documentElement.removeAttribute("class");
  document.documentElement.lang = "en";
}
