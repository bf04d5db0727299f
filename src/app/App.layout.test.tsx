import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { startVisit } from "../../tests/startVisit";
import { loadMessages } from "../i18n/loadMessages";
import { App } from "./App";
import "./page.css";

const VIEWS = {
  "Make aliases": "Many addresses, one inbox",
  "One per site": "A separate address for each site",
  "Check addresses": "Where do these addresses lead?",
};

test("the forms of the three views begin at one height, and a high window leaves room above the title", async () => {
  startVisit();
  await page.viewport(1280, 900);
  await render(<App page="home" language="en" messages={await loadMessages("en")} />);
  const tops = new Set<number>();
  for (const [view, title] of Object.entries(VIEWS)) {
    await page.getByRole("link", { name: view, exact: true }).first().click();
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    tops.add(shown("main label")!.getBoundingClientRect().top);
  }
  expect([...tops]).toHaveLength(1);
  const links = page.getByRole("navigation").element().getBoundingClientRect();
  expect(shown("h1")!.getBoundingClientRect().top - links.bottom).toBe(24);
});

function shown(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
}
