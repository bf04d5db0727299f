import { useRef, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { useEarlyText } from "./useEarlyText";

function Field() {
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEarlyText(field, setText);
  return (
    <>
      <input ref={field} aria-label="Field" value={text} onChange={(event) => setText(event.target.value)} />
      <p>The text is {text || "empty"}</p>
    </>
  );
}

test.each(["", "jane"])("React knows what was typed before it hydrated the field: %j", async (typed) => {
  const container = document.body.appendChild(document.createElement("div"));
  container.append(document.createRange().createContextualFragment(renderToString(<Field />)));
  const field = page.getByLabelText("Field");
  if (typed !== "") await userEvent.type(field, typed);
  const root = hydrateRoot(container, <Field />);
  await expect.element(page.getByText(`The text is ${typed || "empty"}`)).toBeVisible();
  await userEvent.type(field, ".doe");
  await expect.element(page.getByText(`The text is ${typed}.doe`)).toBeVisible();
  await expect.element(field).toHaveValue(`${typed}.doe`);
  root.unmount();
  container.remove();
});
