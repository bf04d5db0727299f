import type { Page } from "@playwright/test";

/** Answers with the page of the requested view, as the worker does on a later visit. The scripts still come from the network. */
export async function answerAsWorker(page: Page): Promise<void> {
  await page.route(/\/\?(?:.*&)?view=(?:site|check)/, async (route) => {
    const { origin, searchParams } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${origin}/${searchParams.get("view")}.html` }) });
  });
}
