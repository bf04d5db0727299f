import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { keepBook } from "../../tests/keepBook";
import { listenToRegions } from "../../tests/listenToRegions";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { skipPauses } from "../../tests/skipPauses";
import { CheckView } from "./CheckView";

const field = page.getByRole("textbox", { name: "Addresses to check" });

beforeEach(skipPauses);

test("the result of a check is announced once, and only if its counts change", async () => {
  await renderWithProviders(<CheckView />);
  const expectSaid = listenToRegions();
  await field.fill("jane+shop@gmail.com, j.ane@gmail.com, roe@gmail.com, roe@gmail.com, roe@example.org");
  await expectSaid(["3 people, 4 addresses, 2 duplicates"]);

  await field.click();
  await userEvent.keyboard("{Control>}{End}{/Control}mx");
  await expect.element(page.getByRole("table")).toHaveTextContent(/roe@example\.orgmx/);
  await field.fill("a: jane+shop@gmail.com, b: j.ane@gmail.com, c: roe@gmail.com");
  await expectSaid(["2 people, 3 addresses, 1 with several addresses"]);
});

test("the answer for a single address is said once, in place of its counts, in the language of the page", async () => {
  await keepBook([
    { recipient: "netflix.com", email: "j.ane@gmail.com", date: "2026-11-21", note: "" },
    { recipient: "Aunt May", email: "j.ane@gmail.com", date: "2026-02-03", note: "" },
  ]);
  await renderWithProviders(<CheckView />, "fr");
  const pasted = page.getByRole("textbox");
  const expectSaid = listenToRegions();
  for (const [text, answer] of [
    ["jane+shop@gmail.com", "Probablement donnée à shop"],
    ["jane@gmail.com", "Sans tag. L’adresse ne dit pas à qui vous l’avez donnée."],
    ["jane@@gmail.com", "Ce n’est pas une adresse. "],
    ["j.ane@gmail.com", "Donnée à netflix.com le 21 novembre 2026, Donnée à Aunt May le 3 février 2026"],
  ] as const) {
    await pasted.fill(text);
    await expect.element(page.getByRole("table")).not.toBeInTheDocument();
    await expectSaid([`${text}: ${answer}`]);

    await pasted.fill("jane@gmail.com roe@gmail.com");
    await expectSaid(["2 personnes, 2 adresses"]);
  }
});
