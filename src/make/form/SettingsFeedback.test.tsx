import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { advanceClock, STILL_CLOCK } from "../../../tests/advanceClock";
import { renderWithProviders } from "../../../tests/renderWithProviders";
import { type AliasKinds, judgeOwnTags } from "../../core";
import { initialMakeState } from "../makeReducer";
import { SettingsFeedback } from "./SettingsFeedback";

const note = page.getByRole("status");

function readingOf(tagsText: string, kinds: AliasKinds = "both") {
  return (
    <SettingsFeedback
      settings={{ ...initialMakeState.settings, tagsText, kinds }}
      tags={judgeOwnTags(tagsText, null)}
      noteId="note"
      onChange={() => undefined}
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

test.each<[what: string, tagsText: string, kinds: AliasKinds, said: string | RegExp]>([
  ["of many refused words, the first three are named", "!a !b !c !d", "both", /!c \([^)]+\)$/],
  [
    "a long word is named by its beginning",
    "a".repeat(500),
    "both",
    `Not used: ${"a".repeat(40)} (too long: at most 20 characters)`,
  ],
  ["tags that are set aside are not judged aloud", "x ", "dots", "Not used with “Dots only”"],
])("%s", async (_, tagsText, kinds, said) => {
  await renderWithProviders(readingOf(tagsText, kinds));
  await advanceClock(1000);
  await expect.element(note, STILL_CLOCK).toHaveTextContent(said);
});
