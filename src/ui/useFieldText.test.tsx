import { useRef, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { fillSilently } from "../../tests/fillSilently";
import { useFieldText } from "./useFieldText";

const field = page.getByLabelText("Field");

function Field() {
  const [text, setText] = useState("");
  const [sent, setSent] = useState("nothing");
  const [left, setLeft] = useState("nothing");
  const input = useRef<HTMLInputElement>(null);
  useFieldText(input, text, setText);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(text);
      }}
    >
      <input ref={input} aria-label="Field" onBlur={(event) => setLeft(event.currentTarget.value)} />
      <button type="button" onClick={() => setText(`${text}.doe`)}>
        Add
      </button>
      <p>{`It has ${text || "nothing"}, and ${sent} was sent`}</p>
      <p>{`It was left with ${left}.`}</p>
    </form>
  );
}

function drawField(): HTMLElement {
  const container = document.body.appendChild(document.createElement("div"));
  container.append(document.createRange().createContextualFragment(renderToString(<Field />)));
  return container;
}

test.each(["", "jane"])("what was typed before React hydrated the field is known: %j", async (typed) => {
  const container = drawField();
  if (typed !== "") await userEvent.type(field, typed);
  const root = hydrateRoot(container, <Field />);
  await expect.element(page.getByText(`It has ${typed || "nothing"},`)).toBeVisible();
  await expect.element(page.getByText("It was left with nothing.")).toBeVisible();
  await userEvent.type(field, ".doe");
  await expect.element(page.getByText(`It has ${typed}.doe,`)).toBeVisible();
  await expect.element(field).toHaveValue(`${typed}.doe`);
  root.unmount();
  container.remove();
});

test("that a field was left before React hydrated it is known, too", async () => {
  const container = drawField();
  await userEvent.type(field, "jane");
  (field.element() as HTMLElement).blur();
  const root = hydrateRoot(container, <Field />);
  await expect.element(page.getByText("It was left with jane.")).toBeVisible();
  root.unmount();
  container.remove();
});

test("what another program fills in without an event stays, and is known to the press that follows", async () => {
  const { rerender } = await render(<Field />);
  fillSilently(field, "jane");
  await rerender(<Field />);
  await expect.element(field).toHaveValue("jane");
  fillSilently(field, "roe");
  await page.getByRole("button").click();
  await expect.element(field).toHaveValue("roe.doe");
  fillSilently(field, "mary");
  await field.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("It has mary, and mary was sent")).toBeVisible();
});
