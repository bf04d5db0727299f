import { useState } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { emulatePhone } from "../../tests/emulatePhone";
import { holdEarlyPresses, repeatEarlyPresses } from "./earlyPresses";
import { earlyVisit } from "./earlyVisit";

let presses: string[] = [];
let links: string[] = [];
let container: HTMLElement;
let root: Root | undefined;

function Form() {
  const [text, setText] = useState("");
  const [size, setSize] = useState("small");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        presses.push("submitted");
      }}
    >
      <input
        type="text"
        name="field"
        aria-label="Field"
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <textarea name="line" aria-label="One line" data-one-line />
      <textarea name="lines" aria-label="Lines" />
      <button type="submit" name="send">
        Send
      </button>
      <button type="button" name="click" onClick={() => presses.push("clicked")}>
        Click
      </button>
      {["small", "large"].map((value) => (
        <label key={value}>
          <input type="radio" name="size" value={value} checked={size === value} onChange={() => setSize(value)} />
          {value}
        </label>
      ))}
      <a
        href="?view=other"
        onClick={(event) => {
          event.preventDefault();
          presses.push("followed");
        }}
      >
        Other view
      </a>
      <button type="button" name="menu" popoverTarget="menu">
        Menu
      </button>
      <div id="menu" popover="auto">
        Open
      </div>
      <p>
        The text is {text || "empty"}, and the size is {size}
      </p>
    </form>
  );
}

const buttonOf = (name: string) => page.getByRole("button", { name });

beforeEach(() => {
  presses = [];
  links = [];
  holdEarlyPresses((link) => links.push(link.search));
  container = document.body.appendChild(document.createElement("div"));
  // The built page: the same markup, and no program yet.
  container.append(document.createRange().createContextualFragment(renderToString(<Form />)));
  root = undefined;
});

afterEach(() => {
  earlyVisit().drop!();
  root?.unmount();
  container.remove();
});

function startProgram(): void {
  root = hydrateRoot(container, <Form />);
  repeatEarlyPresses(flushSync);
}

test("presses before the program runs are shown as busy, and take effect in order as soon as it runs", async () => {
  await buttonOf("Click").click();
  await page.getByRole("link").click();
  await userEvent.type(page.getByLabelText("Field"), "jane{Enter}");
  await expect.element(buttonOf("Click")).toHaveAttribute("aria-busy", "true");
  await expect.element(page.getByRole("link")).toHaveAttribute("aria-busy", "true");
  await expect.element(buttonOf("Send")).toHaveAttribute("aria-busy", "true");
  await expect.element(page.getByLabelText("Field")).toHaveValue("jane");
  expect([presses, links]).toStrictEqual([[], ["?view=other"]]);

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

test("Enter makes a line on a phone, whose keyboard has no other key for it", async () => {
  emulatePhone();
  await userEvent.type(page.getByLabelText("One line"), "jane{Enter}doe");
  await expect.element(page.getByLabelText("One line")).toHaveValue("jane\ndoe");
  await expect.element(buttonOf("Send")).not.toHaveAttribute("aria-busy");
});

test("a second press of a held control is dropped", async () => {
  await buttonOf("Click").click();
  await buttonOf("Click").click();
  startProgram();
  expect(presses).toStrictEqual(["clicked"]);
});

test("a choice among radio buttons is held too", async () => {
  await page.getByText("large", { exact: true }).click();
  startProgram();
  await expect.element(page.getByText("the size is large")).toBeVisible();
  await expect.element(page.getByLabelText("large")).toBeChecked();
});

test("the browser opens a menu by itself, and a link in a new tab", async () => {
  await buttonOf("Menu").click();
  await expect.element(page.getByText("Open", { exact: true })).toBeVisible();
  for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) {
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true });
    let isHeld = false;
    const look = () => {
      isHeld = press.defaultPrevented;
      press.preventDefault();
    };
    window.addEventListener("click", look, { once: true });
    page.getByRole("link").element().dispatchEvent(press);
    expect(isHeld).toBe(false);
  }
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
  earlyVisit().drop!();
  await expect.element(buttonOf("Click")).not.toHaveAttribute("aria-busy");
  root = hydrateRoot(container, <Form />);
  await page.getByRole("link").click();
  expect(presses).toStrictEqual(["followed"]);
});
