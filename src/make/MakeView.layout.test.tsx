import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";

import { generateList } from "../../tests/generateList";
import { renderMakeView } from "../../tests/renderMakeView";

const settings = page.getByRole("button", { name: "Your tags and options" });
const panel = page.getByRole("group", { name: "Your tags and options" });

const list = page.getByRole("grid");

const boxOf = (part: Locator) => part.element().getBoundingClientRect();

test("the person's tags and the options open below their button, in sight, and move nothing else; the field has the focus", async () => {
  await renderMakeView();
  await page.viewport(1280, 800);
  const parts = [settings, page.getByRole("button", { name: "Generate" }), page.getByText("No aliases generated yet")];
  const placesOf = () => parts.map((part) => boxOf(part).toJSON() as unknown);
  const before = placesOf();
  await settings.click();
  await expect.element(page.getByRole("textbox", { name: "Your tags" })).toHaveFocus();
  await expect.element(panel).toBeInViewport({ ratio: 0.99 });
  expect(placesOf()).toStrictEqual(before);
  expect(boxOf(panel).top).toBeGreaterThan(boxOf(settings).bottom);

  await settings.click();
  await expect.element(panel).not.toBeInTheDocument();
});

test("the list takes the place of the demonstration, with seven rows and the files in sight, and the page does not scroll", async () => {
  await renderMakeView();
  await page.viewport(1280, 800);
  const card = () => document.querySelector(".answer")!.getBoundingClientRect();
  const { top, left, width, bottom } = card();
  expect(bottom).toBeLessThanOrEqual(800);
  await generateList("jane.doe");
  expect(card()).toMatchObject({ top, left, width });
  expect(window.scrollY).toBe(0);
  expect(boxOf(list).top - top + 80).toBeLessThanOrEqual(155);
  expect(boxOf(list).height).toBe(7 * 80);
  expect(boxOf(page.getByRole("searchbox")).width).toBeGreaterThanOrEqual(180);
  expect(boxOf(page.getByRole("button", { name: "JSON" })).bottom).toBeLessThanOrEqual(800);
  for (const row of list.getByRole("row").elements().slice(0, 7)) expect(row.getBoundingClientRect().height).toBe(80);
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
  expect(boxOf(results.getByRole("button", { name: /^Filtres Gmail/ })).bottom).toBeLessThanOrEqual(window.innerHeight);
  expect(boxOf(list).height).toBeGreaterThanOrEqual(3 * 80);

  const distanceOf = () => boxOf(list).top - boxOf(results).top;
  const distance = distanceOf();
  expect(distance).toBeLessThanOrEqual(190);
  await search.fill("+");
  await expect.element(copyOf(/^Copier \(/)).toBeVisible();
  expect(distanceOf()).toBe(distance);
  await search.fill("");
  await results.getByRole("button", { name: "Plus", exact: true }).click();
  await page.getByRole("button", { name: "Sélectionner", exact: true }).click();
  const withChoice = distanceOf();
  await list.getByRole("checkbox").first().click();
  await expect.element(copyOf(/^Copier la sélection/)).toBeVisible();
  expect(boxOf(copyOf("Tout copier")).top).toBe(boxOf(copyOf(/^Copier la sélection/)).top);
  expect(distanceOf()).toBe(withChoice);
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

test.each([960, 1280])("a selection moves nothing, and nothing is cut off: %i px", async (width) => {
  await renderMakeView("fr");
  await page.viewport(width, 1600);
  await generateList("jane.doe");
  const files = ["CSV", "TXT", "JSON", /^Filtres? Gmail/].map((name) => page.getByRole("button", { name }));
  const topsOf = () => [list, ...files].map((part) => boxOf(part).top);
  const tops = topsOf();
  expect(tops.slice(1)).toStrictEqual(files.map(() => tops[1]));
  await list.getByRole("checkbox").first().click();
  const copy = page.getByRole("button", { name: /^Copier la sélection/ });
  await expect.element(copy).toBeVisible();
  expect(topsOf()).toStrictEqual(tops);
  const bar = boxOf(list).top - boxOf(page.getByRole("region", { name: "Vos adresses" })).top;
  expect(boxOf(copy).height).toBeLessThan(bar);
});
