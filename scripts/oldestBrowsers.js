/**
 * The oldest browsers that the site promises to run in, by Vite's names for them. The build rewrites newer syntax
 * for them, and `lib` in tsconfig.json has no newer function of the language. They are what Baseline counts as widely
 * available on 2026-11-21. The list is fixed, so that one commit always builds the same site; raise it by hand.
 *
 * @type {Readonly<Record<"chrome" | "edge" | "firefox" | "ios" | "safari", string>>}
 */
export const oldestBrowsers = { chrome: "125", edge: "125", firefox: "126", ios: "17.5", safari: "17.5" };
