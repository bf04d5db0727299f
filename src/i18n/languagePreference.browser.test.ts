import { expect, test, vi } from "vitest";

import { startVisit } from "../../tests/startVisit";
import { resolveLanguage, saveLanguage, shareLanguage } from "./languagePreference";

const KEY = "plusdot.generator.language";

test.each([
  [{ query: "fr", saved: "es", browser: "pt-BR" }, "fr"],
  [{ query: "pt-BR", saved: "es", browser: "fr" }, "pt"],
  [{ query: "PT", saved: "es", browser: "fr" }, "pt"],
  [{ query: "qaa", saved: "es", browser: "fr" }, "es"],
  [{ query: "", saved: "es", browser: "fr" }, "es"],
  [{ query: null, saved: "es", browser: "fr" }, "es"],
  [{ query: null, saved: "qaa", browser: "fr-CA" }, "fr"],
  [{ query: null, saved: null, browser: "pt-PT" }, "pt"],
  [{ query: null, saved: null, browser: "es-419" }, "es"],
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

test("storage that throws counts as empty", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  vi.spyOn(navigator, "language", "get").mockReturnValue("fr");
  expect(resolveLanguage()).toBe("fr");
});

test("shareLanguage writes the language to the URL without a history entry, and does not save it", () => {
  const pushState = vi.spyOn(window.history, "pushState");
  shareLanguage("es");
  expect(new URLSearchParams(window.location.search).get("lang")).toBe("es");
  expect(pushState).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test("saveLanguage saves the language, and writes it to the URL with a history entry", () => {
  const pushState = vi.spyOn(window.history, "pushState");
  saveLanguage("es");
  expect(new URLSearchParams(window.location.search).get("lang")).toBe("es");
  expect(pushState).toHaveBeenCalledOnce();
  expect(localStorage.getItem(KEY)).toBe("es");
});
