import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { Button } from "./Button";

const button = page.getByRole("button", { name: "Save" });

test("a key that is held down presses a button once", async () => {
  const handleClick = vi.fn<() => void>();
  await render(<Button onClick={handleClick}>Save</Button>);
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter>5/}");
  expect(handleClick).toHaveBeenCalledTimes(1);
});

test.each([
  [false, 1],
  [true, 2],
])("a double click presses a button once, and twice if it is repeatable: %s", async (isRepeatable, presses) => {
  const handleClick = vi.fn<() => void>();
  await render(
    <Button isRepeatable={isRepeatable} onClick={handleClick}>
      Save
    </Button>,
  );
  await button.dblClick();
  expect(handleClick).toHaveBeenCalledTimes(presses);
});

test("a disabled button keeps the focus, is announced as disabled, and neither clicks nor submits", async () => {
  const handleClick = vi.fn<() => void>();
  const handleSubmit = vi.fn<() => void>();
  const form = (isDisabled: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" isDisabled={isDisabled} onClick={handleClick}>
        Save
      </Button>
    </form>
  );
  const { rerender } = await render(form(false));
  (button.element() as HTMLElement).focus();

  await rerender(form(true));
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  await page.getByRole("textbox", { name: "Name" }).click();
  await userEvent.keyboard("{Enter}");
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});
