import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { listenToRegions } from "../../tests/listenToRegions";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { Checker } from "./Checker";

test("the result of a check is announced once, and only if its counts change", async () => {
  const field = page.getByRole("textbox", { name: "Addresses to check" });
  await renderWithProviders(<Checker />);
  const expectSaid = listenToRegions();
  await field.fill("jane+shop@gmail.com j.ane@gmail.com roe@gmail.com roe@gmail.com roe@example.org");
  await expectSaid(["5 addresses, 2 Gmail mailboxes, 2 duplicates"]);

  await field.click();
  await userEvent.keyboard("{Control>}{End}{/Control}mx");
  await expect.element(page.getByRole("table")).toHaveTextContent(/roe@example\.orgmx/);
  await expectSaid([]);
});
