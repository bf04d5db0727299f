import { useReducer } from "react";
import { expect } from "vitest";
import { page } from "vitest/browser";

import { type Address, generateAliases } from "../src/core";
import { type GeneratedList, type MakeState, makeReducer, initialMakeState, type Run } from "../src/make/makeReducer";
import { Results } from "../src/make/results/Results";
import words from "../src/i18n/languages/en/words.json";
import { renderWithProviders } from "./renderWithProviders";
import { skipPauses } from "./skipPauses";
import { startVisit } from "./startVisit";

const run: Run = { action: "generate", draft: "jane", settings: initialMakeState.settings, seed: 1, isRetry: false };
const address: Address = { username: "jane", domain: "gmail.com" };

export const aliases = generateAliases(address, words, { ...run.settings, ownTags: [], seed: run.seed, year: 2026 });

const madeList: GeneratedList = { key: 1, run, aliases, selection: new Set() };
const made: MakeState = { ...initialMakeState, list: madeList };

/** The addresses of the list, in its order. */
export const emails = aliases.map(({ email }) => email);

export const list = page.getByRole("grid", { name: "Alias list" });
export const count = page.getByText(/ selected of /).first();
export const boxOf = (email: string) => list.getByRole("checkbox", { name: email, exact: true });
export const copyOf = (email: string) => list.getByRole("button", { name: `Copy ${email}`, exact: true });

export async function expectCount(selected: string): Promise<void> {
  await expect.element(count).toHaveTextContent(new RegExp(`^${selected} selected of 2,000 emails$`));
}

/** Renders a list of 2,000 addresses as Make aliases shows it, in a window that has room for all of it. */
export async function renderResults(): Promise<void> {
  skipPauses();
  startVisit({ query: { lang: "en" } });
  await page.viewport(1280, 1400);
  await renderWithProviders(<ResultsOfJane />);
}

function ResultsOfJane() {
  const [state, dispatch] = useReducer(makeReducer, made);
  return <Results list={state.list!} isStale={false} dispatch={dispatch} />;
}
