import type { RenderResult } from "vitest-browser-react";
import { page } from "vitest/browser";

import { Generator } from "../src/generator/Generator";
import { keepMessages } from "./keepMessages";
import { renderWithProviders } from "./renderWithProviders";

/** Renders the generator in a window that has room for all of it. Its toasts stay. */
export async function renderGenerator(): Promise<RenderResult> {
  keepMessages();
  await page.viewport(1280, 1400);
  return renderWithProviders(<Generator />);
}
