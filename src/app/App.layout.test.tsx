import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { startVisit } from "../../tests/startVisit";
import { languages } from "../languages/languages";
import { loadMessages } from "../i18n/loadMessages";
import { App } from "./App";
import "./page.css";

test.each(languages)(
  "in %s, the forms of the views begin at one height, below a title with room above it",
  async (language) => {
    startVisit({ query: { lang: language } });
    await page.viewport(1280, 900);
    await render(<App page="home" language={language} messages={await loadMessages(language)} />);
    const titles = new Set<string>();
    const tops = new Set<number>();
    for (const [index, link] of page.getByRole("navigation").getByRole("link").all().entries()) {
      await link.click();
      await expect.poll(() => titles.add(shown("h1")!.textContent).size).toBe(index + 1);
      tops.add(shown("main label")!.getBoundingClientRect().top);
    }
    expect([...tops]).toHaveLength(1);
    const links = page.getByRole("navigation").element().getBoundingClientRect();
    expect(shown("h1")!.getBoundingClientRect().top - links.bottom).toBe(24);
  },
);

function shown(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
}
