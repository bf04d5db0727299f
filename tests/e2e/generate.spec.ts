import { expect, type Page } from "@playwright/test";

import { copyAll } from "./copyAll";
import { generateList } from "./generateList";
import { openPage } from "./openPage";
import { test } from "./test";

// The whole list is in the window.
test.use({ viewport: { width: 1280, height: 1400 } });

const fieldOf = (page: Page) => page.getByRole("textbox", { name: "Gmail address or username" });
const generateOf = (page: Page) => page.getByRole("button", { name: "Generate" });
const shuffleOf = (page: Page) => page.getByRole("button", { name: "Shuffle" });
const clearOf = (page: Page) => page.getByRole("button", { name: "Clear", exact: true });
const readingOf = (page: Page) => page.getByRole("group", { name: "How Gmail reads this address" });
const faultOf = (page: Page) => page.getByRole("paragraph").filter({ has: page.locator("mark") });
const colourOf = (element: Element) => getComputedStyle(element).color;
const listOf = (page: Page) => page.getByRole("grid", { name: "Alias list" });
const rowOf = (page: Page, email: string) => page.getByRole("checkbox", { name: email, exact: true });
const toastsOf = (page: Page) => page.getByRole("region", { name: "Notifications" });

test("typing shows how Gmail reads the address", async ({ page }) => {
  await openPage(page);
  await expect(page.getByText("Type an address to see how Gmail reads it.")).toBeVisible();

  await fieldOf(page).fill("Jane.Q.Doe+News");
  await expect(readingOf(page).getByText("jane.q.doe+news@gmail.com", { exact: true })).toBeVisible();
  await expect(readingOf(page).getByRole("listitem")).toHaveText([
    "mailbox janeqdoe",
    "2 dots, ignored",
    "tag, ignored",
    "domain",
  ]);

  await fieldOf(page).fill("j.doe@googlemail.com");
  await expect(readingOf(page).getByRole("listitem")).toHaveText(["mailbox jdoe", "1 dot, ignored", "domain"]);

  await fieldOf(page).fill("jane@example.com");
  await expect(readingOf(page)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("typing draws a fault where it is and says what it is, and no alert does", async ({ page }) => {
  await openPage(page);
  for (const [input, marked, line] of [
    ["jane..doe@gmail.com", "..", "jane..doe@gmail.com no two dots in a row"],
    ["jane_doe@gmail.com", "_", "jane_doe@gmail.com “_” cannot be in a Gmail username"],
    ["ja\u200Bne@gmail.com", "U+200B", "jaU+200Bne@gmail.com an invisible character (U+200B)"],
    ["jane@yahoo.com", "yahoo.com", "jane@yahoo.com neither gmail.com nor googlemail.com"],
    ["jane@doe@gmail.com", "@", "jane@doe@gmail.com a second @"],
    [`${"a".repeat(64)}bcdefg`, "bcdefg", `…${"a".repeat(16)}bcdefg too long: 70 of 64 characters`],
    [`@${"a".repeat(100_000)}`, "@", `@${"a".repeat(16)}… nothing in front of the @`],
  ] as const) {
    await test.step(input.slice(0, 30), async () => {
      await fieldOf(page).fill(input);
      await expect(page.locator("mark")).toHaveText(marked);
      await expect(faultOf(page)).toHaveText(line);
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(fieldOf(page)).toHaveAttribute("aria-invalid", "false");
    });
  }
});

test("an unfinished address is not called wrong until a list is asked for", async ({ page }) => {
  await openPage(page);
  await fieldOf(page).fill("jane@yahoo.com");
  const red = await page.locator("bdo + span").evaluate(colourOf);
  for (const input of ["jane.", "jane@", "jane@gm", "jane@googlemail"]) {
    await fieldOf(page).fill(input);
    await expect(faultOf(page)).toContainText(input);
    await expect.poll(() => page.locator("bdo + span").evaluate(colourOf)).not.toBe(red);
  }

  await fieldOf(page).press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Only Gmail and Googlemail addresses are supported");
  await expect.poll(() => page.locator("bdo + span").evaluate(colourOf)).toBe(red);
  await expect(fieldOf(page)).toHaveAccessibleDescription(
    "Only Gmail and Googlemail addresses are supported jane@googlemail finish with @gmail.com or @googlemail.com",
  );
});

test("Enter makes a list, and only the rows near the window are in the document", async ({ page }) => {
  await openPage(page);
  await expect(page.getByText("No aliases generated yet")).toBeVisible();
  await fieldOf(page).fill("jane");
  await fieldOf(page).press("Enter");

  await expect(toastsOf(page).getByText("2,000 emails", { exact: true })).toBeVisible();
  await expect(page.getByText("0 selected of 2,000 emails", { exact: true })).toBeVisible();
  await expect(page.getByText("No aliases generated yet")).toHaveCount(0);
  await expect(rowOf(page, "jane@gmail.com")).toBeInViewport();
  await expect(listOf(page)).toHaveCSS("height", "600px");
  expect(await listOf(page).getByRole("row").count()).toBeLessThan(60);

  const emails = await copyAll(page);
  expect(emails).toHaveLength(2000);
  await listOf(page).evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(rowOf(page, emails.at(-1)!)).toBeInViewport();
  await expect(rowOf(page, emails[0]!)).toHaveCount(0);
  expect(await listOf(page).getByRole("row").count()).toBeLessThan(60);
});

test("a list requested before the browser was ever idle is announced in words", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openPage(page);
  await fieldOf(page).fill("jane");
  await fieldOf(page).press("Enter");
  await expect(toastsOf(page).getByText("2,000 emails", { exact: true })).toBeVisible();
});

test("a new list is scrolled to its top, with nothing selected", async ({ page }) => {
  await openPage(page);
  await generateList(page, "jane");
  const [, second, third] = await copyAll(page);
  await rowOf(page, second!).check();
  await rowOf(page, third!).check();
  await expect(page.getByText("2 selected of 2,000 emails")).toBeVisible();
  await listOf(page).evaluate((list) => list.scrollTo(0, 40_000));
  await expect(rowOf(page, "jane@gmail.com")).toHaveCount(0);

  await fieldOf(page).fill("john");
  await generateOf(page).click();
  await expect(rowOf(page, "john@gmail.com")).toBeInViewport();
  await expect(listOf(page)).toHaveJSProperty("scrollTop", 0);
  await expect(page.getByText("0 selected of 2,000 emails")).toBeVisible();

  await listOf(page).evaluate((list) => list.scrollTo(0, 40_000));
  await expect(rowOf(page, "john@gmail.com")).toHaveCount(0);
  await shuffleOf(page).click();
  await expect(rowOf(page, "john@gmail.com")).toBeInViewport();
  await expect(listOf(page)).toHaveJSProperty("scrollTop", 0);
});

test("while a list is made, both buttons are disabled and a second Enter does nothing", async ({ page }) => {
  await page.clock.install({ time: "2026-11-21T04:00:00" });
  await openPage(page);
  await fieldOf(page).fill("jane");
  await expect(readingOf(page)).toBeVisible();
  await page.clock.pauseAt("2026-11-21T05:00:00");

  await fieldOf(page).press("Enter");
  await expect(generateOf(page)).toHaveAttribute("aria-disabled", "true");
  await expect(shuffleOf(page)).toHaveAttribute("aria-disabled", "true");
  await fieldOf(page).fill("john");
  await fieldOf(page).press("Enter");
  await generateOf(page).click({ force: true });
  await shuffleOf(page).click({ force: true });
  await page.clock.resume();

  await expect(rowOf(page, "jane@gmail.com")).toBeVisible();
  await expect(generateOf(page)).not.toHaveAttribute("aria-disabled");
  await expect(shuffleOf(page)).not.toHaveAttribute("aria-disabled");
  // A run that was only put off would show its list before this one ends.
  await shuffleOf(page).click();
  await expect(toastsOf(page).getByText("Aliases shuffled!")).toHaveCount(1);
  await expect(rowOf(page, "jane@gmail.com")).toBeVisible();
  await expect(fieldOf(page)).toHaveValue("john");
});

test("Shuffle makes another list of the stored address, whatever the field says now", async ({ page }) => {
  await openPage(page);
  await generateList(page, "jane");
  const before = await copyAll(page);

  await fieldOf(page).fill("not an address@");
  await shuffleOf(page).click();
  await expect(toastsOf(page).getByText("Aliases shuffled!")).toBeVisible();
  const after = await copyAll(page);
  expect(after).toHaveLength(2000);
  expect(after[0]).toBe("jane@gmail.com");
  expect(after).not.toEqual(before);
  await expect(fieldOf(page)).toHaveValue("not an address@");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("Shuffle is disabled and does nothing until there is a list", async ({ page }) => {
  await openPage(page);
  await fieldOf(page).fill("jane");
  await expect(shuffleOf(page)).toHaveAttribute("aria-disabled", "true");
  await shuffleOf(page).click({ force: true });
  await expect(page.getByText("No aliases generated yet")).toBeVisible();

  await fieldOf(page).press("Enter");
  await expect(toastsOf(page).getByText("2,000 emails")).toBeVisible();
  await expect(shuffleOf(page)).not.toHaveAttribute("aria-disabled");
  await expect(toastsOf(page).getByText("Aliases shuffled!")).toHaveCount(0);
});

test("Clear empties the field and the error, leaves the results, and puts the cursor into the field", async ({
  page,
}) => {
  await openPage(page);
  await expect(clearOf(page)).toHaveCount(0);
  await generateList(page, "jane");
  await fieldOf(page).fill("jane@example.com");
  await fieldOf(page).press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();

  await clearOf(page).click();
  await expect(fieldOf(page)).toHaveValue("");
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveAttribute("aria-invalid", "false");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(clearOf(page)).toHaveCount(0);
  await expect(rowOf(page, "jane@gmail.com")).toBeVisible();
  await expect(page.getByText("0 selected of 2,000 emails")).toBeVisible();
});

test("Enter on an invalid address says what is wrong, until the field is changed", async ({ page }) => {
  await openPage(page);
  const alert = page.getByRole("alert");
  for (const { input, message } of [
    { input: "", message: "Please enter a valid email address" },
    { input: "   ", message: "Please enter a valid email address" },
    { input: "jane@", message: "Please enter a valid email address" },
    { input: "@gmail.com", message: "Please enter a valid email address" },
    { input: "ja ne@gmail.com", message: "Please enter a valid email address" },
    { input: "jane@example.com", message: "Only Gmail and Googlemail addresses are supported" },
    { input: "jane@gmail.com.example.com", message: "Only Gmail and Googlemail addresses are supported" },
  ]) {
    await test.step(JSON.stringify(input), async () => {
      await expect(fieldOf(page)).toHaveAttribute("aria-invalid", "false");
      await fieldOf(page).fill(input);
      await fieldOf(page).press("Enter");
      await expect(alert).toHaveText(message);
      await expect(fieldOf(page)).toHaveAttribute("aria-invalid", "true");
      await expect(fieldOf(page)).toHaveAttribute(
        "aria-describedby",
        new RegExp(`^${await alert.getAttribute("id")} `),
      );
      await expect(fieldOf(page)).toHaveAccessibleDescription(new RegExp(`^${message}`));
      await expect(fieldOf(page)).toHaveValue(input);

      await fieldOf(page).fill("jane");
      await expect(alert).toHaveCount(0);
      await expect(fieldOf(page)).not.toHaveAttribute("aria-describedby");
    });
  }
  await expect(page.getByText("No aliases generated yet")).toBeVisible();
});
