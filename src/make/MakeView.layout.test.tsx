import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";

import { generateList } from "../../tests/generateList";
import { renderMakeView } from "../../tests/renderMakeView";

const tags = page.getByRole("textbox", { name: "Your tags" });
const ownTags = page.getByRole("button", { name: "Your tags" });
const options = page.getByRole("button", { name: "Options" });
const panel = page.getByRole("group", { name: "Options" });

const list = page.getByRole("grid");

const boxOf = (part: Locator) => part.element().getBoundingClientRect();

test("own tags and options open below their buttons, in sight, and move nothing else; the field has the focus", async () => {
  await renderMakeView();
  await page.viewport(1280, 800);
  const parts = [
    ownTags,
    options,
    page.getByRole("button", { name: "Generate" }),
    page.getByText("No aliases generated yet"),
  ];
  const placesOf = () => parts.map((part) => boxOf(part).toJSON() as unknown);
  const before = placesOf();
  await ownTags.click();
  await expect.element(tags).toHaveFocus();
  await options.click();
  await expect.element(panel).toBeInViewport({ ratio: 0.99 });
  expect(placesOf()).toStrictEqual(before);
  expect(boxOf(tags).top).toBeGreaterThan(boxOf(options).bottom);
  expect(boxOf(panel).top).toBeGreaterThan(boxOf(tags).bottom);

  await options.click();
  await expect.element(panel).not.toBeInTheDocument();
});

test("the list takes the place of the demonstration, with six rows and the files in sight, and the page does not scroll", async () => {
  await renderMakeView();
  await page.viewport(1280, 800);
  const card = () => document.querySelector(".answer")!.getBoundingClientRect();
  const { top, left, width, bottom } = card();
  expect(bottom).toBeLessThanOrEqual(800);
  await generateList("jane.doe");
  expect(card()).toMatchObject({ top, left, width });
  expect(window.scrollY).toBe(0);
  expect(boxOf(list).top - top + 80).toBeLessThanOrEqual(215);
  expect(boxOf(list).height).toBeGreaterThanOrEqual(6 * 80);
  expect(boxOf(page.getByRole("button", { name: "JSON" })).bottom).toBeLessThanOrEqual(800);
  for (const row of list.getByRole("row").elements().slice(0, 6)) expect(row.getBoundingClientRect().height).toBe(80);
});

test.each([
  [390, 844],
  [360, 740],
  [360, 640],
])("on a phone, the search, the toolbar, the list and its files are in sight together: %i × %i", async (...size) => {
  await renderMakeView("fr");
  await page.viewport(...size);
  await generateList("jane.doe");
  const results = page.getByRole("region", { name: "Vos adresses" });
  results.element().scrollIntoView();

  const search = results.getByRole("searchbox");
  const copyOf = (name: string | RegExp) => results.getByRole("button", { name });
  expect(boxOf(copyOf("Tout copier")).top).toBeGreaterThanOrEqual(0);
  expect(boxOf(results.getByRole("button", { name: "Filtres Gmail" })).bottom).toBeLessThanOrEqual(window.innerHeight);
  expect(boxOf(list).height).toBeGreaterThanOrEqual(3 * 80);

  const distanceOf = () => boxOf(list).top - boxOf(results).top;
  const distance = distanceOf();
  expect(distance).toBeLessThanOrEqual(190);
  await search.fill("+");
  await expect.element(copyOf(/^Copier \(/)).toBeVisible();
  expect(distanceOf()).toBe(distance);
  await list.getByRole("checkbox").first().click();
  await expect.element(copyOf(/^Copier la sélection/)).toBeVisible();
  expect(distanceOf()).toBe(distance);
});

test.each([360, 1280])("the list stays where it is when the form is changed: %i px", async (width) => {
  await renderMakeView("fr");
  await page.viewport(width, 1600);
  await generateList("jane.doe");
  const { top } = boxOf(list);
  for (const changed of ["otherperson", "other.person@yahoo.com"]) {
    await page.getByRole("textbox").first().fill(changed);
    await expect.element(page.getByText("Générez à nouveau")).toBeVisible();
    expect(boxOf(list).top).toBe(top);
  }
});

test("where there is room, the files stand on one line, with a selection too", async () => {
  await renderMakeView("fr");
  await page.viewport(1280, 1600);
  await generateList("jane.doe");
  await list.getByRole("checkbox").first().click();
  const heightOf = (name: RegExp | string) => boxOf(page.getByRole("button", { name })).height;
  expect(heightOf(/^Copier la sélection/)).toBe(48);
  const names = ["CSV", "TXT", "JSON", /^Filtres? Gmail/].map((name) => page.getByRole("button", { name }));
  const { top } = boxOf(names[0]!);
  expect(names.map((button) => boxOf(button).top)).toStrictEqual(names.map(() => top));
  const choice = boxOf(page.getByText("Sélection uniquement"));
  expect(choice.bottom).toBeLessThanOrEqual(top + 44);
});
