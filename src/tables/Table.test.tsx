import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { type Column, Table } from "./Table";

const STEP_PX = 50;
/** Enough for rows that were not drawn. */
const STEPS = 30;

const rows = Array.from({ length: 300 }, (_, index) => index);
const columns: Column<number>[] = [
  { key: "row", heading: "Row", cell: (row) => <div style={{ blockSize: 60 + (row % 3) * 30 }}>{row}</div> },
];
const props = { label: "Rows", className: undefined, columns, rowEstimate: 40 };

/** Draws a table whose rows are higher than estimated, and scrolls to its middle. */
async function openTable(): Promise<Element> {
  await render(<Table {...props} rows={rows} />);
  const box = page.getByRole("region");
  await expect.element(box).toBeInViewport();
  // So the virtualizer takes all steps for one movement, however long they take.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  box.element().scrollTop = box.element().scrollHeight / 2;
  // On a busy machine, the box is painted before its rows are drawn.
  await expect.poll(() => rowInMiddle(box.element())).not.toBeNull();
  await paintedTop(box.element());
  return box.element();
}

function rowInMiddle(box: Element): Element | null {
  const { left, top, height } = box.getBoundingClientRect();
  return document.elementFromPoint(left + 10, top + height / 2)!.closest("[data-index]");
}

/** @returns Where the next frame paints the top of an element. */
function paintedTop(element: Element): Promise<number> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      resolve(entry!.boundingClientRect.top);
    });
    observer.observe(element);
  });
}

test("rows that turn out higher than estimated do not move those in sight while a person scrolls up", async () => {
  const box = await openTable();
  for (let step = 1; step <= STEPS; step += 1) {
    const row = rowInMiddle(box)!;
    const top = await paintedTop(row);
    box.scrollTop -= STEP_PX;
    expect([await paintedTop(row), await paintedTop(row)]).toEqual([top + STEP_PX, top + STEP_PX]);
  }
});

test("a screen reader hears how many rows there are, also where not all are drawn", async () => {
  await render(<Table {...props} rows={rows} />);
  await expect.element(page.getByRole("table")).toHaveAttribute("aria-rowcount", String(rows.length + 1));
  await expect.element(page.getByRole("row").nth(1)).toHaveAttribute("aria-rowindex", "2");
});

test("the Tab key stops at a table without controls only where it scrolls", async () => {
  const { rerender } = await render(<Table {...props} rows={[1]} />);
  await expect.element(page.getByRole("table")).toBeVisible();
  await expect.element(page.getByRole("region")).not.toBeInTheDocument();
  await rerender(<Table {...props} rows={rows} />);
  await expect.element(page.getByRole("region", { name: "Rows" })).toHaveAttribute("tabindex", "0");
});

test("on iOS, nothing but the finger scrolls while a person scrolls", async () => {
  vi.spyOn(CSS, "supports").mockReturnValue(true);
  const box = await openTable();
  for (let step = 1; step <= STEPS; step += 1) {
    const { scrollTop } = box;
    box.scrollTop -= STEP_PX;
    await paintedTop(box);
    expect(box.scrollTop).toBe(scrollTop - STEP_PX);
  }
});
