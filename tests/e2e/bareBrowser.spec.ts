import { expect } from "@playwright/test";

import { makeList } from "./makeList";
import { openPage } from "./openPage";
import { readClipboard } from "./readClipboard";
import { test } from "./test";
import { watchErrors } from "./watchErrors";

const INSECURE = "http://plusdot.test";

for (const { what, remark, spoil } of [
  {
    what: "refuses to register a worker and to store anything, and has no crypto",
    remark: "The operation is insecure.",
    spoil: () => {
      const refuse = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
      Object.defineProperty(window, "crypto", { value: undefined });
      Object.defineProperty(ServiceWorkerContainer.prototype, "register", { value: async () => refuse() });
    },
  },
  {
    what: "has only the name of its workers, and an Intl that knows no locale",
    remark: "Cannot read properties of undefined",
    spoil: () => {
      Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });
      for (const name of ["PluralRules", "NumberFormat"] as const) {
        const refuse = function refuse() {
          throw new RangeError("Incorrect locale information provided");
        };
        Object.defineProperty(Intl, name, { value: refuse });
      }
    },
  },
  {
    what: "refuses the policy for the worker's script, and its Intl falls back to a locale with other plurals",
    remark: "Policy disallowed.",
    spoil: () => {
      Object.defineProperty(window.trustedTypes, "createPolicy", {
        value: () => {
          throw new TypeError("Policy disallowed.");
        },
      });
      Object.defineProperty(Intl.PluralRules.prototype, "select", { value: () => "few" });
    },
  },
]) {
  test.describe(() => {
    test.use({ serviceWorkers: "allow", colorScheme: "light" });

    test(
      `the page works where the browser ${what}`,
      { tag: remark.includes("insecure") ? [] : "@matrix" },
      async ({ page, context }) => {
        const errors = watchErrors(page);
        await page.addInitScript(spoil);
        const refusal = page.waitForEvent("console", (message) => message.text().includes(remark));
        await openPage(page);
        await makeList(page, "jane");
        const row = page.getByRole("checkbox", { name: "jane@gmail.com", exact: true });
        await row.check();
        await page.getByRole("button", { name: "Shuffle" }).click();
        await expect(row).not.toBeChecked();
        await page.getByRole("button", { name: "Copy all" }).click();
        await expect.poll(async () => (await readClipboard(context)).split("\n")).toHaveLength(2000);
        expect((await refusal).type()).toBe("warning");

        const root = page.locator("html");
        await page.getByRole("button", { name: "Toggle theme" }).click();
        await expect(root).toHaveClass("dark");
        await page.getByRole("button", { name: "Language: English" }).click();
        await page.getByRole("radio", { name: "Español" }).click();
        await expect(root).toHaveAttribute("lang", "es");
        await expect(page).toHaveURL("/?lang=es");
        // Without a locale, each number that cannot be formatted is logged.
        expect(errors.filter((error) => !error.includes("FORMATTING_ERROR"))).toEqual([]);
      },
    );
  });
}

test("at an address that is not secure the page works without service workers and without a clipboard", async ({
  page,
  baseURL,
}) => {
  const errors = watchErrors(page);
  await page.route(`${INSECURE}/**`, async (route) => {
    const url = route.request().url().replace(INSECURE, baseURL!);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(INSECURE);
  await page.waitForURL(/[?&]lang=/);
  expect(await page.evaluate(() => [isSecureContext, "serviceWorker" in navigator])).toEqual([false, false]);
  await makeList(page, "jane");
  await page.getByRole("button", { name: "Shuffle" }).click();
  await expect(page.getByText("Aliases shuffled!")).toBeVisible();
  // The browser itself remarks on a header that such an address cannot have.
  expect(errors.filter((error) => !error.includes("Cross-Origin-Opener-Policy"))).toEqual([]);
});
