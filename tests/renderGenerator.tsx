import type { RenderResult } from "vitest-browser-react";
import { page } from "vitest/browser";

import { Generator } from "../src/generator/Generator";
import type { Language } from "../src/languages/languages";
import { renderWithProviders } from "./renderWithProviders";
import { startVisit } from "./startVisit";
import { skipPauses } from "./skipPauses";

/** Renders the generator in a window that has room for all of it. */
export async function renderGenerator(language: Language = "en"): Promise<RenderResult> {
  skipPauses();
  startVisit({ query: { lang: language } });
  await page.viewport(1280, 1400);
  return renderWithProviders(<Generator />, language);
}
