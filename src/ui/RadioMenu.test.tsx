import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { RadioMenu } from "./RadioMenu";

const opener = page.getByRole("button", { name: "Theme" });
const choices = page.getByRole("radiogroup", { name: "Themes" });
const light = page.getByRole("radio", { name: "Light" });
const dark = page.getByRole("radio", { name: "Dark" });

function ThemeMenu() {
  const [theme, setTheme] = useState<"light" | "dark">("dark");
  return (
    // At the right edge, like in the page's header.
    <div style={{ textAlign: "right" }}>
      <button type="button">Before</button>
      <RadioMenu
        name="theme"
        label="Theme"
        face="T"
        groupLabel="Themes"
        options={[
          { value: "light", label: "Light", icon: null },
          { value: "dark", label: "Dark", icon: null },
        ]}
        value={theme}
        onChange={setTheme}
      />
      <button type="button">After</button>
      <p>The theme is {theme}</p>
    </div>
  );
}

beforeEach(async () => {
  await render(<ThemeMenu />);
  await expect.element(choices).not.toBeInTheDocument();
  await opener.click();
  await expect.element(choices).toBeVisible();
});

test("Esc closes the menu and returns the focus", async () => {
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByText("The theme is light")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(choices).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("a click outside closes the menu and keeps the choice", async () => {
  await page.getByText("The theme is dark").click();
  await expect.element(choices).not.toBeInTheDocument();
  await expect.element(page.getByText("The theme is dark")).toBeVisible();
});

test("a second click on the button closes the menu", async () => {
  await opener.click();
  await expect.element(choices).not.toBeInTheDocument();
});

test("a click on a choice selects it, closes the menu and returns the focus", async () => {
  await light.click();
  await expect.element(page.getByText("The theme is light")).toBeVisible();
  await expect.element(choices).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("a click on the current choice closes the menu too", async () => {
  await dark.click();
  await expect.element(choices).not.toBeInTheDocument();
  await expect.element(page.getByText("The theme is dark")).toBeVisible();
});

test("Tab leaves the menu and closes it", async () => {
  await userEvent.keyboard("{Tab}");
  await expect.element(choices).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
});

test("Shift and Tab lead to the button of the menu, and from there out of it", async () => {
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(opener).toHaveFocus();
  await expect.element(choices).toBeVisible();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  await expect.element(page.getByRole("button", { name: "Before" })).toHaveFocus();
  await expect.element(choices).not.toBeInTheDocument();
});

test("the current choice has the focus when the menu opens, arrow keys change it, and Enter closes the menu", async () => {
  await expect.element(dark).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByText("The theme is light")).toBeVisible();
  await expect.element(choices).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(choices).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
