import { ESLint } from "eslint";
import { expect, test } from "vitest";

const eslint = new ESLint();

test.each([
  ["dist/assets/main-1a2b3c4d.js", "await import('./a.js');", ["no-restricted-syntax"]],
  ["dist/assets/main-1a2b3c4d.js", "async () => await import('./a.js');", []],
  ["dist/assets/main-1a2b3c4d.js", "import a from './a.json' with { type: 'json' };", [null]],
  ["src/ui/Button.module.css", "a { color: red; resize: none; }", []],
  ["src/ui/Button.module.css", "a { field-sizing: content; }", ["css/use-baseline"]],
])("%s: %s", async (filePath, text, rules) => {
  const [result] = await eslint.lintText(text, { filePath });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(rules);
});
