import { readFile } from "node:fs/promises";

import { expect } from "@playwright/test";

import { copyAll } from "./copyAll";
import { generateList } from "./generateList";
import { openPage } from "./openPage";
import { test } from "./test";

test("the file with the filters has one for each selected address", async ({ page }) => {
  await openPage(page);
  await generateList(page, "jane");
  const tagged = (await copyAll(page)).slice(0, 8).filter((email) => email.includes("+"));
  for (const email of tagged) await page.getByRole("checkbox", { name: email, exact: true }).check();
  await page.getByRole("button", { name: "Gmail filters" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Gmail filters" });
  await dialog.getByRole("checkbox", { name: "Skip the inbox" }).check();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download filters" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("mailFilters.xml");
  const text = await readFile(await file.path(), "utf8");
  const properties = [...text.matchAll(/name='(\w+)' value='([^']*)'/g)].map(([, name, value]) => `${name}: ${value}`);
  expect(properties).toEqual(
    tagged.flatMap((email) => [`to: ${email}`, `label: Aliases/${/\+(.*)@/.exec(email)![1]}`, "shouldArchive: true"]),
  );
});
