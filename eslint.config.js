import css from "@eslint/css";

import { notYetBaseline } from "./scripts/notYetBaseline.js";

/*
 * Holds the style sheets and the built scripts to what Baseline has widely available today. Everything else
 * about the source is oxlint's.
 */

/** Without these the page only looks or feels a little different. */
const CSS_EXCEPTIONS = [
  "accent-color", // the browser's own colour
  "box-decoration-break", // a tint without its padding where an address wraps
  "forced-color-adjust", // Safari knows no forced colours either
  "overflow-anchor", // a browser that cannot anchor need not be told not to
  "overscroll-behavior", // the page scrolls on at the end of the list
  "resize", // a field that keeps its height, and scrolls
  "scrollbar-gutter", // the page moves by a scroll bar when a dialog opens
  "text-size-adjust", // larger text on a phone held sideways
  "text-wrap", // lines break less evenly
];

const EXCEPTIONS = [
  // In every browser since April 2024, but before iOS 18.3 a tap beside a menu does not close it: Esc, its button and
  // a choice do.
  "popover",
  // Asked for before it is used, in src/platform/whenIdle.ts.
  "cancelIdleCallback",
  "requestIdleCallback",
  // Names of other things: of our style sheets and components, of TanStack Virtual, of Base UI's timers.
  "command",
  "delay",
  "scrollMargin",
  "summary",
  "sync",
  "variant",
  // Base UI takes from it which way a toast is swiped. Browsers only differ in the unit.
  "movementX",
  "movementY",
];

/** React passes these on to the browser, asks whether they are there, or means something else. */
const REACT_EXCEPTIONS = [
  "capture",
  "connection",
  "devicePixelRatio",
  "fetchPriority",
  "navigation",
  "share",
  "startViewTransition",
];

/** The one script that stands in a page itself. */
const inlineScript = {
  /** @param {string} html */
  preprocess: (html) => [{ text: /<script[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "", filename: "inline.js" }],
  /** @param {readonly import("eslint").Linter.LintMessage[][]} messages */
  postprocess: (messages) => messages.flat(),
};

/** @param {readonly string[]} exceptions */
function rulesWithout(exceptions) {
  const { globals, properties } = notYetBaseline(new Date(), exceptions);
  return {
    "no-restricted-globals": ["error", ...globals],
    "no-restricted-properties": ["error", ...properties],
    "no-restricted-syntax": [
      "error",
      {
        selector: "AwaitExpression:not(:function AwaitExpression)",
        message: "Every browser has top-level await, but only since 2026-09-14.",
      },
    ],
  };
}

export default [
  {
    files: ["src/**/*.css"],
    plugins: { css },
    language: "css/css",
    rules: { "css/use-baseline": ["error", { allowProperties: CSS_EXCEPTIONS }] },
  },
  { files: ["dist/*.html"], processor: inlineScript },
  {
    files: ["dist/**/*.js"],
    linterOptions: { reportUnusedDisableDirectives: "off" },
    // ES2025 is not widely available: its import attributes are of 2025-04.
    languageOptions: { ecmaVersion: 2024 },
    rules: rulesWithout(EXCEPTIONS),
  },
  {
    files: ["dist/assets/vendor-*.js"],
    rules: rulesWithout([...EXCEPTIONS, ...REACT_EXCEPTIONS]),
  },
];
