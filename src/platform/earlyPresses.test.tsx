import { useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { holdEarlyPresses } from "./earlyPresses";

let presses: string[] = [];
let held: ReturnType<typeof holdEarlyPresses>;
let root: Root | undefined;

function Form() {
  const [size, setSize] = useState("small");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        presses.push("submitted");
      }}
    >
      <input aria-label="Field" />
      <textarea aria-label="One line" data-one-line />
      <textarea aria-label="Lines" />
      <button type="submit">Send</button>
      <button type="button" onClick={() => presses.push("clicked")}>
        Click
      </button>
      <label>
        <input type="radio" name="size" checked={size === "small"} onChange={() => setSize("small")} />
        Small
      </label>
      <label>
        <input type="radio" name="size" checked={size === "large"} onChange={() => setSize("large")} />
        Large
      </label>
      <a
        href="?view=other"
        onClick={(event) => {
          event.preventDefault();
          presses.push("followed");
        }}
      >
        Other view
      </a>
      <button type="button" popoverTarget="menu">
        Menu
      </button>
      <div id="menu" popover="auto">
        Open
      </div>
      <p>The size is {size}</p>
    </form>
  );
}

const buttonOf = (name: string) => page.getByRole("button", { name });

beforeEach(() => {
  presses = [];
  held = holdEarlyPresses();
  const container = document.body.appendChild(document.createElement("div"));
  // The built page: the same markup, and no program yet.
  container.append(document.createRange().createContextualFragment(renderToString(<Form />)));
  root = undefined;
});

afterEach(() => {
  held.drop();
  root?.unmount();
  document.body.lastElementChild?.remove();
});

function startProgram(): void {
  root = hydrateRoot(document.body.lastElementChild!, <Form />);
  held.release();
}

test("presses before the program runs are shown as busy, and take effect in order as soon as it runs", async () => {
  await buttonOf("Click").click();
  await page.getByRole("link").click();
  await userEvent.type(page.getByLabelText("Field"), "jane{Enter}");
  await expect.element(buttonOf("Click")).toHaveAttribute("aria-busy", "true");
  await expect.element(page.getByRole("link")).toHaveAttribute("aria-busy", "true");
  await expect.element(buttonOf("Send")).toHaveAttribute("aria-busy", "true");
  await expect.element(page.getByLabelText("Field")).toHaveValue("jane");
  expect(presses).toStrictEqual([]);

  startProgram();
  expect(presses).toStrictEqual(["clicked", "followed", "submitted"]);
  expect(document.querySelectorAll("[aria-busy]")).toHaveLength(0);
});

test("Enter in a field of one line is a press too, and a new line in one that has several", async () => {
  await userEvent.type(page.getByLabelText("One line"), "jane{Shift>}{Enter}{/Shift}doe{Enter}");
  await expect.element(page.getByLabelText("One line")).toHaveValue("jane\ndoe\n");
  await userEvent.type(page.getByLabelText("Lines"), "jane{Enter}");
  await expect.element(page.getByLabelText("Lines")).toHaveValue("jane\n");
  await expect.element(buttonOf("Send")).not.toHaveAttribute("aria-busy");

  await page.getByLabelText("One line").fill("jane");
  await userEvent.type(page.getByLabelText("One line"), "{Enter}");
  await expect.element(buttonOf("Send")).toHaveAttribute("aria-busy", "true");
  await expect.element(page.getByLabelText("One line")).toHaveValue("jane");
  startProgram();
  expect(presses).toStrictEqual(["submitted"]);
});

test("a second press of a held control is dropped", async () => {
  await buttonOf("Click").click();
  await buttonOf("Click").click();
  startProgram();
  expect(presses).toStrictEqual(["clicked"]);
});

test("a choice among radio buttons is held too", async () => {
  await page.getByText("Large").click();
  startProgram();
  await expect.element(page.getByText("The size is large")).toBeVisible();
  await expect.element(page.getByLabelText("Large")).toBeChecked();
});

test("the browser opens a menu by itself", async () => {
  await buttonOf("Menu").click();
  await expect.element(page.getByText("Open", { exact: true })).toBeVisible();
  await expect.element(buttonOf("Menu")).not.toHaveAttribute("aria-busy");
});

test("presses after the program runs are not held", async () => {
  startProgram();
  await buttonOf("Click").click();
  await buttonOf("Click").click();
  expect(presses).toStrictEqual(["clicked", "clicked"]);
});

test("if the program cannot be loaded, what is held is dropped and nothing stays busy", async () => {
  await buttonOf("Click").click();
  held.drop();
  await expect.element(buttonOf("Click")).not.toHaveAttribute("aria-busy");
  root = hydrateRoot(document.body.lastElementChild!, <Form />);
  await page.getByRole("link").click();
  expect(presses).toStrictEqual(["followed"]);
});
