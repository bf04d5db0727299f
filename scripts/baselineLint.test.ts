import { ESLint } from "eslint";
import { expect, test } from "vitest";

const eslint = new ESLint();

test.each([
  ["dist/assets/main-1a2b3c4d.js", "fetch('/'); document.querySelector('a').animate([]);", []],
  ["dist/assets/main-1a2b3c4d.js", "document.startViewTransition();", ["no-restricted-properties"]],
  ["dist/assets/main-1a2b3c4d.js", "URL.parse('/');", ["no-restricted-properties"]],
  ["dist/assets/main-1a2b3c4d.js", "JSON.parse('1');", []],
  ["dist/assets/main-1a2b3c4d.js", "scheduler.yield();", ["no-restricted-globals"]],
  ["dist/assets/main-1a2b3c4d.js", "await import('./a.js');", ["no-restricted-syntax"]],
  ["dist/assets/main-1a2b3c4d.js", "async () => await import('./a.js');", []],
  ["dist/assets/main-1a2b3c4d.js", "import a from './a.json' with { type: 'json' };", [null]],
  ["dist/assets/vendor-1a2b3c4d.js", "document.startViewTransition();", []],
  ["dist/assets/vendor-1a2b3c4d.js", "scheduler.yield();", ["no-restricted-globals"]],
  ["dist/index.html", "<script data-files='{}'>URL.parse('/');</script>", ["no-restricted-properties"]],
  ["src/ui/Button.module.css", "a { color: red; resize: none; }", []],
  ["src/ui/Button.module.css", "a { field-sizing: content; }", ["css/use-baseline"]],
])("%s: %s", async (filePath, text, rules) => {
  const [result] = await eslint.lintText(text, { filePath });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(rules);
});
