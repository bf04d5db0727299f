/*
 * The linter's rules, and the arrows of docs/architecture.md: who may import whom. `npm run lint` names this
 * file, for Node 20 cannot load `oxlint.config.ts`, the one name that the linter finds by itself.
 */

/** What the frame may import of what is below the views. */
const BELOW_FRAME = ["clipboard", "toasts", "i18n", "languages", "ui", "platform", "core"];

/** What every view may import. */
const BELOW_VIEWS = ["tables", ...BELOW_FRAME];

/**
 * Each folder, and the folders beside it that its files may import. A folder that is not named here imports
 * none of those that are.
 *
 * @type {Record<string, Record<string, string[]>>}
 */
export const ARROWS = {
  src: {
    languages: [],
    core: [],
    platform: [],
    ui: [],
    theme: ["platform"],
    parts: ["languages", "platform"],
    i18n: ["parts", "languages", "ui", "platform"],
    toasts: ["parts", "i18n", "ui", "platform"],
    tables: ["i18n", "ui"],
    clipboard: ["toasts", "i18n", "ui"],
    addressText: ["ui", "core"],
    book: ["platform", "core"],
    showing: ["ui", "platform"],
    gmailFilters: ["toasts", "i18n", "languages", "ui", "platform", "core"],
    generator: ["gmailFilters", "addressText", "book", "parts", ...BELOW_VIEWS.filter((name) => name !== "platform")],
    site: ["gmailFilters", "showing", "addressText", "book", ...BELOW_VIEWS],
    given: ["gmailFilters", "showing", "addressText", "book", ...BELOW_VIEWS],
    checker: ["addressText", "book", ...BELOW_VIEWS],
    app: ["generator", "site", "given", "checker", "showing", "addressText", "book", "theme", "parts", ...BELOW_FRAME],
  },
  "src/core": {
    addresses: [],
    dots: ["addresses"],
    tags: ["addresses"],
    recipients: ["tags"],
    aliases: ["addresses", "dots", "tags", "recipients"],
    files: ["addresses", "aliases"],
    book: ["addresses", "recipients", "files"],
  },
  "src/generator": {
    form: [],
    export: [],
    results: ["export"],
  },
};

/** Packages that a folder must do without: a pattern for the names of those that it may not import. */
const PACKAGES = {
  "src/core": { regex: "^(?:react|use-intl|node:)", message: "src/core has no React, no words and no Node." },
  "src/platform": { regex: "^[^./]", message: "src/platform is the browser's edge, and needs no package." },
  "src/ui": { regex: "^use-intl", message: "src/ui has no product words." },
};

const TESTS = ["build/**", "scripts/**", "tests/**", "src/**/*.test.*"];

/** How many folders deep a file may lie in one that ARROWS names. */
const DEPTHS = [0, 1, 2, 3];

const folders = Object.entries(ARROWS).flatMap(([parent, children]) =>
  Object.keys(children).map((name) => `${parent}/${name}`),
);

export default {
  plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "vitest", "promise"],
  categories: {
    correctness: "error",
    suspicious: "error",
    perf: "error",
  },
  env: {
    builtin: true,
    browser: true,
    node: true,
  },
  ignorePatterns: ["dist/**", "node_modules/**"],
  rules: {
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-default-export": "error",
    "import/no-duplicates": "error",
    "react/react-in-jsx-scope": "off",
    "react/exhaustive-deps": "error",
    "react/rules-of-hooks": "error",
    "typescript/no-explicit-any": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "typescript/no-floating-promises": "error",
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
    "consistent-return": "off",
    "react/no-array-index-key": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "import/no-unassigned-import": "off",
    "react/incompatible-library": "off",
    "no-underscore-dangle": "off",
    "unicorn/consistent-function-scoping": "off",
  },
  overrides: [
    ...folders.flatMap((folder) =>
      DEPTHS.flatMap((depth) => [
        arrowsOf(folder, depth, "*", [outsideOfSrc(folder, depth), ...forbiddenPackages(folder)]),
        arrowsOf(folder, depth, "*.test.*", []),
      ]),
    ),
    {
      // Pure: neither the browser's nor Node's globals, no clock and no randomness of its own.
      files: ["src/core/**"],
      env: { browser: false, node: false },
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
      files: ["src/ui/**", "src/tables/**"],
      rules: {
        "jsx-a11y/click-events-have-key-events": "off",
        "jsx-a11y/no-static-element-interactions": "off",
        "jsx-a11y/no-noninteractive-element-interactions": "off",
        "jsx-a11y/interactive-supports-focus": "off",
      },
    },
    {
      files: ["*.config.ts", "*.config.js"],
      rules: {
        "import/no-default-export": "off",
      },
    },
    {
      files: TESTS,
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
  settings: {
    "jsx-a11y": {
      components: {
        Checkbox: "input",
      },
    },
  },
};

/**
 * The rule for the files that lie a number of folders deep in a folder.
 *
 * @param {string} folder
 * @param {number} depth
 * @param {string} files
 * @param {{ regex: string, message: string }[]} more
 */
function arrowsOf(folder, depth, files, more) {
  const patterns = [...forbiddenFolders(folder, depth), ...more];
  return {
    files: [`${folder}/${"*/".repeat(depth)}${files}`],
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
}

/**
 * The folders that a file may not reach: those beside its own folder that ARROWS does not allow, then those
 * beside the folder around it, up to `src`.
 *
 * @param {string} folder
 * @param {number} depth
 * @returns {{ regex: string, message: string }[]}
 */
function forbiddenFolders(folder, depth) {
  const [parent, name] = splitPath(folder);
  const siblings = ARROWS[parent];
  if (siblings === undefined) return [];
  const allowed = siblings[name] ?? [];
  const forbidden = Object.keys(siblings).filter((sibling) => sibling !== name && !allowed.includes(sibling));
  const up = toUpPath(depth + 1);
  const patterns = forbiddenFolders(parent, depth + 1);
  if (forbidden.length > 0) {
    patterns.push({
      regex: `^${up}(?:${forbidden.join("|")})(?:/|$)`,
      message: `${folder} may import ${allowed.join(", ") || "no folder beside it"}: see docs/architecture.md.`,
    });
  }
  if (allowed.includes("core")) {
    patterns.push({ regex: `^${up}core/`, message: "Import from src/core, which is the one door of the core." });
  }
  return patterns;
}

/**
 * @param {string} folder
 * @param {number} depth
 */
function outsideOfSrc(folder, depth) {
  const levels = depth + folder.split("/").length;
  return { regex: `^${toUpPath(levels)}`, message: "The page is made of what is in src." };
}

/** @param {string} folder */
function forbiddenPackages(folder) {
  return Object.entries(PACKAGES).flatMap(([owner, pattern]) =>
    `${folder}/`.startsWith(`${owner}/`) ? [pattern] : [],
  );
}

/** @param {number} levels */
function toUpPath(levels) {
  return String.raw`(?:\./)?(?:\.\./){${levels}}`;
}

/**
 * @param {string} path
 * @returns {[parent: string, name: string]}
 */
function splitPath(path) {
  const end = path.lastIndexOf("/");
  return [path.slice(0, end), path.slice(end + 1)];
}
