import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { advanceClock, STILL_CLOCK } from "../../tests/advanceClock";
import { holdBook } from "../../tests/holdBook";
import { keepBook } from "../../tests/keepBook";
import { listenToRegions } from "../../tests/listenToRegions";
import { pressInRow } from "../../tests/pressInRow";
import { renderViewSlot } from "../../tests/renderViewSlot";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { replaceClipboard } from "../../tests/replaceClipboard";
import { replaceDownloads } from "../../tests/replaceDownloads";
import { button, list, mailbox, recipient, result } from "../../tests/siteView";
import type { BookStore } from "../book/createBookStore";
import { SiteView } from "./SiteView";

const toasts = page.getByRole("region", { name: "Notifications" });

let lastCopied: () => string | undefined;

async function downloadFilters(opener: string): Promise<void> {
  await button(opener).click();
  await page.getByRole("dialog").getByRole("button", { name: "Download filters" }).click();
  await userEvent.keyboard("{Escape}");
}

async function saveFile(): Promise<void> {
  await button("CSV").click();
  const [link] = vi.mocked(HTMLAnchorElement.prototype.click).mock.contexts;
  expect((link as HTMLAnchorElement).download).toMatch(/^plusdot-addresses-\d{8}-\d{6}\.csv$/);
}

beforeEach(() => {
  lastCopied = replaceClipboard();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
});

test("many that are copied are remembered, though the person goes on to another view meanwhile", async () => {
  const otherTab = await keepBook([]);
  const show = await renderViewSlot(SiteView);
  await expect.element(list).toBeVisible();
  await mailbox.fill("jane");
  await recipient.fill(Array.from({ length: 300 }, (_, index) => `shop ${index}`).join("\n"));
  await button("Copy and remember all").click();
  await show(false);
  await expect.poll(() => otherTab.getState().book.content?.entries.length).toBe(300);
  await show(true);
  await expect.element(list.getByRole("row").nth(2)).toBeVisible();
  await expect.element(page.getByText("Copied, but not remembered.")).not.toBeInTheDocument();
});

test("what was copied is forgotten with a list that another tab deletes while the view is not shown", async () => {
  const show = await renderViewSlot(SiteView);
  await mailbox.fill("jane");
  await recipient.fill("netflix");
  await button("Another address").click();
  await button("Copy").click();
  await recipient.fill("");
  await show(false);
  const otherTab = await keepBook([]);
  await otherTab.forget();
  await show(true);
  await recipient.fill("netflix");
  await expect.element(result).toHaveTextContent(/^jane\+netflix@gmail\.com$/);
});

