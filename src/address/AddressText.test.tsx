import type { CSSProperties } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";

import { linesOf } from "../../tests/linesOf";
import { toAddressPieces } from "../core";
import { AddressText, BreakableAddress } from "./AddressText";

const EMAIL = "jane.doe+my-shop_2@gmail.com";

const pieces = toAddressPieces(EMAIL);

/** The properties are those of the page and of its tables. */
const style: CSSProperties & Record<"--font-mono", string> = {
  "--font-mono": "monospace",
  fontFamily: "monospace",
  overflowWrap: "anywhere",
};

test.each([
  ["with its pieces tinted", () => <AddressText pieces={pieces} />],
  ["in one colour", () => <BreakableAddress text={EMAIL} />],
])("an address %s breaks before + and @ only, until a piece of it alone is too wide", async (_, renderAddress) => {
  const address = renderAddress();
  const { container, rerender } = await render(<div style={style}>{address}</div>);
  expect(linesOf(container)).toEqual([EMAIL]);

  const narrow = (columns: number) => rerender(<div style={{ ...style, inlineSize: `${columns}.5ch` }}>{address}</div>);
  await narrow(20);
  expect(linesOf(container)).toEqual(["jane.doe+my-shop_2", "@gmail.com"]);
  await narrow(16);
  expect(linesOf(container)).toEqual(["jane.doe", "+my-shop_2", "@gmail.com"]);
  await narrow(9);
  expect(linesOf(container)).toEqual(["jane.doe", "+my-shop_", "2", "@gmail.co", "m"]);
});

test("an address that is broken is found and named as a whole", async () => {
  const { container, getByRole } = await render(
    <button type="button" style={{ ...style, inlineSize: "10ch" }}>
      <AddressText pieces={pieces} />
    </button>,
  );
  expect(linesOf(container).length).toBeGreaterThan(1);
  await expect.element(getByRole("button")).toHaveAccessibleName(EMAIL);
  // TypeScript leaves out what no standard describes.
  expect((window as unknown as { find: (text: string) => boolean }).find(EMAIL)).toBe(true);
  // As it is copied by hand.
  expect(String(window.getSelection())).toBe(EMAIL);
});
