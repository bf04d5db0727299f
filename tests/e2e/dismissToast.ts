import { expect, type Page } from "@playwright/test";

/** Drags the one toast down and away. It would stay otherwise (test.ts), and cover a part of a small window. */
export async function dismissToast(page: Page): Promise<void> {
  const toast = page.getByRole("region").and(page.locator("[aria-live]")).getByRole("group");
  await toast.hover();
  await page.mouse.down();
  const { x, y } = (await toast.boundingBox())!;
  await page.mouse.move(x + 20, y + 400, { steps: 10 });
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
  await page.mouse.move(0, 0);
}
