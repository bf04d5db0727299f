import type { RenderResult } from "vitest-browser-react";
import { page } from "vitest/browser";

import { MakeView } from "../src/make/MakeView";
import type { Language } from "../src/i18n/languages/languages";
import { renderWithProviders } from "./renderWithProviders";
import { startVisit } from "./startVisit";
import { skipPauses } from "./skipPauses";

/** Renders Make aliases in a window that has room for all of it. */
export async function renderMakeView(language: Language = "en"): Promise<RenderResult> {
  skipPauses();
  startVisit({ query: { lang: language } });
  await page.viewport(1280, 1400);
  return renderWithProviders(<MakeView />, language);
}
