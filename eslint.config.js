import css from "@eslint/css";

/*
 * Holds the style sheets to what Baseline counts as widely available, and the built scripts to the syntax of the oldest
 * promised browsers, which the build does not rewrite. oxlint checks everything else.
 */

/** Without these the page only looks or feels a little different. */
const CSS_EXCEPTIONS = [
  "accent-color", // the browser's own colour
  "box-decoration-break", // a tint without its padding where an address wraps
  "forced-color-adjust", // Safari has no forced colours either
  "overflow-anchor", // it only turns off anchoring
  "overscroll-behavior", // the page scrolls on at the end of the list
  "reading-flow", // on a phone the links of the views come before the buttons above them
  "resize", // the field keeps its height and scrolls
  "scrollbar-gutter", // the page moves sideways when a dialog hides the scroll bar
  "text-size-adjust", // larger text on a phone held sideways
  "text-wrap", // lines break less evenly
];

export default [
  {
    files: ["src/**/*.css"],
    plugins: { css },
    language: "css/css",
    // The rule's own data says what is widely available, so the answer changes only with its version.
    rules: { "css/use-baseline": ["error", { allowProperties: CSS_EXCEPTIONS }] },
  },
  {
    files: ["dist/**/*.js"],
    // Import attributes, which are ES2025, came to Firefox in version 138.
    languageOptions: { ecmaVersion: 2024 },
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "AwaitExpression:not(:function AwaitExpression)",
          message: "Safari before 27 runs some modules with top-level await out of order.",
        },
      ],
    },
  },
];
