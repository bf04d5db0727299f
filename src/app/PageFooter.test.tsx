import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { renderWithProviders } from "../../tests/renderWithProviders";
import { PageFooter } from "./PageFooter";

test("the footer has one contact address and the current year", async () => {
  vi.spyOn(Date.prototype, "getFullYear").mockReturnValue(2031);
  await renderWithProviders(<PageFooter />);
  const links = page.getByRole("contentinfo").getByRole("link");
  await expect.element(links).toHaveLength(1);
  await expect.element(links).toHaveTextContent("hello@example.com");
  await expect.element(links).toHaveAttribute("href", "mailto:hello@example.com");
  await expect.element(page.getByText("© 2031 Plusdot", { exact: true })).toBeVisible();
});
