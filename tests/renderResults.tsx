import { useReducer } from "react";
import { page } from "vitest/browser";

import { ViewLink } from "../src/app/links";
import { generateAliases } from "../src/core";
import {
  type GeneratorState,
  generatorReducer,
  initialGeneratorState,
  type Run,
} from "../src/generator/generatorReducer";
import { Results } from "../src/generator/results/Results";
import words from "../src/languages/en/words.json";
import { renderWithProviders } from "./renderWithProviders";
import { skipPauses } from "./skipPauses";
import { startVisit } from "./startVisit";

const run: Run = {
  action: "generate",
  address: { username: "jane", domain: "gmail.com" },
  settings: initialGeneratorState.settings,
  seed: 1,
};

const aliases = generateAliases(run.address, words, { ...run.settings, ownTags: [], seed: run.seed, year: 2026 });

const made: GeneratorState = { ...initialGeneratorState, list: { key: 1, run, aliases, selection: new Set() } };

/** The addresses of the list, in its order. */
export const emails = aliases.map(({ email }) => email);

/** Renders a list of 2,000 addresses as the generator shows it, in a window that has room for all of it. */
export async function renderResults(): Promise<void> {
  skipPauses();
  startVisit({ query: { lang: "en" } });
  await page.viewport(1280, 1400);
  await renderWithProviders(<ResultsOfJane />);
}

function ResultsOfJane() {
  const [{ list }, dispatch] = useReducer(generatorReducer, made);
  return <Results list={list!} isStale={false} Link={ViewLink} dispatch={dispatch} />;
}
