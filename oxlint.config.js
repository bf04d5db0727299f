/*
 * The linter's rules. `npm run lint` names this file, for Node 20 cannot load `oxlint.config.ts`, the one name that the
 * linter finds by itself.
 */

export default {
  plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "vitest", "promise"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  env: { browser: true, node: true },
  rules: {
    "import/no-default-export": "error",
    "import/no-duplicates": "error",
    "react/react-in-jsx-scope": "off",
    "react/rules-of-hooks": "error",
    "typescript/no-explicit-any": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "typescript/no-misused-promises": "error",
    // A part names the type of its module where it names the file.
    "typescript/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
    eqeqeq: "error",
    "no-restricted-properties": [
      "error",
      ...["waitFor", "waitUntil"].map((property) => ({
        object: "vi",
        property,
        message: "It gives up after a second. expect.poll has the limit of the configuration.",
      })),
    ],
    "typescript/consistent-return": "off",
    "react/no-array-index-key": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "import/no-unassigned-import": "off",
    "react/incompatible-library": "off",
    "no-underscore-dangle": "off",
    "unicorn/consistent-function-scoping": "off",
  },
  overrides: [
    {
      // Pure: neither the browser's nor Node's globals, no clock and no randomness of its own. These three are in both.
      files: ["src/core/**"],
      env: { browser: false, node: false },
      globals: { TextDecoder: "readonly", TextEncoder: "readonly", atob: "readonly" },
      rules: {
        "no-undef": "error",
        "no-restricted-globals": ["error", "Date", "Intl", "globalThis"],
        "no-restricted-properties": [
          "error",
          { object: "Math", property: "random", message: "Randomness is an argument of the core." },
        ],
      },
    },
    {
      files: ["src/address/ShowProvider.tsx", "src/ui/**", "src/tables/**"],
      rules: {
        "jsx-a11y/click-events-have-key-events": "off",
        "jsx-a11y/no-static-element-interactions": "off",
        "jsx-a11y/no-noninteractive-element-interactions": "off",
      },
    },
    {
      files: ["*.config.ts", "*.config.js"],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: ["build/**", "scripts/**", "tests/**", "src/**/*.test.*"],
      env: { browser: true, node: true },
      rules: {
        "typescript/no-unsafe-type-assertion": "off",
        "no-await-in-loop": "off",
        "vitest/no-standalone-expect": "off",
        "typescript/unbound-method": "off",
        "typescript/no-misused-spread": "off",
      },
    },
  ],
  settings: { "jsx-a11y": { components: { Checkbox: "input" } } },
};
