import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { emulatePhone } from "../../tests/emulatePhone";
import { holdEarlyPresses } from "./earlyPresses";
import { earlyVisit, isPageChanged, readContent } from "./earlyVisit";
import { keepDrawnPage } from "./keepDrawnPage";

let presses: string[] = [];
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
  Object.assign(earlyVisit(), holdEarlyPresses());
  container = document.body.appendChild(document.createElement("div"));
  // The built page: the same markup, and no program yet.
  container.append(document.createRange().createContextualFragment(renderToString(<Form />)));
  earlyVisit().content = readContent(container);
  root = undefined;
});

afterEach(() => {
  earlyVisit().drop!();
  root?.unmount();
  container.remove();
});

function startProgram(): () => void {
  const repeatPresses = keepDrawnPage(container, flushSync);
  root = hydrateRoot(container, <Form />, { onRecoverableError: () => {} });
  repeatPresses();
  return endWatch;
}

function endWatch(): void {
  for (const landmark of ["header", "main", "footer"]) window.dispatchEvent(new Event(`plusdot:hydrated-${landmark}`));
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

describe("another program changes the drawn page", () => {
  const icon = () => document.createElement("i");
  const field = () => container.querySelector<HTMLInputElement>("[name=field]")!;

  const changes: Record<string, () => void> = {
    "puts an icon after a field": () => field().after(icon()),
    "puts a button before a field, and attributes on it": () => {
      field().before(document.createElement("button"));
      field().setAttribute("data-manager", "1");
      field().style.paddingRight = "30px";
    },
    "puts an element around a field": () => {
      const [wrapped, box] = [field(), icon()];
      wrapped.replaceWith(box);
      box.append(wrapped);
      // The browser takes the focus from an element that is moved.
      wrapped.focus();
    },
    "wraps words": () => {
      const words = container.querySelector("p")!.firstChild!;
      const font = document.createElement("font");
      words.replaceWith(font);
      font.append(words);
    },
    "translates words in their places": () => {
      container.querySelector("p")!.firstChild!.nodeValue = "Der Text ist ";
    },
  };

  test.each(Object.entries(changes))("%s, and nothing early is lost", async (_, change) => {
    await userEvent.type(page.getByLabelText("Field"), "jane");
    await buttonOf("Click").click();
    await page.getByText("large", { exact: true }).click();
    await page.getByRole("link").click();
    await page.getByLabelText("Field").click();
    field().setSelectionRange(1, 3, "backward");
    const drawn = field();
    change();

    startProgram();
    expect(presses).toStrictEqual(["clicked", "followed"]);
    await expect.element(page.getByText("The text is jane, and the size is large")).toBeVisible();
    expect(field()).toBe(document.activeElement);
    const { value, selectionStart, selectionEnd, selectionDirection } = field();
    expect([value, selectionStart, selectionEnd, selectionDirection]).toStrictEqual(["jane", 1, 3, "backward"]);
    expect(drawn.isConnected).toBe(false);
  });

  test("a program that draws the page again sees it, and the menu stays open", async () => {
    expect(isPageChanged(container)).toBe(false);
    const added = icon();
    container.prepend(added);
    expect(isPageChanged(container)).toBe(true);
    added.replaceWith("Hallo");
    expect(isPageChanged(container)).toBe(true);
    await buttonOf("Menu").click();
    const repeatPresses = keepDrawnPage(container, flushSync);
    root = createRoot(container);
    flushSync(() => root!.render(<Form />));
    endWatch();
    repeatPresses();
    await expect.element(page.getByText("Open", { exact: true })).toBeVisible();
    await expect.element(buttonOf("Menu")).toHaveFocus();
  });

  test("a view that could not be loaded has its text when it comes, and a press outside of it is repeated at once", async () => {
    await userEvent.type(page.getByLabelText("Field"), "jane");
    await buttonOf("Click").click();
    const repeatPresses = keepDrawnPage(container, flushSync);
    root = createRoot(container);
    flushSync(() =>
      root!.render(
        <button type="button" name="click" onClick={() => presses.push("clicked")}>
          Click
        </button>,
      ),
    );
    endWatch();
    repeatPresses();
    expect(presses).toStrictEqual(["clicked"]);
    root.render(<Form />);
    await expect.element(page.getByText("The text is jane, and the size is small")).toBeVisible();

    root.render(<Form key="later" />);
    await expect.element(page.getByText("The text is empty, and the size is small")).toBeVisible();
  });
});

test("once the page is hydrated, a control in the place of another one has neither its text nor its focus", async () => {
  await userEvent.type(page.getByLabelText("Field"), "jane");
  const release = startProgram();
  await buttonOf("Click").click();
  await expect.element(page.getByLabelText("Field")).toHaveValue("jane");
  release();
  flushSync(() => root!.render(<Form key="later" />));
  // The effects of a view that starts again run once more.
  release();
  await expect.element(page.getByLabelText("Field")).toHaveValue("");
  expect(document.activeElement).toBe(document.body);
});
