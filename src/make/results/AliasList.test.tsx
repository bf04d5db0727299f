import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { renderWithProviders } from "../../../tests/renderWithProviders";
import type { FindEntries } from "../../book/useBook";
import type { Alias, BookEntry } from "../../core";
import { AliasList } from "./AliasList";

const NOTHING: ReadonlySet<string> = new Set();

const list = page.getByRole("grid", { name: "Alias list" });
const ignore = () => {};
/** The addresses of the rows that rendered, in order. */
const rendered: string[] = [];
const aliases = Array.from({ length: 2000 }, (_, index) => toCountedAlias(`jane+${index}@gmail.com`));

interface ListProps {
  readonly selection: ReadonlySet<string>;
  readonly findEntries?: FindEntries | null;
}

function List({ selection, findEntries = null }: ListProps) {
  return <AliasList shown={aliases} selection={selection} findEntries={findEntries} canSelect onSelect={ignore} />;
}

test("a row renders again only when its own data changes", async () => {
  const { rerender } = await renderWithProviders(<List selection={NOTHING} />);
  await expect.element(page.getByRole("checkbox", { name: "jane+9@gmail.com", exact: true })).toBeInTheDocument();
  expect(rendered).toContain("jane+9@gmail.com");

  rendered.length = 0;
  await rerender(<List selection={new Set(["jane+3@gmail.com"])} />);
  expect(rendered).toStrictEqual(["jane+3@gmail.com"]);

  rendered.length = 0;
  const selection = new Set(["jane+3@gmail.com", "jane+5@gmail.com"]);
  await rerender(<List selection={selection} />);
  expect(rendered).toStrictEqual(["jane+5@gmail.com"]);

  rendered.length = 0;
  await rerender(<List selection={selection} />);
  expect(rendered).toStrictEqual([]);

  rendered.length = 0;
  await rerender(<List selection={NOTHING} />);
  expect(rendered).toStrictEqual(["jane+3@gmail.com", "jane+5@gmail.com"]);
});

test("a row says to whom its address was given, and only that row renders again", async () => {
  const entry: BookEntry = { recipient: "netflix.com", email: "jane+5@gmail.com", date: "2026-11-21", note: "" };
  const given = [entry, { ...entry, recipient: "Aunt May" }];
  const none: BookEntry[] = [];
  const { rerender } = await renderWithProviders(<List selection={NOTHING} findEntries={() => none} />);
  const choice = page.getByRole("checkbox", { name: "jane+5@gmail.com", exact: true });
  await expect.element(choice).toHaveAccessibleDescription("With tag");

  rendered.length = 0;
  await rerender(<List selection={NOTHING} findEntries={(email) => (email === entry.email ? given : none)} />);
  await expect.element(choice).toHaveAccessibleDescription("With tag given to netflix.com, Aunt May");
  await expect.element(page.getByText("given to netflix.com, Aunt May", { exact: true })).toBeVisible();
  expect(rendered).toStrictEqual(["jane+5@gmail.com"]);

  await rerender(<List selection={NOTHING} />);
  await expect.element(choice).toHaveAccessibleDescription("With tag");
  await expect.element(page.getByText("given to", { exact: false })).not.toBeInTheDocument();
});

test("only the rows near the window are in the document, and each states its position in the whole list", async () => {
  await page.viewport(1280, 1400);
  await renderWithProviders(<List selection={NOTHING} />);
  expect(list.element().clientHeight).toBe(600);
  expect(list.getByRole("row").elements().length).toBeLessThan(60);
  list.element().scrollTo({ top: list.element().scrollHeight });
  const last = page.getByRole("row").filter({ has: page.getByRole("checkbox", { name: "jane+1999@gmail.com" }) });
  await expect.element(last).toHaveAttribute("aria-rowindex", "2000");
  await expect.element(last).toBeInViewport();
  expect(list.getByRole("row").elements().length).toBeLessThan(60);
  await expect.element(list).toHaveAttribute("aria-rowcount", "2000");
});

function toCountedAlias(email: string): Alias {
  return {
    email,
    original: "jane@gmail.com",
    // Only a rendering row reads the type.
    get type() {
      rendered.push(email);
      return "plus" as const;
    },
  };
}
