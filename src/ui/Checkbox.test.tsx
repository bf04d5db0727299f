import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { Checkbox } from "./Checkbox";

const box = page.getByRole("checkbox", { name: "All" });

test("a checkbox is mixed while isMixed is set", async () => {
  const { rerender } = await render(<Checkbox aria-label="All" checked={false} isMixed readOnly />);
  await expect.element(box).toBePartiallyChecked();

  await rerender(<Checkbox aria-label="All" checked readOnly />);
  await expect.element(box).not.toBePartiallyChecked();
  await expect.element(box).toBeChecked();

  await rerender(<Checkbox aria-label="All" checked={false} isMixed readOnly />);
  await expect.element(box).toBePartiallyChecked();
});
