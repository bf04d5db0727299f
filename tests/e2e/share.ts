import type { Page } from "@playwright/test";

interface Manifest {
  readonly share_target: {
    readonly action: string;
    readonly method: string;
    readonly enctype?: string;
    readonly params: Readonly<Record<string, string>>;
  };
}

/** Reads how another app shares with the site that is open. @returns Shares, and waits until the page is alive. */
export async function findShareTarget(
  page: Page,
): Promise<(fields: Readonly<Record<string, string>>) => Promise<void>> {
  const manifestUrl = await page.locator("link[rel=manifest]").evaluate((link: HTMLLinkElement) => link.href);
  const { share_target: target }: Manifest = await (await page.request.get(manifestUrl)).json();
  const action = new URL(target.action, manifestUrl).href;

  return async function share(fields) {
    // Not a page of the site, whose policy allows no forms.
    await page.goto("about:blank");
    const shared = Object.entries(fields).map(([name, value]) => [target.params[name]!, value] as const);
    await Promise.all([
      page.waitForURL(/[?&]lang=/),
      page.evaluate(
        ({ method, enctype, values, to }) => {
          const form = Object.assign(document.createElement("form"), { method, action: to });
          if (enctype !== undefined) form.enctype = enctype;
          for (const [name, value] of values) {
            form.append(Object.assign(document.createElement("textarea"), { name, value }));
          }
          document.body.append(form);
          form.submit();
        },
        { method: target.method, enctype: target.enctype, values: shared, to: action },
      ),
    ]);
  };
}
