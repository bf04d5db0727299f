import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { renderWithProviders } from "../../tests/renderWithProviders";
import { HelpSection } from "./HelpSection";

test("the help says where each rule holds and where it does not", async () => {
  await renderWithProviders(<HelpSection />);
  const help = page.getByRole("region", { name: "How it works" });
  for (const text of [
    /Gmail ignores dots .*not of work or school accounts \(Google Workspace\)/,
    /Gmail ignores everything after the \+.* Some sites refuse the \+/,
    /In some countries, Gmail began as Google Mail: googlemail\.com addresses work/,
    /Everything runs in your browser\. No data is sent to external servers/,
  ]) {
    await expect.element(help.getByText(text)).toBeVisible();
  }
});
