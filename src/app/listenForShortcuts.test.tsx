import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { pauseBetweenKeys } from "../../tests/pauseBetweenKeys";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { Dialog } from "../ui/Dialog";
import { listenForShortcuts, switchShortcuts } from "./listenForShortcuts";
import { PageFooter } from "./PageFooter";

let clicks: string[] = [];
let stop = () => {};

function PageWithShortcuts({ isDialogOpen = false }: { readonly isDialogOpen?: boolean }) {
  return (
    <>
      <div hidden>
        <input aria-label="Unseen field" aria-keyshortcuts="/" />
      </div>
      <input aria-label="Field" aria-keyshortcuts="/" />
      <input aria-label="Search" type="search" aria-keyshortcuts="f" />
      <textarea aria-label="Lines" />
      <select aria-label="Choice">
        <option>first</option>
        <option>goose</option>
      </select>
      <div role="textbox" aria-label="Editable" tabIndex={0} contentEditable suppressContentEditableWarning />
      <input aria-label="How many" type="number" />
      <input aria-label="Box" type="checkbox" />
      <button type="button" aria-keyshortcuts="g" onClick={() => clicks.push("g")}>
        Generate
      </button>
      <Dialog isOpen={isDialogOpen} onClose={() => {}} title="Open">
        Text
      </Dialog>
      <PageFooter />
    </>
  );
}

beforeEach(() => {
  pauseBetweenKeys();
  stop = listenForShortcuts();
});

afterEach(() => {
  stop();
  clicks = [];
});

test("a shortcut focuses the visible field that has it, or clicks the button, also from a checkbox or in capitals, and types nothing", async () => {
  await renderWithProviders(<PageWithShortcuts />);
  await userEvent.keyboard("/");
  await expect.element(page.getByLabelText("Field", { exact: true })).toHaveFocus();
  await page.getByRole("checkbox", { name: "Box" }).click();
  await userEvent.keyboard("f");
  await expect.element(page.getByRole("searchbox")).toHaveFocus();
  await expect.element(page.getByRole("searchbox")).toHaveValue("");

  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("g");
  await page.getByRole("checkbox", { name: "Box" }).click();
  await userEvent.keyboard("{g>3/}");
  // A key that is held down counts once.
  expect(clicks).toStrictEqual(["g", "g"]);
  await userEvent.keyboard("G");
  expect(clicks).toStrictEqual(["g", "g", "g"]);
});

test("no shortcut works in a field, with a further key, or while something is open", async () => {
  const { rerender } = await renderWithProviders(<PageWithShortcuts />);
  const taken: Record<string, unknown> = {};
  const dialogs = () => page.getByRole("dialog").elements().length;
  for (const name of ["Field", "Search", "Lines", "Choice", "Editable", "How many"]) {
    const target = page.getByLabelText(name, { exact: true }).element() as HTMLElement;
    target.focus();
    await userEvent.keyboard("g?/");
    taken[name] = [...clicks, document.activeElement === target, dialogs()];
    clicks = [];
    target.blur();
  }
  for (const key of ["Control", "Alt", "Meta"]) {
    await userEvent.keyboard(`{${key}>}g{/${key}}`);
    taken[key] = clicks;
    clicks = [];
  }
  await rerender(<PageWithShortcuts isDialogOpen />);
  await userEvent.keyboard("g?");
  taken.Dialog = [...clicks, dialogs()];

  const inField = [true, 0];
  expect(taken).toStrictEqual({
    Field: inField,
    Search: inField,
    Lines: inField,
    Choice: inField,
    Editable: inField,
    "How many": inField,
    Control: [],
    Alt: [],
    Meta: [],
    Dialog: [1],
  });
});

test.each([
  ["one after a pause", "g 0, g 1000", 2],
  ["one again and again", "g 0, g 200, g 400", 3],
  ["none after another letter", "j 0, a 200, G 400", 0],
  ["none after one that was typed, however often", "a 0, g 900, g 1800", 0],
  ["none in a word that begins with one", "g 0, o 200, o 400, g 600", 1],
  ["one after a key that writes nothing", "Shift 0, g 200, Tab 300, Enter 400", 1],
  ["one after a blank, which presses what has the focus", "  0, g 200", 1],
])("among keys that follow each other quickly, a shortcut is %s", async (_, keys, count) => {
  await renderWithProviders(<PageWithShortcuts />);
  for (const [, key, time] of keys.matchAll(/(.\w*) (\d+)(?:, |$)/g)) {
    const event = new KeyboardEvent("keydown", { key: key!, bubbles: true });
    Object.defineProperty(event, "timeStamp", { value: Number(time) });
    document.body.dispatchEvent(event);
  }
  expect(clicks).toHaveLength(count);
});

test("? lists the shortcuts, which can be turned off there, and back on", async () => {
  await renderWithProviders(<PageWithShortcuts />);
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await userEvent.keyboard("?");
  await page.getByRole("checkbox", { name: "Use shortcuts" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard("g?");
  expect(clicks).toStrictEqual([]);
  await expect.element(list).not.toBeInTheDocument();

  localStorage.clear();
  await userEvent.keyboard("g");
  expect(clicks).toStrictEqual(["g"]);
  stop();
  await userEvent.keyboard("g?");
  expect(clicks).toStrictEqual(["g"]);
});

test("the choice is stored, and an unknown one counts as none", async () => {
  await renderWithProviders(<PageWithShortcuts />);
  const clicksOf: Record<string, readonly string[]> = {};
  for (const stored of ["off", "on", "OFF", ""]) {
    localStorage.setItem("plusdot.shortcuts", stored);
    await userEvent.keyboard("g");
    clicksOf[stored] = clicks;
    clicks = [];
  }
  expect(clicksOf).toStrictEqual({ off: [], on: ["g"], OFF: ["g"], "": ["g"] });
});

test("where nothing can be stored, the choice holds until the page is left", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  await renderWithProviders(<PageWithShortcuts />);
  await userEvent.keyboard("g");
  switchShortcuts(false);
  await userEvent.keyboard("g");
  expect(clicks).toStrictEqual(["g"]);
  switchShortcuts(true);
  await userEvent.keyboard("g");
  expect(clicks).toStrictEqual(["g", "g"]);
});

test("a choice that could not be stored ends with the next one that can", async () => {
  await renderWithProviders(<PageWithShortcuts />);
  const refusal = vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  switchShortcuts(false);
  refusal.mockRestore();
  switchShortcuts(false);
  localStorage.setItem("plusdot.shortcuts", "on");
  await userEvent.keyboard("g");
  expect(clicks).toStrictEqual(["g"]);
});

function refuse(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}