describe("with the book on", () => {
  let otherTab: BookStore;
  const stored = () => {
    const state = otherTab.getState().book;
    return state.status === "on" ? state.content.entries.map(({ recipient: name, email }) => `${name} ${email}`) : [];
  };

  beforeEach(async () => {
    otherTab = await keepBook([]);
    await renderWithProviders(<SiteView />);
    await expect.element(list).toBeVisible();
    await mailbox.fill("jane");
  });

  test.each<[way: string, handOut: () => Promise<void>]>([
    ["copied", () => button("Copy and remember").click()],
    [
      "shown large",
      async () => {
        await button("Enlarge").click();
        await userEvent.keyboard("{Escape}");
      },
    ],
    [
      "made into a Gmail filter",
      async () => {
        await button("More for jane+netflix@gmail.com").click();
        await downloadFilters("Gmail filter");
      },
    ],
  ])("an address that is %s is remembered, which a toast says and can take back", async (_, handOut) => {
    await recipient.fill("netflix.com");
    await handOut();
    await expect.element(toasts).toHaveTextContent("1 address remembered");
    await expect.poll(stored).toEqual(["netflix.com jane+netflix@gmail.com"]);
    await expect.element(result).toHaveTextContent("Saved · given out today");
    await toasts.getByRole("button", { name: "Undo" }).click();
    await expect.poll(stored).toEqual([]);
    await expect.element(result).toHaveTextContent(/^jane\+netflix@gmail\.com$/);
  });

  test.each<[way: string, handOut: () => Promise<void>]>([
    ["saved in a file", saveFile],
    ["made into Gmail filters", () => downloadFilters("Gmail filters (2)")],
    ["copied together", () => button("Copy and remember all").click()],
  ])("addresses that are %s are remembered, and nothing twice", async (_, handOut) => {
    await recipient.fill("netflix.com\namazon.de");
    await handOut();
    await expect.element(toasts).toHaveTextContent("2 addresses remembered");
    await expect.poll(stored).toEqual(["netflix.com jane+netflix@gmail.com", "amazon.de jane+amazon@gmail.com"]);
    const rows = page.getByRole("grid", { name: "New addresses" });
    await expect.element(rows.getByRole("button", { name: /^Copy jane\+netflix/ })).toBeVisible();
    await button("Copy all").click();
    await expect.poll(lastCopied).toBe("jane+netflix@gmail.com\njane+amazon@gmail.com");
    await recipient.fill("amazon.com");
    await expect.element(result).toHaveTextContent("jane+amazon2@gmail.com");
    expect(stored()).toHaveLength(2);
  });

  test("a copy is said to be one, and then to be remembered, each once", async () => {
    const expectSaid = listenToRegions();
    await recipient.fill("netflix.com");
    await expectSaid(["jane+netflix@gmail.com"]);
    await button("Copy and remember").click();
    await expect.element(toasts.getByText("1 address remembered")).toBeVisible();
    await expectSaid([
      "Copied to clipboard",
      "1 address rememberedUndo",
      "jane+netflix@gmail.com. Saved · given out today",
    ]);
  });

  test("the choice says the kind of the address that is shown, and leads to the other kind", async () => {
    const withPlus = page.getByRole("radio", { name: "With +" });
    const withoutPlus = page.getByRole("radio", { name: "Without +" });
    await otherTab.importEntries([
      { recipient: "netflix.com", email: "j.ane@gmail.com", date: "2026-11-21", note: "" },
    ]);
    await recipient.fill("netflix.com");
    await expect.element(result).toHaveTextContent("j.ane@gmail.com");
    await expect.element(withoutPlus).toBeChecked();
    await withPlus.click();
    await expect.element(result).toHaveTextContent(/^jane\+netflix@gmail\.com$/);
    await expect.element(withPlus).toBeChecked();
  });

  test("an address of a row that is shown large is remembered", async () => {
    await recipient.fill("netflix.com\namazon.de");
    await pressInRow("Enlarge jane+amazon@gmail.com");
    await expect.poll(stored).toEqual(["amazon.de jane+amazon@gmail.com"]);
    await userEvent.keyboard("{Escape}");
  });

  test("of many, an address without a tag has no filter that skips the inbox", async () => {
    const readSaved = replaceDownloads();
    await otherTab.importEntries([
      { recipient: "netflix.com", email: "j.ane@gmail.com", date: "2026-11-21", note: "" },
    ]);
    await recipient.fill("netflix.com\namazon.de");
    await button("Gmail filters (2)").click();
    await page.getByRole("checkbox", { name: "Skip the inbox" }).click();
    await button("Download filters").click();
    await expect.poll(readSaved).toContain("jane+amazon@gmail.com");
    expect(await readSaved()).not.toContain("j.ane@gmail.com");
  });

  test("what was edited since is not undone, and the page says so", async () => {
    await recipient.fill("netflix.com");
    await button("Copy and remember").click();
    await expect.element(button("Undo")).toBeVisible();
    await expect.poll(stored).toHaveLength(1);
    const [entry] = otherTab.getState().book.content!.entries;
    await otherTab.replace(entry!, { ...entry!, note: "yearly" });
    await button("Undo").click();
    await expect.element(toasts).toHaveTextContent("another tab had already changed this entry");
    expect(stored()).toHaveLength(1);
  });

  test("an address that an import brings comes behind the one that was given here", async () => {
    await recipient.fill("netflix.com");
    await button("Copy and remember").click();
    await expect.poll(stored).toHaveLength(1);
    const old = { recipient: "netflix.com", email: "jane+old@gmail.com", date: "2030-01-01", note: "" };
    await otherTab.importEntries([old]);
    await expect.element(list).toHaveTextContent("jane+old@gmail.com");
    await expect.element(result).toHaveTextContent(/^jane\+netflix@gmail\.com/);
  });

  test("Undo goes with a book that is switched off", async () => {
    await recipient.fill("netflix.com");
    await button("Copy and remember").click();
    await expect.element(button("Undo")).toBeVisible();
    await otherTab.forget();
    await expect.element(button("Undo")).not.toBeInTheDocument();
  });
});

test("a press waits two seconds for the book, and no longer, and what is not remembered is said until it is", async () => {
  await keepBook([]);
  const release = await holdBook();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  await recipient.fill("netflix");
  await userEvent.keyboard("{Enter}");
  await advanceClock(1999);
  expect(lastCopied()).toBe(undefined);
  await advanceClock(1);
  await expect.poll(lastCopied, STILL_CLOCK).toBe("jane+netflix@gmail.com");
  await advanceClock(2000);
  await expect
    .element(page.getByText("Copied, but not remembered. The browser has not opened the list yet"), STILL_CLOCK)
    .toBeVisible();
  release();
  await expect.element(page.getByText("Copied, but not remembered."), STILL_CLOCK).not.toBeInTheDocument();
  await advanceClock(2000);
  expect(navigator.clipboard.writeText).toHaveBeenCalledOnce();
});

test("a press that waits ends with its view", async () => {
  await keepBook([]);
  const release = await holdBook();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const show = await renderViewSlot(SiteView);
  await mailbox.fill("jane");
  await recipient.fill("netflix");
  await userEvent.keyboard("{Enter}");
  await show(false);
  await advanceClock(2000);
  await show(true);
  release();
  await expect.element(button("Copy and remember"), STILL_CLOCK).toBeVisible();
  await advanceClock(2000);
  expect(lastCopied()).toBe(undefined);
});

test("the day is right after midnight", async () => {
  vi.useFakeTimers({
    toFake: ["Date", "setInterval", "clearInterval", "setTimeout", "clearTimeout"],
    now: new Date(2026, 10, 21, 23, 59),
  });
  await keepBook([{ recipient: "netflix", email: "jane+netflix@gmail.com", date: "2026-11-21", note: "" }]);
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  await recipient.fill("netflix");
  await expect.element(result, STILL_CLOCK).toHaveTextContent("Saved · given out today");
  await advanceClock(60_000);
  await expect.element(result, STILL_CLOCK).toHaveTextContent("Given out on 21 November 2026");
});
