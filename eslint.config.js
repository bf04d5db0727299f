import css from "@eslint/css";

import { oldestBrowsers } from "./scripts/oldestBrowsers.js";
import { restrictedNames } from "./scripts/restrictedNames.js";

/*
 * Holds the style sheets to what Baseline counts as widely available, and the built scripts to what the oldest
 * promised browsers have. oxlint checks everything else.
 */

/** Without these the page only looks or feels a little different. */
const CSS_EXCEPTIONS = [
  "accent-color", // the browser's own colour
  "box-decoration-break", // a tint without its padding where an address wraps
  "forced-color-adjust", // Safari has no forced colours either
  "overflow-anchor", // it only turns off anchoring
  "overscroll-behavior", // the page scrolls on at the end of the list
  "resize", // the field keeps its height and scrolls
  "scrollbar-gutter", // the page moves sideways when a dialog hides the scroll bar
  "text-size-adjust", // larger text on a phone held sideways
  "text-wrap", // lines break less evenly
];

const EXCEPTIONS = [
  // Before iOS 18.3 a tap beside a menu does not close it, but Esc, its button and a choice do.
  "popover",
  // Safari tells too late whether Enter ends a composition. A person then copies one step earlier.
  "isComposing",
  // src/platform/whenIdle.ts checks that they exist.
  "cancelIdleCallback",
  "requestIdleCallback",
  // src/clipboard/CopyProvider.tsx checks that it exists.
  "ClipboardItem",
  // src/platform/keepScreenOn.ts does without it.
  "wakeLock",
  // The same names mean other things in our components and style sheets, TanStack Virtual and idb.
  "blocking",
  "command",
  "delay",
  "scrollMargin",
  "summary",
  "sync",
  "variant",
];

/** React hands these to the browser, checks that they exist, or uses the name for something else. */
const REACT_EXCEPTIONS = [
  "capture",
  "connection",
  "devicePixelRatio",
  "fetchPriority",
  "movementX",
  "movementY",
  "navigation",
  "share",
  "startViewTransition",
];

/** The one inline script of a page. */
const inlineScript = {
  /** @param {string} html */
  preprocess: (html) => [{ text: /<script[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "", filename: "inline.js" }],
  /** @param {readonly import("eslint").Linter.LintMessage[][]} messages */
  postprocess: (messages) => messages.flat(),
};

/** @param {readonly string[]} exceptions */
function rulesWithout(exceptions) {
  const { globals, properties } = restrictedNames(oldestBrowsers, exceptions);
  return {
    "no-restricted-globals": ["error", ...globals],
    "no-restricted-properties": ["error", ...properties],
    "no-restricted-syntax": [
      "error",
      {
        selector: "AwaitExpression:not(:function AwaitExpression)",
        message: "Safari before 27 runs some modules with top-level await out of order.",
      },
    ],
  };
}

export default [
  {
    files: ["src/**/*.css"],
    plugins: { css },
    language: "css/css",
    // The rule's own data says what is widely available, so the answer changes only with its version.
    rules: { "css/use-baseline": ["error", { allowProperties: CSS_EXCEPTIONS }] },
  },
  { files: ["dist/*.html"], processor: inlineScript },
  {
    files: ["dist/**/*.js"],
    linterOptions: { reportUnusedDisableDirectives: "off" },
    // Import attributes, which are ES2025, came to Firefox in version 138.
    languageOptions: { ecmaVersion: 2024 },
    rules: rulesWithout(EXCEPTIONS),
  },
  {
    files: ["dist/assets/vendor-*.js"],
    rules: rulesWithout([...EXCEPTIONS, ...REACT_EXCEPTIONS]),
  },
];
