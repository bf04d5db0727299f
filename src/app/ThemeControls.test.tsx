import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";

import { renderWithProviders } from "../../tests/renderWithProviders";
import { startVisit } from "../../tests/startVisit";
import { ThemeControls } from "./ThemeControls";

const KEY = "plusdot.theme";

const root = document.documentElement;
const readPreference = () => document.querySelector<HTMLInputElement>("[name=theme]:checked")?.value;

beforeEach(async () => {
  await setSystemTheme("light");
});

afterEach(async () => {
  await setSystemTheme("light");
});

test("without a saved preference, the theme follows the system while the page is open, and nothing is saved", async () => {
  await setSystemTheme("dark");
  await renderWithProviders(<ThemeControls />);
  expect(root.className).toBe("dark");
  await setSystemTheme("light");
  await expect.poll(() => root.className).toBe("light");
  await setSystemTheme("dark");
  await expect.poll(() => root.className).toBe("dark");
  await expect.poll(readPreference).toBe("system");
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each<[saved: string, expected: string, theme: string]>([
  ["light", "light", "light"],
  ["dark", "dark", "dark"],
  ...["system", "sepia", "", "Dark", '"dark"', "null"].map((saved): [string, string, string] => [
    saved,
    "system",
    "dark",
  ]),
])("of the saved value %j, the preference is %s", async (saved, expected, theme) => {
  startVisit({ stored: { [KEY]: saved } });
  await setSystemTheme("dark");
  await renderWithProviders(<ThemeControls />);
  await expect.poll(readPreference).toBe(expected);
  expect(root.className).toBe(theme);
});

test("the toggle switches from the system's theme to the other one and back, and saves the theme", async () => {
  await setSystemTheme("dark");
  await renderWithProviders(<ThemeControls />);
  for (const theme of ["light", "dark"]) {
    await page.getByRole("button", { name: "Toggle" }).click();
    await expect.poll(readPreference).toBe(theme);
    expect([root.className, localStorage.getItem(KEY)]).toStrictEqual([theme, theme]);
  }
});

test("a chosen theme ignores changes of the system until the person chooses the system's theme again", async () => {
  startVisit({ stored: { [KEY]: "light" } });
  await renderWithProviders(<ThemeControls />);
  await changeSystemTheme("dark");
  expect(root.className).toBe("light");
  await page.getByRole("button", { name: "Theme", exact: true }).click();
  await page.getByRole("radio", { name: "System" }).click();
  await expect.poll(() => root.className).toBe("dark");
  expect(localStorage.getItem(KEY)).toBe("system");
});

test.each([
  ["saves dark", () => localStorage.setItem(KEY, "dark"), KEY, "dark", "dark"],
  ["saves an unknown value", () => localStorage.setItem(KEY, "sepia"), KEY, "system", "light"],
  ["removes the preference", () => localStorage.removeItem(KEY), KEY, "system", "light"],
  ["saves something else", () => localStorage.setItem(KEY, "dark"), "plusdot.generator.language", "light", "light"],
  ["clears the storage", () => localStorage.clear(), null, "system", "light"],
])("a preference is followed when another tab %s", async (_, change, key, expected, className) => {
  startVisit({ stored: { [KEY]: "light" } });
  await renderWithProviders(<ThemeControls />);
  change();
  window.dispatchEvent(new StorageEvent("storage", { key }));
  await expect.poll(readPreference).toBe(expected);
  await expect.poll(() => root.className).toBe(className);
});

test("other classes of the root element stay", async () => {
  root.className = "translated-ltr dark";
  await renderWithProviders(<ThemeControls />);
  expect([...root.classList]).toStrictEqual(["translated-ltr", "light"]);
});

test("an unmounted page follows neither other tabs nor the system", async () => {
  const { unmount } = await renderWithProviders(<ThemeControls />);
  await unmount();
  localStorage.setItem(KEY, "dark");
  window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  await changeSystemTheme("dark");
  expect(root.className).toBe("light");
});

async function setSystemTheme(value: "light" | "dark"): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value }] });
}

/** Waits until all listeners were called. The newest one is called last. */
async function changeSystemTheme(value: "light" | "dark"): Promise<void> {
  const changed = new Promise((resolve) => {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", resolve, { once: true });
  });
  await setSystemTheme(value);
  await changed;
}
