import type { RenderResult } from "vitest-browser-react";
import { page } from "vitest/browser";

import { Generator } from "../src/make/MakeView";
import type { Language } from "../src/i18n/languages/languages";
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
