import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";

import { Checkbox } from "../ui/Checkbox";
import "./page.css";

test("a field that is invalid has one colour around it, also with the focus", async () => {
  const { getByRole, rerender } = await render(<input aria-label="Address" aria-invalid />);
  const field = getByRole("textbox").element() as HTMLElement;
  field.focus();
  const { borderColor, outlineColor, outlineStyle } = getComputedStyle(field);
  expect({ borderColor, outlineColor, outlineStyle }).toEqual({
    borderColor: colourOf("--error"),
    outlineColor: colourOf("--error"),
    outlineStyle: "solid",
  });

  await rerender(<input aria-label="Address" />);
  expect(getComputedStyle(field).outlineColor).toBe(colourOf("--accent"));
});

test.each(["light", "dark"])("what can be checked has the colours of the page: %s", async (theme) => {
  document.documentElement.classList.add(theme);
  onTestFinished(() => document.documentElement.classList.remove(theme));
  const { container } = await render(
    <>
      <Checkbox readOnly />
      <Checkbox checked readOnly />
      <Checkbox isMixed readOnly />
      <Checkbox checked disabled readOnly />
      <input type="radio" name="choice" />
      <input type="radio" name="choice" defaultChecked />
      <input type="radio" name="other" />
    </>,
  );
  const looks = Array.from(container.querySelectorAll("input"), (box) => {
    const { inlineSize, blockSize, backgroundColor, opacity } = getComputedStyle(box);
    const mark = getComputedStyle(box, "::before");
    return [
      `${inlineSize} ${blockSize}`,
      backgroundColor,
      mark.content === "none" ? null : mark.clipPath.replace(/\(.*/, ""),
      opacity,
    ];
  });
  const size = "20px 20px";
  const [surface, accent] = [colourOf("--surface"), colourOf("--accent")];
  expect(looks).toEqual([
    [size, surface, null, "1"],
    [size, accent, "polygon", "1"],
    [size, accent, "inset", "1"],
    [size, accent, "polygon", "0.5"],
    [size, surface, null, "1"],
    [size, accent, "circle", "1"],
    [size, surface, null, "1"],
  ]);
});

/** A colour of the page, as the browser writes it. */
function colourOf(name: string): string {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = `var(${name})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
