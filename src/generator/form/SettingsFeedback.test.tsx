import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { advanceClock, STILL_CLOCK } from "../../../tests/advanceClock";
import { renderWithProviders } from "../../../tests/renderWithProviders";
import { type AliasKinds, judgeOwnTags } from "../../core";
import { initialGeneratorState } from "../generatorReducer";
import { SettingsFeedback } from "./SettingsFeedback";

const note = page.getByRole("status");

function readingOf(tagsText: string, kinds: AliasKinds = "both") {
  return (
    <SettingsFeedback
      draft=""
      settings={{ ...initialGeneratorState.settings, tagsText, kinds }}
      tags={judgeOwnTags(tagsText, null)}
      noteId="note"
      dispatch={() => undefined}
    />
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

test("a change of the refused words is said once a person pauses, and not at every key", async () => {
  const { rerender } = await renderWithProviders(readingOf("x "));
  await advanceClock(999);
  await rerender(readingOf("x y "));
  await advanceClock(999);
  await expect.element(note, STILL_CLOCK).toHaveTextContent("");
  await advanceClock(1);
  await expect
    .element(note, STILL_CLOCK)
    .toHaveTextContent("Not used: x (too short: at least 2 characters), y (too short: at least 2 characters)");

  await rerender(readingOf("shop "));
  await advanceClock(1000);
  await expect.element(note, STILL_CLOCK).toHaveTextContent("");
});

test("of many refused words, the first three are named", async () => {
  await renderWithProviders(readingOf("!a !b !c !d"));
  await advanceClock(1000);
  await expect.element(note, STILL_CLOCK).toHaveTextContent(/!c \([^)]+\)$/);
});

test("a long word is named by its beginning", async () => {
  await renderWithProviders(readingOf("a".repeat(500)));
  await advanceClock(1000);
  await expect
    .element(note, STILL_CLOCK)
    .toHaveTextContent(`Not used: ${"a".repeat(40)} (too long: at most 20 characters)`);
});

test("tags that are set aside are not judged aloud", async () => {
  await renderWithProviders(readingOf("x ", "dots"));
  await advanceClock(1000);
  await expect.element(note, STILL_CLOCK).toHaveTextContent("Not used with “Dots only”");
});
