import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { generateList } from "../../tests/generateList";
import { renderMakeView } from "../../tests/renderMakeView";

const field = page.getByRole("textbox", { name: "Gmail address or username" });
const alert = page.getByRole("alert");
const clear = page.getByRole("button", { name: "Clear", exact: true });

const INVALID = "Please enter a valid email address";
const OTHER_HOST = "Only Gmail and Googlemail addresses are supported";

test("the example and the list tint what makes no difference to Gmail, and nothing else", async () => {
  await renderMakeView();
  await field.fill("jane.doe@gmail.com");
  const example = document.querySelector("[inert]:has(p)")!;
  expect(listTinted(example).slice(0, 7)).toStrictEqual([".", "+shop", ".", ".", ".", "@googlemail.com", "."]);
  await generateList("jane.doe+own");
  await page.getByRole("searchbox").fill("jane.doe+own@");
  const rows = page.getByRole("grid").getByRole("row");
  await expect.element(rows).toHaveLength(2);
  expect(listTinted(rows.first().element())).toStrictEqual([".", "+own"]);
  expect(listTinted(rows.last().element())).toStrictEqual([".", "+own", "@googlemail.com"]);
});

test("typing says which rule a text breaks, and no alert says it", async () => {
  const fault = page.getByText("No two dots in a row.");
  await renderMakeView();
  await field.fill("jane..doe@gmail.com");
  await expect.element(fault).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(field).toHaveAttribute("aria-invalid", "false");

  await field.fill("jane@gm");
  await expect.element(fault).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).toHaveTextContent(OTHER_HOST);
  await expect.element(field).toHaveAccessibleDescription(OTHER_HOST);
});

test("a press puts the @ where it was meant to be", async () => {
  await renderMakeView();
  await field.fill("jane.doegmail.com");
  await page.getByRole("button", { name: "Use jane.doe@gmail.com" }).click();
  await expect.element(field).toHaveValue("jane.doe@gmail.com");
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole("button", { name: /^Use / })).not.toBeInTheDocument();
});

test("a username says which characters it loses, and what it was probably meant to be", async () => {
  await renderMakeView();
  await field.fill("josé_garcía");
  await expect.element(page.getByText("Left out (Gmail doesn’t allow it): é _ í")).toBeVisible();
  await field.fill("josé");
  await expect.element(page.getByText("Left out (Gmail doesn’t allow it): é", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Use jose@gmail.com" })).toBeVisible();
  expect(Array.from(document.querySelectorAll("[class*=primary]"), ({ textContent }) => textContent)).toStrictEqual([
    "Use jose@gmail.com",
  ]);
  await page.viewport(360, 640);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("grid")).toBeInTheDocument();
  await expect.element(page.getByText("Left out")).toBeInViewport();
  await field.fill("jose");
  await expect.element(page.getByText("Left out")).not.toBeInTheDocument();
});

const REFUSED = [
  ["nothing", "", INVALID],
  ["another host", "jane@example.com", OTHER_HOST],
  [
    "a list of addresses",
    "jane@gmail.com, john@gmail.com",
    "Enter one address at a time. “Check addresses” takes a whole list.",
  ],
] as const;

test("Enter on no address says what is wrong until the text is changed, and the text stays", async () => {
  await renderMakeView();
  for (const [kind, text, message] of REFUSED) {
    await field.fill(text);
    await field.click();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => [kind, alert.elements()[0]?.textContent]).toStrictEqual([kind, message]);
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    // The message comes before the reading.
    expect(field.element().getAttribute("aria-describedby")).toMatch(new RegExp(`^${alert.element().id} `));
    await expect.element(field).toHaveValue(text);
    await expect.element(page.getByText("No aliases generated yet")).toBeVisible();

    await field.fill("jane");
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(field).toHaveAttribute("aria-invalid", "false");
    await expect.element(field).not.toHaveAttribute("aria-describedby", expect.stringContaining(" "));
  }
});

test("the error leaves a person who is at a menu there", async () => {
  await renderMakeView();
  const menu = document.body.appendChild(document.createElement("button"));
  onTestFinished(() => menu.remove());
  menu.popover = "auto";
  menu.showPopover();
  menu.focus();
  (page.getByRole("button", { name: "Generate" }).element() as HTMLElement).click();
  await expect.element(alert).toHaveTextContent(INVALID);
  expect(document.activeElement).toBe(menu);
});

test("Clear empties the field and the error, leaves the results, and puts the cursor into the field", async () => {
  await renderMakeView();
  await expect.element(clear).not.toBeInTheDocument();
  await generateList("jane");
  await field.fill("jane@example.com");
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).toBeVisible();

  await clear.click();
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute("aria-invalid", "false");
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(clear).not.toBeInTheDocument();
  await expect.element(page.getByText("0 selected of 2,000 emails").first()).toBeVisible();
});

function listTinted(element: Element): (string | null)[] {
  const isTinted = (part: Element) => part.textContent && getComputedStyle(part).backgroundColor !== "rgba(0, 0, 0, 0)";
  return Array.from(element.querySelectorAll("*"))
    .filter(isTinted)
    .map(({ textContent }) => textContent);
}

const EXAMPLES: [text: string, examples: string[]][] = [
  ["", ["jane.doe+shop@gmail.com", "jan.e.doe@gmail.com", "jane.doe@googlemail.com"]],
  ["Jo", ["jo+shop@gmail.com", "jo@googlemail.com", "jo+news@gmail.com"]],
  ["a-b+work@gm", ["a-b+shop@gmail.com", "a-b+work@googlemail.com", "a-b+news@gmail.com"]],
  ["Max.Mu@googlemail.com", ["max.mu+shop@googlemail.com", "max.m.u@googlemail.com", "max.mu@gmail.com"]],
  ["jane@yahoo.com", ["jane.doe+shop@gmail.com", "jan.e.doe@gmail.com", "jane.doe@googlemail.com"]],
];

const readLines = () => Array.from(document.querySelectorAll("[translate=no] > p"), ({ textContent }) => textContent);

test("the picture before a list is of the mailbox in the field", async () => {
  await renderMakeView();
  for (const [text, examples] of EXAMPLES) {
    await field.fill(text);
    await expect.poll(() => readLines().slice(0, 3)).toStrictEqual(examples);
  }
});

test("the first list begins with the lines of the picture, and the next one with others", async () => {
  await renderMakeView();
  await page.viewport(1280, 1400);
  const readRows = () =>
    Array.from(document.querySelectorAll("[role=row] input"), (box) => box.getAttribute("aria-label"));
  await field.fill("jane.doe");
  await page.getByRole("button", { name: "Your tags and options" }).click();
  await page.getByRole("textbox", { name: "Your tags" }).fill("zoo");
  await expect.poll(() => readLines()[0]).toBe("jane.doe+zoo@gmail.com");
  const picture = readLines();
  await page.getByRole("button", { name: "Generate" }).click();
  await expect.poll(() => readRows().slice(1, 9)).toStrictEqual(picture);
  await page.getByRole("button", { name: "Shuffle" }).click();
  await expect.poll(() => readRows().slice(2, 9)).not.toStrictEqual(picture.slice(1));
  expect(readRows()[1]).toBe(picture[0]);
});
