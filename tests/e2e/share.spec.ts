import { expect, type Page } from "@playwright/test";

import { openPage } from "./openPage";
import { findShareTarget } from "./share";
import { test } from "./test";
import { watchErrors } from "./watchErrors";

const recipientOf = (page: Page) => page.getByRole("textbox", { name: "Site, shop or person" });

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("what another app shares fills the view, without a network too, and is in no address", async ({
    page,
    context,
    baseURL,
  }) => {
    const errors = watchErrors(page);
    await openPage(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const share = await findShareTarget(page);
    // The host hears nothing of it.
    await context.setOffline(true);
    for (const [fields, text] of [
      [{ url: "https://netflix.com/a?b#c", text: "Look", title: "Netflix" }, "https://netflix.com/a?b#c"],
      [{ url: "", text: "Look: https://netflix.com/ü", title: "Netflix" }, "https://netflix.com/ü"],
      [{ title: "Boulangerie Müller" }, "Boulangerie Müller"],
      [{ text: "Look" }, ""],
    ] as const) {
      await share(fields);
      await expect(recipientOf(page)).toHaveValue(text);
      expect(page.url()).toBe(`${baseURL}/?view=site&lang=en`);
    }
    expect(await page.evaluate(() => navigation.entries().filter(({ url }) => url?.includes("#")))).toEqual([]);
    expect(errors).toEqual([]);
  });
});
