import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { renderWithProviders } from "../../tests/renderWithProviders";
import { HelpSection } from "./HelpSection";

test("the help says where each rule holds and where it does not", async () => {
  await renderWithProviders(<HelpSection />);
  const help = page.getByRole("region", { name: "How it works" });
  for (const text of [
    /Gmail ignores dots .*not of work or school accounts \(Google Workspace\)/,
    /Gmail ignores everything after the \+.* Some sites reject the \+/,
    /Mail to you@googlemail\.com still reaches you@gmail\.com/,
    /Everything runs in your browser\. No data is sent to any server/,
  ]) {
    await expect.element(help.getByText(text)).toBeVisible();
  }
});
