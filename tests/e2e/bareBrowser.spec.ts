import { expect } from "@playwright/test";

import { copyAll } from "./copyAll";
import { makeList } from "./makeList";
import { openPage } from "./openPage";
import { test } from "./test";
import { watchErrors } from "./watchErrors";

const INSECURE = "http://plusdot.test";

test.describe("where the browser has no service workers", () => {
  test.use({ serviceWorkers: "allow", colorScheme: "light" });

  test("the page works: it refuses to register one, and storage too, which counts as empty, and has no crypto", async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
      Object.defineProperty(window, "crypto", { value: undefined });
      Object.defineProperty(ServiceWorkerContainer.prototype, "register", { value: async () => refuse() });
    });
    const refusal = page.waitForEvent("console", (message) => message.text().includes("The operation is insecure."));
    await openPage(page);
    await makeList(page, "jane");
    await expect(page.getByText("2,000 emails", { exact: true })).toBeVisible();
    await page.getByRole("checkbox", { name: "jane@gmail.com", exact: true }).check();
    await expect(page.getByText("1 selected of 2,000 emails").first()).toBeVisible();
    await page.getByRole("button", { name: "Shuffle" }).click();
    await expect(page.getByText("Aliases shuffled!")).toBeVisible();
    expect((await refusal).type()).toBe("warning");

    const root = page.locator("html");
    await expect(root).toHaveClass("light");
    await page.getByRole("button", { name: "Toggle theme" }).click();
    await expect(root).toHaveClass("dark");
    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("radio", { name: "Español" }).click();
    await expect(root).toHaveAttribute("lang", "es");
    await expect(page).toHaveURL("/?lang=es");
    expect(errors).toEqual([]);
  });

  for (const { what, remark, spoil } of [
    {
      what: "it has their name only, and an Intl that knows no locale",
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
      what: "it refuses the policy for the worker's script, and its Intl falls back to a locale with other plurals",
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
    test(`the page works: ${what}`, { tag: "@matrix" }, async ({ page }) => {
      const thrown: string[] = [];
      page.on("pageerror", (error) => thrown.push(error.message));
      await page.addInitScript(spoil);
      const refusal = page.waitForEvent("console", (message) => message.text().includes(remark));
      await openPage(page);
      await makeList(page, "jane");
      await page.getByRole("checkbox", { name: "jane@gmail.com", exact: true }).check();
      await page.getByRole("button", { name: "Shuffle" }).click();
      await expect(page.getByRole("checkbox", { name: "jane@gmail.com", exact: true })).not.toBeChecked();
      expect(await copyAll(page)).toHaveLength(2000);
      expect((await refusal).type()).toBe("warning");
      expect(thrown).toEqual([]);
    });
  }
});

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
