/** The key of each shortcut, in the order of their list. An element has its shortcut in `aria-keyshortcuts`. */
export const SHORTCUTS = { field: "/", site: "n", search: "f", generate: "g", shuffle: "s", help: "?" } as const;
