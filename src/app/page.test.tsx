import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";

import bookPanel from "../site/book/BookPanel.module.css";
import { Checkbox } from "../ui/Checkbox";
import { Button } from "../ui/Button";
import "./page.css";

test("whatever the keyboard reaches has a ring around it", async () => {
  const { container } = await render(
    <>
      <a href="?">Link</a>
      <Button>Button</Button>
      <Checkbox readOnly />
      <input type="radio" />
      <input type="text" />
      <textarea />
      <select aria-label="Select" />
    </>,
  );
  const controls = Array.from(container.children);
  const rings = [];
  while (rings.length < controls.length) {
    await userEvent.tab();
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement!);
    rings.push([document.activeElement, outlineStyle, outlineWidth, outlineColor]);
  }
  expect(rings).toEqual(controls.map((control) => [control, "solid", "2px", colourOf("--accent")]));
});

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

test.each(["light", "dark"])("what deletes for good is red, and can be read in each state: %s", async (theme) => {
  document.documentElement.classList.add(theme);
  onTestFinished(() => document.documentElement.classList.remove(theme));
  const { getByRole } = await render(
    <Button variant="primary" className={bookPanel.delete}>
      Delete everything
    </Button>,
  );
  const button = getByRole("button").element();
  expect(getComputedStyle(button).backgroundColor).toBe(colourOf("--error"));
  const { color } = getComputedStyle(button);
  for (const state of ["--accent", "--accent-hover", "--accent-pressed"]) {
    expect(contrastOf(color, colourOf(state, button))).toBeGreaterThan(4.5);
  }
});

/** A colour of the page, as the browser writes it. */
function colourOf(name: string, parent: Element = document.body): string {
  const probe = parent.appendChild(document.createElement("i"));
  probe.style.color = `var(${name})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** By https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
  const context = new OffscreenCanvas(1, 1).getContext("2d")!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = Array.from(context.getImageData(0, 0, 1, 1).data, (part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
