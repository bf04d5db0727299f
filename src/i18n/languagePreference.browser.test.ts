import { expect, test, vi } from "vitest";

import { startVisit } from "../../tests/startVisit";
import { resolveLanguage } from "./languagePreference";

const KEY = "plusdot.generator.language";

test.each([
  [{ query: "fr", saved: "es", browser: "pt-BR" }, "fr"],
  [{ query: "qaa", saved: "es", browser: "fr" }, "es"],
  [{ query: "", saved: "es", browser: "fr" }, "es"],
  [{ query: null, saved: "es", browser: "fr" }, "es"],
  [{ query: null, saved: "qaa", browser: "fr-CA" }, "fr"],
  [{ query: null, saved: null, browser: "pt-PT" }, "pt"],
  [{ query: null, saved: null, browser: "de-DE" }, "en"],
  [{ query: null, saved: null, browser: "" }, "en"],
])("with %o, the language is %s", ({ query, saved, browser }, language) => {
  startVisit({
    query: query === null ? {} : { lang: query },
    stored: saved === null ? {} : { [KEY]: saved },
  });
  vi.spyOn(navigator, "language", "get").mockReturnValue(browser);
  expect(resolveLanguage()).toBe(language);
});
