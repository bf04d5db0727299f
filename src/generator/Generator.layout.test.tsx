import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";

import { renderGenerator } from "../../tests/renderGenerator";

const tags = page.getByRole("textbox", { name: "Your tags" });
const options = page.getByRole("button", { name: "Options" });
const panel = page.getByRole("group", { name: "Options" });

const boxOf = (part: Locator) => part.element().getBoundingClientRect();

test("the options open in sight, also below a hundred tags on a phone, and are next after their button", async () => {
  await renderGenerator();
  await page.viewport(360, 640);
  await tags.fill(Array.from({ length: 100 }, (_, index) => `tag${index}`).join(" "));
  await expect.element(page.getByRole("button", { name: /^Show \d+ more$/ })).toBeVisible();
  // The button is at the lower edge of the window.
  options.element().scrollIntoView({ block: "end" });
  (options.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  // The browser scrolls by whole pixels.
  await expect.element(panel).toBeInViewport({ ratio: 0.99 });
  await userEvent.tab();
  await expect.element(page.getByRole("spinbutton", { name: "How many" })).toHaveFocus();

  await options.click();
  await expect.element(panel).not.toBeInTheDocument();
});

test.each([360, 1280])(
  "the options open below the field for own tags, which stays where it is: %i px",
  async (width) => {
    await renderGenerator();
    await page.viewport(width, 800);
    (tags.element() as HTMLElement).focus();
    const parts = [page.getByText("Your tags", { exact: false }).first(), tags, options];
    const placesOf = () => parts.map((part) => boxOf(part).toJSON() as unknown);
    const before = placesOf();
    await options.click();
    await expect.element(panel).toBeVisible();
    window.scrollTo({ top: 0, behavior: "instant" });
    expect(placesOf()).toStrictEqual(before);
    expect(boxOf(panel).top).toBeGreaterThan(boxOf(tags).bottom);
  },
);

test("on a phone, the field for own tags is folded behind its label until it is wanted, and then stays", async () => {
  await renderGenerator();
  await page.viewport(390, 844);
  const heightOf = () => document.querySelector("form")!.getBoundingClientRect().height;
  const folded = heightOf();
  const name = document.querySelector("label:has(+ textarea)")!;
  expect(name.getBoundingClientRect().height).toBe(44);
  await page.getByText("Your tags (words after the\u00A0+)", { exact: true }).click();
  await expect.element(tags).toHaveFocus();
  const open = heightOf();
  expect(open).toBeGreaterThan(folded + 40);
  await userEvent.tab();
  await expect.element(options).toHaveFocus();
  expect(heightOf()).toBe(open);
});

test("on a phone, the options are one below the other, with long names too", async () => {
  await renderGenerator("fr");
  await page.viewport(390, 844);
  await page.getByRole("button", { name: "Options" }).click();
  const controls = () => [...document.querySelectorAll("form [role=group] :is(input, select)")];
  await expect.poll(controls).toHaveLength(3);
  const [count, kinds, host] = controls().map((control) => control.getBoundingClientRect());
  expect(kinds!.top).toBeGreaterThan(count!.bottom);
  expect(host!.top).toBeGreaterThan(kinds!.bottom);
  expect(kinds!.width).toBe(count!.width);
});

test.each([
  [390, 844],
  [360, 740],
  [360, 640],
])("on a phone, the search, the toolbar, the list and its files are in sight together: %i × %i", async (...size) => {
  await renderGenerator("fr");
  await page.viewport(...size);
  await page.getByRole("textbox").first().fill("jane.doe");
  await userEvent.keyboard("{Enter}");
  const list = page.getByRole("grid");
  await expect.element(list).toBeInTheDocument();
  const results = page.getByRole("region", { name: "Vos adresses" });
  results.element().scrollIntoView();

  const search = results.getByRole("searchbox");
  const copyOf = (name: string | RegExp) => results.getByRole("button", { name });
  expect(boxOf(search).top).toBeGreaterThanOrEqual(0);
  expect(boxOf(results.getByRole("button", { name: "Filtres Gmail" })).bottom).toBeLessThanOrEqual(window.innerHeight);
  expect(boxOf(list).height).toBeGreaterThanOrEqual(3 * 80);

  const distanceOf = () => boxOf(list).top - boxOf(search).top;
  const distance = distanceOf();
  expect(distance).toBeLessThanOrEqual(175);
  const withoutPlus = boxOf(results.getByRole("button", { name: "Sans +" }));
  const gaps = [withoutPlus.top - boxOf(search).bottom, boxOf(copyOf("Tout copier")).top - withoutPlus.bottom];
  expect(gaps).toStrictEqual([8, 8]);
  await search.fill("+");
  await expect.element(copyOf(/^Copier les/)).toBeVisible();
  expect(distanceOf()).toBe(distance);
  await list.getByRole("checkbox").first().click();
  await expect.element(copyOf(/^Copier la sélection/)).toBeVisible();
  expect(distanceOf()).toBe(distance);
});

test.each([360, 1280])("the list stays where it is when the form is changed: %i px", async (width) => {
  await renderGenerator("fr");
  await page.viewport(width, 1600);
  const field = page.getByRole("textbox").first();
  await field.fill("jane.doe");
  await userEvent.keyboard("{Enter}");
  const list = page.getByRole("grid");
  await expect.element(list).toBeInTheDocument();
  const { top } = boxOf(list);
  for (const changed of ["otherperson", "other.person@yahoo.com"]) {
    await field.fill(changed);
    await expect.element(page.getByText("Générez à nouveau")).toBeVisible();
    expect(boxOf(list).top).toBe(top);
  }
});

test("where there is room, the files stand on one line, with a selection too", async () => {
  await renderGenerator("fr");
  await page.viewport(1280, 1600);
  await page.getByRole("textbox").first().fill("jane.doe");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("grid").getByRole("checkbox").first().click();
  const heightOf = (name: RegExp | string) => boxOf(page.getByRole("button", { name })).height;
  expect(heightOf(/^Copier la sélection/)).toBe(44);
  const names = ["CSV", "TXT", "JSON", "Filtres Gmail"].map((name) => page.getByRole("button", { name }));
  const { top } = boxOf(names[0]!);
  expect(names.map((button) => boxOf(button).top)).toStrictEqual(names.map(() => top));
  const choice = boxOf(page.getByText("Sélection uniquement"));
  expect(choice.top).toBeGreaterThan(top);
  expect(choice.bottom).toBeLessThanOrEqual(top + 44);
});
