import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, type Locator, page, userEvent } from "vitest/browser";

import { startVisit } from "../../tests/startVisit";
import { skipPauses } from "../../tests/skipPauses";
import { loadTexts } from "../i18n/loadTexts";
import { App } from "./App";
import "./page.css";

const field = page.getByRole("textbox", { name: "Gmail address or username" });

// In Windows' contrast themes a person chooses a few colours. A page that is clear there does not depend on its own.
beforeEach(async () => {
  skipPauses();
  await emulate("active");
});

afterEach(() => emulate("none"));

test("each part of an address has a line of its own kind instead of a tint", async () => {
  await open();
  await page.getByRole("link", { name: "Check addresses" }).first().click();
  await page.getByRole("textbox", { name: "Addresses to check" }).fill("jane.doe+tag@googlemail.com");
  const answer = page.getByText("jane.doe+tag@googlemail.com", { exact: true }).last();
  await expect.element(answer).toBeVisible();
  const partOf = (text: string) => [...answer.element().querySelectorAll("*")].find(isWhole(text))!;
  const lines = [".", "+tag", "@googlemail.com", "jane"].map((text) => lineOf(partOf(text)));
  expect(new Set(lines).size).toBe(4);
});

test("a selected row, the focus and the view that is shown can be seen, and what can be checked is the platform's", async () => {
  await open();
  await page.viewport(1280, 1400);
  await field.fill("jane");
  await userEvent.keyboard("{Enter}");
  const row = page.getByRole("checkbox", { name: "jane@gmail.com", exact: true });
  await expect.element(row).toBeInTheDocument();
  const boxes = [...document.querySelectorAll("[type=checkbox], [type=radio]")];
  expect(new Set(boxes.map((box) => getComputedStyle(box).appearance))).toStrictEqual(new Set(["auto"]));
  const unselected = await pictureOf(row);
  await row.click();
  expect(await pictureOf(row)).not.toBe(unselected);

  const toggle = page.getByRole("button", { name: "Toggle theme" });
  const unfocused = await pictureOf(toggle);
  (page.getByRole("button", { name: "Theme", exact: true }).element() as HTMLElement).focus();
  await userEvent.tab({ shift: true });
  await expect.element(toggle).toHaveFocus();
  expect(await pictureOf(toggle)).not.toBe(unfocused);

  const links = page.getByRole("navigation");
  const makeShown = await pictureOf(links);
  await page.getByRole("link", { name: "Check addresses" }).first().click();
  await expect.element(page.getByRole("textbox", { name: "Addresses to check" })).toBeVisible();
  expect(await pictureOf(links)).not.toBe(makeShown);
});

test("in an address that is shown large, a dot, a plus and a tag differ from the letters", async () => {
  await open({ view: "site" });
  await page.getByRole("textbox", { name: "Site, shop or person" }).fill("shop");
  await field.fill("jane.doe");
  await page.getByRole("button", { name: "Enlarge", exact: true }).click();
  const address = page.getByRole("dialog").getByRole("img");
  await expect.element(address).toBeVisible();
  const looks = ["jane", ".", "+", "+shop", "@gmail.com"].map((text) => {
    const parts = [...address.element().querySelectorAll("*")].filter(({ textContent }) => textContent === text);
    const styles = parts.map((part) => getComputedStyle(part));
    const style = styles.find(({ borderBlockEndStyle }) => borderBlockEndStyle !== "none") ?? styles.at(-1)!;
    const stroke = Number.parseFloat(style.webkitTextStrokeWidth) / Number.parseFloat(style.fontSize);
    return `${style.borderBlockEndStyle} ${style.fontWeight} ${stroke.toFixed(2)}em`;
  });
  expect(looks).toStrictEqual([
    "none 400 0.00em",
    "solid 600 0.07em",
    "solid 600 0.07em",
    "dotted 400 0.00em",
    "none 400 0.00em",
  ]);
});

async function emulate(value: "active" | "none"): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
}

async function open(query = {}): Promise<void> {
  startVisit({ query });
  await page.viewport(1280, 800);
  await render(<App page="home" language="en" texts={await loadTexts("en")} />);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
}

function isWhole(text: string): (element: Element) => boolean {
  return (element) => element.textContent === text && element.childElementCount === 0;
}

function lineOf(part: Element): string {
  const { borderBlockEndStyle, borderBlockEndWidth } = getComputedStyle(part);
  return borderBlockEndWidth === "3px" ? borderBlockEndStyle : "none";
}

function pictureOf(locator: Locator): Promise<string> {
  return page.screenshot({ element: locator, save: false });
}
