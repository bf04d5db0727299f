import compile from "icu-minify/compile";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

import { icuMessages } from "./icuMessages.ts";

const FOLDER = "/src/i18n/languages/en";
const MESSAGES = { title: "Plusdot", results: { count: "{count, plural, one {# address} other {# addresses}}" } };

test.each(["texts", "mailbox"])("every text of %s.json is compiled, at every depth", async (name) => {
  expect(await buildJson(`${FOLDER}/${name}.json`, MESSAGES)).toEqual({
    title: compile(MESSAGES.title),
    results: { count: compile(MESSAGES.results.count) },
  });
});

test("other JSON files are left as they are", async () => {
  expect(await buildJson(`${FOLDER}/words.json`, MESSAGES)).toEqual(MESSAGES);
});

test("a message that is not well-formed stops the build", async () => {
  await expect(buildJson(`${FOLDER}/texts.json`, { broken: "{count, plural, one {#" })).rejects.toThrow(
    /en\/texts\.json\s+SyntaxError/,
  );
});

/** Builds a module that holds the JSON, and runs what comes out. */
async function buildJson(file: string, content: unknown): Promise<unknown> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, lib: { entry: file, formats: ["es"] } },
    plugins: [
      {
        name: "one-file",
        enforce: "pre",
        resolveId: (source) => (source === file ? file : null),
        load: (id) => (id === file ? JSON.stringify(content) : null),
      },
      icuMessages(),
    ],
  });
  const [bundle] = result as Rolldown.RolldownOutput[];
  const code = bundle?.output[0].code ?? "";
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: unknown };
  return module.default;
}
