/** The key of each shortcut, in the order of their list. An element has its shortcut in `aria-keyshortcuts`. */
export const SHORTCUTS = { field: "/", site: "n", search: "f", generate: "g", shuffle: "s", help: "?" } as const;

/** The attribute of a list with keys of its own. Its value says which. */
export const LIST_KEYS = "data-list-keys";
