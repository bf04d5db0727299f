import { openDB } from "idb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { advanceClock, STILL_CLOCK } from "../../tests/advanceClock";
import { endComposition } from "../../tests/endComposition";
import { holdSlices } from "../../tests/holdSlices";
import { keepBook } from "../../tests/keepBook";
import { listenToRegions } from "../../tests/listenToRegions";
import { readRows as readRowsOf } from "../../tests/readRows";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { replaceDownloads } from "../../tests/replaceDownloads";
import { replaceClipboard } from "../../tests/replaceClipboard";
import { button, list, mailbox, paste, recipient, result, switchBox } from "../../tests/siteView";
import { skipPauses } from "../../tests/skipPauses";
import { DATABASE_VERSION } from "../book/tabChannel";
import type { BookStore } from "../book/createBookStore";
import { SiteView } from "./SiteView";

const alert = page.getByRole("alert");
const table = page.getByRole("grid", { name: "New addresses" });
const search = page.getByRole("searchbox", { name: "Find an address" });
const withoutPlus = page.getByRole("radio", { name: "Without +" });
const checkbox = (name: string) => page.getByRole("checkbox", { name });

/** Without the menus of the rows. */
const readRows = () => readRowsOf(table).map((row) => row.replace(/Enlarge$/, ""));

async function readSuffix(): Promise<string | undefined> {
  await expect.element(result).toHaveTextContent(/-\w+@/);
  return result.element().textContent.match(/-(\w+)@/)?.[1];
}

let lastCopied: () => string | undefined;

beforeEach(() => {
  lastCopied = replaceClipboard();
});

test("a glance at another option leaves the address that was copied", async () => {
  // The toast stands beside what is pressed next.
  await page.viewport(1280, 800);
  await renderWithProviders(<SiteView />);
  await recipient.fill("netflix");
  await mailbox.fill("jane");
  await button("Another address").click();
  await button("Copy").click();
  expect(lastCopied()).toBe("jane+netflix2@gmail.com");
  await withoutPlus.click();
  await expect.element(result).toHaveTextContent(/^[jane.]+@gmail.com/);
  await page.getByRole("radio", { name: "With +" }).click();
  await expect.element(result).toHaveTextContent(/^jane\+netflix2@gmail\.com$/);
});

test("what has no address copies and saves nothing", async () => {
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  await recipient.fill("東京\n大阪");
  await expect.poll(readRows).toHaveLength(2);
  await expect.element(button("Copy all")).not.toBeInTheDocument();
  await expect.element(button("CSV")).not.toBeInTheDocument();
});

test("until there is an address, there are a ghost of it and no buttons, and Enter leads to what is missing", async () => {
  await renderWithProviders(<SiteView />);
  const ghost = () => result.element().querySelector("[inert]")?.textContent;
  const buttons = page.getByRole("button", { name: /^(Copy|Another address|Enlarge|More for .*)$/ });
  expect(ghost()).toBe("jane.doe+netflix@gmail.com");
  await withoutPlus.click();
  await expect.poll(ghost).toMatch(/^[jane.do]+@gmail\.com$/);
  await page.getByRole("radio", { name: "With +" }).click();
  await recipient.fill("zara");
  await expect.poll(ghost).toBe("…+zara@gmail.com");
  await recipient.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(mailbox).toHaveFocus();
  // Nobody has typed there.
  await expect.element(alert).not.toBeInTheDocument();
  await mailbox.fill("jane@yahoo.com");
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).toHaveTextContent("Only Gmail and Googlemail addresses are supported");
  await expect.element(page.getByText(/^Plusdot is for Gmail\./)).toBeVisible();
  await expect.element(mailbox).toHaveFocus();
  await expect.element(buttons).toHaveLength(0);
  await mailbox.fill("jane");
  await expect.element(buttons).toHaveLength(4);
  await userEvent.keyboard("{Enter}");
  await expect.poll(lastCopied).toBe("jane+zara@gmail.com");
});

test("the Enter that ends a composition copies nothing", async () => {
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  await recipient.fill("netflix");
  expect(endComposition("Enter")).toBe(true);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => vi.mocked(navigator.clipboard.writeText).mock.calls).toHaveLength(1);
});

test("of many, those without an address are counted and stand out, and the pieces of the others are tinted", async () => {
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane.doe");
  await recipient.fill("netflix\namazon\n東京");
  await expect.element(page.getByText("2 addresses, 1 not usable", { exact: true })).toBeVisible();
  const colorOf = (text: string) =>
    getComputedStyle(table.getByText(text, { exact: true }).first().element()).backgroundColor;
  const rowColorOf = (name: string) => getComputedStyle(page.getByRole("row", { name }).element()).backgroundColor;
  expect(rowColorOf("東京")).not.toBe(rowColorOf("netflix"));
  expect(colorOf("+netflix")).not.toBe(colorOf("jane"));
  expect(colorOf("@gmail.com")).toBe(colorOf("jane"));
  await recipient.fill("netflix\namazon");
  await expect.element(page.getByText("2 addresses", { exact: true })).toBeVisible();
});

test("a button that has copied says so until something else is shown, and keeps its size", async () => {
  skipPauses();
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  await recipient.fill("netflix");
  const submit = document.querySelector("[type=submit]")!;
  const sizeOf = () => [submit.clientWidth, submit.clientHeight];
  const size = sizeOf();
  await recipient.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Copied!")).toBeVisible();
  expect(sizeOf()).toEqual(size);
  await recipient.fill("amazon");
  await expect.element(button("Copy")).toBeVisible();
  await recipient.fill("shop\nbakery");
  await button("Copy all").click();
  await expect.element(button("Copied!")).toBeVisible();
  await recipient.fill("shop\nbakery\ncousin");
  await expect.element(button("Copy all")).toBeVisible();
});

test("Another address gives another one, and is disabled where the name has none", async () => {
  await renderWithProviders(<SiteView />);
  await recipient.fill("netflix");
  await mailbox.fill("ab");
  await button("Another address").click();
  await expect.element(result).toHaveTextContent("ab+netflix2@gmail.com");
  await withoutPlus.click();
  await expect.element(result).toHaveTextContent("ab@googlemail.com");
  await expect.element(button("Another address")).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByText("There is no other address of this kind.")).toBeVisible();
});

test("the options change the address, and say which of them need a plus", async () => {
  await renderWithProviders(<SiteView />);
  await recipient.fill("https://www.amazon.co.uk/");
  await mailbox.fill("jane@googlemail.com");
  await button("Options").click();
  await checkbox("Full domain (netflix.com)").click();
  await expect.element(result).toHaveTextContent("jane+amazon.co.uk@googlemail.com");
  await checkbox("Use gmail.com").click();
  await expect.element(result).toHaveTextContent("jane+amazon.co.uk@gmail.com");
  await checkbox("Full domain (netflix.com)").click();
  await checkbox("Add random characters").click();
  await expect.element(result).toHaveTextContent(/^jane\+amazon-[a-z0-9]{4}@gmail\.com$/);
  await expect.element(checkbox("Add random characters")).toHaveAccessibleDescription(/are drawn once/);
  const suffix = await readSuffix();
  await button("Another address").click();
  await expect.element(result).not.toHaveTextContent(`-${suffix}`);
  await expect.element(result).toHaveTextContent(/^jane\+amazon-[a-z0-9]{4}@gmail\.com$/);

  await withoutPlus.click();
  await expect.element(result).toHaveTextContent("ja.n.e@gmail.com");
  await checkbox("Full domain (netflix.com)").click();
  await expect.element(result).toHaveTextContent("jane@gmail.com");
  await expect.element(checkbox("Add random characters")).toBeDisabled();
  await expect.element(checkbox("Add random characters")).not.toBeChecked();
  await expect
    .element(checkbox("Add random characters"))
    .toHaveAccessibleDescription(/Without the \+, there is no room/);
});

test("a name with few addresses without a plus says how many, until the book keeps them apart, and what else is left", async () => {
  await renderWithProviders(<SiteView />);
  const few = page.getByText(/without a \+ can be made from/);
  await mailbox.fill("jane.doe");
  await expect.element(few).not.toBeInTheDocument();
  await withoutPlus.click();
  await expect.element(few).toHaveTextContent("Only 31 addresses without a + can be made from jane.doe: two sites");
  await expect.element(few).toHaveTextContent("If a site rejects dots too, these two are left:");
  await mailbox.fill("jo");
  await expect.element(few).toHaveTextContent("Only 1 address without a + can be made from jo: every site");
  await mailbox.fill("alexandermm");
  await expect.element(few).toHaveTextContent("Only 1,023 addresses");
  await mailbox.fill("alexandermmm");
  await expect.element(few).not.toBeInTheDocument();

  await mailbox.fill("jane.doe");
  await expect.element(few).toBeVisible();
  await switchBox.click();
  await expect.element(few).not.toBeInTheDocument();
  await expect.element(page.getByText(/^If a site rejects dots too/)).toBeVisible();
});

test("the two addresses with neither a plus nor dots are copied, and given to the site", async () => {
  const stored = await keepBook([]);
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane.doe");
  await recipient.fill("zara.com");
  await withoutPlus.click();
  await button("Copy janedoe@googlemail.com").click();
  await expect.poll(lastCopied).toBe("janedoe@googlemail.com");
  await expect
    .poll(() => stored.getState().book.content?.entries.map(({ email }) => email))
    .toEqual(["janedoe@googlemail.com"]);

  await recipient.fill("");
  await button("Copy janedoe@gmail.com").click();
  await expect.poll(lastCopied).toBe("janedoe@gmail.com");
});

test("random characters are drawn once for each recipient", async () => {
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  await button("Options").click();
  await checkbox("Add random characters").click();
  await recipient.fill("netflix");
  const first = await readSuffix();
  await recipient.fill("amazon");
  await expect.element(result).toHaveTextContent("amazon");
  const second = await readSuffix();
  expect(second).not.toBe(first);
  await recipient.fill("Netflix\namazon");
  await expect
    .poll(readRows)
    .toStrictEqual([`Netflix | jane+netflix-${first}@gmail.com | `, `amazon | jane+amazon-${second}@gmail.com | `]);
});

test("a wrong mailbox is named once the person leaves the field, and Enter leads to a recipient that is missing", async () => {
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane@yahoo.com");
  await expect.element(alert).not.toBeInTheDocument();
  await recipient.click();
  await expect.element(alert).toHaveTextContent("Only Gmail and Googlemail addresses are supported");
  await expect.element(mailbox).toHaveAccessibleDescription("Only Gmail and Googlemail addresses are supported");
  await mailbox.fill("");
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(recipient).toHaveFocus();
});

test("without a mailbox the tag is shown, but not as an address, and the mailbox then moves nothing", async () => {
  const sentence = "Enter your Gmail address to see the one for this site.";
  await page.viewport(320, 640);
  await renderWithProviders(<SiteView />);
  await recipient.fill("netflix.com");
  await expect.element(result).toHaveTextContent(`…+netflix@gmail.com${sentence}`);
  await expect.element(result.getByText("+netflix").element().closest("p")).toHaveAttribute("inert");
  const { top } = mailbox.element().getBoundingClientRect();
  for (const name of ["jane.doe", "jane.margaret.doe.of.the.hills"]) {
    await mailbox.fill(name);
    await expect.poll(() => result.element().textContent).toBe(`${name}+netflix@gmail.com`);
    expect(mailbox.element().getBoundingClientRect().top).toBe(top);
  }

  await mailbox.clear();
  await withoutPlus.click();
  await expect.element(result).toHaveTextContent(new RegExp(`^${sentence}$`));
  await recipient.fill("netflix\namazon");
  await page.getByRole("radio", { name: "With +" }).click();
  await expect.element(result).toHaveTextContent(/^Enter your Gmail address to see the addresses\.$/);
});

test("why there is no address is said quietly", async () => {
  await renderWithProviders(<SiteView />);
  await recipient.fill("netflix");
  await expect.element(result).toHaveTextContent("Enter your Gmail address to see the one for this site.");
  await mailbox.fill("jane");
  await recipient.fill("東京");
  await expect
    .element(result)
    .toHaveTextContent("Nothing here can go after the +. Try another name, or an address without a +.");
  await mailbox.fill("j".repeat(63));
  await recipient.fill("netflix");
  await expect.element(result).toHaveTextContent("Your username leaves no room for this. Try it without the +.");
  await expect.element(alert).not.toBeInTheDocument();
  // Without a plus, there is room.
  await button("Without +").click();
  await expect.element(result).toHaveTextContent(/^[j.]+@gmail.com$/);
  await expect.element(button("Copy")).toHaveFocus();
  await expect.element(withoutPlus).toBeChecked();
});

test("a short link is said to hide its site", async () => {
  await renderWithProviders(<SiteView />);
  await recipient.fill("netflix.com\nhttps://bit.ly/3xYz");
  await expect
    .element(page.getByText("bit.ly links hide the site they lead to. Type the site’s name instead.").first())
    .toBeVisible();
  await recipient.fill("netflix.com");
  await expect.element(page.getByText(/hide the site/)).not.toBeInTheDocument();
});

test("many recipients get a row each, which says who has the same address, and one row or all can be copied", async () => {
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  paste("netflix\nnetflix.de\n\nhttps://amazon.com/x\nNetflix\n東京\n");
  await expect.element(page.getByRole("row", { name: "東京" })).toBeVisible();
  expect(readRows()).toStrictEqual([
    "netflix | jane+netflix@gmail.com Same address as netflix.de | ",
    "netflix.de | jane+netflix@gmail.com Same address as netflix | ",
    "amazon.com | jane+amazon@gmail.com | ",
    "東京 | Nothing here can go after the +. Try another name, or an address without a +.Without + | ",
  ]);
  await button("Copy all").click();
  await expect.element(page.getByText("3 items copied to clipboard")).toBeVisible();
  expect(lastCopied()).toBe("jane+netflix@gmail.com\njane+netflix@gmail.com\njane+amazon@gmail.com");
  await search.fill("jane+netflix@gmail.com");
  await expect.poll(readRows).toHaveLength(2);
  await search.fill("");
  await button("Copy jane+amazon@gmail.com").click();
  await expect.poll(lastCopied).toBe("jane+amazon@gmail.com");
  // The last row has the way to an address.
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(table.getByText("Nothing here")).toHaveFocus();
  await search.fill("東京");
  await expect.element(page.getByText("0 of 3 addresses", { exact: true })).toBeVisible();
  await table.getByRole("button", { name: "Without +" }).click();
  await expect.element(withoutPlus).toBeChecked();
  await expect.poll(readRows).toEqual([expect.stringMatching(/^東京 \| [jane.]+@gmail\.com/)]);
  await expect.element(table.getByRole("button").nth(1)).toHaveFocus();
});

test("a search finds rows by their recipients and addresses, and everything else is still for all of them", async () => {
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  await expect.element(search).not.toBeInTheDocument();
  await recipient.fill("netflix\namazon\nbakery");
  await search.fill(" AMA ");
  await expect.poll(readRows).toStrictEqual(["amazon | jane+amazon@gmail.com | "]);
  await expect.element(page.getByText("1 of 3 addresses", { exact: true })).toBeVisible();
  const readSaved = replaceDownloads();
  await button("CSV (3)").click();
  await expect.poll(readSaved).toContain("bakery");
  await expect.element(button("Gmail filters (3)")).toBeVisible();
  await search.click();
  await userEvent.keyboard("{Enter}");
  await button("Copy jane+amazon@gmail.com").click();
  expect(vi.mocked(navigator.clipboard.writeText).mock.calls).toStrictEqual([["jane+amazon@gmail.com"]]);
  await button("Copy all").click();
  expect(lastCopied()).toBe("jane+netflix@gmail.com\njane+amazon@gmail.com\njane+bakery@gmail.com");

  await search.fill("shop");
  await expect.element(page.getByText("No address matches.")).toBeVisible();
  await button("Show all").click();
  await expect.poll(readRows).toHaveLength(3);
  await expect.element(search).toHaveFocus();
  await expect.element(button("CSV")).toBeVisible();
});

const SITES = Array.from({ length: 60 }, (_, index) => `site${index + 1}.com`).join("\n");
const HERE = "If you gave these sites the addresses made here:";
const NONE = "It matches none of these sites as they are here";
const DOTS =
  "Anyone can write your address with other dots. Did you write yours with other dots then? Write it that way here.";

/** The answer at the top of the card. */
function readAnswer(): string[] {
  const said = document.querySelector("search")!.parentElement!.nextElementSibling!;
  return Array.from(said.children, ({ textContent }) => textContent);
}

test.each<[mailbox: string, searched: string, rows: number, answer: readonly string[]]>([
  ["janedoe", "J.An.edoe@GoogleMail.com", 2, [HERE, "site33.com, site34.com"]],
  ["jane", "j.a.ne@gmail.com", 7, [HERE, "site1.com, site7.com, site26.com, site29.com, site32.com, site55.com, …"]],
  // No other writing of the mailbox is tried.
  ["jane.doe", "j.an.edoe@gmail.com", 0, [NONE, DOTS]],
  ["janedoe", "jane.doe+site7@gmail.com", 0, [NONE]],
  ["jane.doe", "Jane.Doe@GoogleMail.com", 0, ["Your own address"]],
  ["janedoe", "j.roe@gmail.com", 0, ["0 of 60 addresses"]],
])("with %s in the field, the search for %s finds %i sites and says so", async (text, searched, found, answer) => {
  await renderWithProviders(<SiteView />);
  await mailbox.fill(text);
  await withoutPlus.click();
  paste(SITES);
  await search.fill(searched);
  await expect.poll(readAnswer).toEqual(answer);
  // The rows follow once the table has drawn them.
  await expect.poll(readRows).toHaveLength(found);
  expect(page.getByText("No address matches.").elements()).toHaveLength(answer[0]!.startsWith("0") ? 1 : 0);
});

test("a pasted line that ends in a line break is one recipient", async () => {
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  paste("netflix.com\n");
  await expect.element(result).toHaveTextContent(/^jane\+netflix@gmail.com$/);
  await recipient.click();
  await userEvent.keyboard("{Enter}");
  await expect.poll(lastCopied).toBe("jane+netflix@gmail.com");
  // The next one is not glued to it.
  paste("netflix.com\nikea\n");
  await expect.poll(readRows).toHaveLength(2);
});

/** Changes the mailbox of a thousand rows. @returns A function that lets the rows follow. */
async function changeRows(): Promise<() => void> {
  await renderWithProviders(<SiteView />);
  paste(Array.from({ length: 1000 }, (_, index) => `shop-${index}`).join("\n"));
  await mailbox.fill("jane");
  await expect.element(page.getByRole("row", { name: "jane+shop-0@" })).toBeVisible();
  const release = holdSlices();
  await mailbox.fill("john");
  return release;
}

test.each([
  ["a file", () => button("CSV").click(), "john+shop-999@gmail.com"],
  [
    "filters",
    async () => {
      await button("Gmail filters (1,000)").click();
      await button("Download filters").click();
    },
    "john+shop-499@gmail.com",
  ],
])("a person who does not wait for the rows gets %s of the fields as they are", async (_, press, last) => {
  const readSaved = replaceDownloads();
  const release = await changeRows();
  await press();
  release();
  await expect.poll(readSaved).toContain(last);
  expect(await readSaved()).not.toContain("jane");
});

test("a person who does not wait for the rows copies those of the fields as they are", async () => {
  const write = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  const release = await changeRows();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => write.mock.calls).toHaveLength(1);
  release();
  const [item] = write.mock.lastCall![0];
  const copied = await (await item!.getType("text/plain")).text();
  expect(copied.split("\n").filter((email) => email.startsWith("john+shop-"))).toHaveLength(1000);
  await expect.element(page.getByText("1,000 items copied to clipboard")).toBeVisible();
  await expect.element(page.getByRole("row", { name: "john+shop-0@" })).toBeVisible();
});

test("two thousand recipients are a thousand rows, of which few are in the document", async () => {
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  paste(Array.from({ length: 2000 }, (_, index) => `shop ${index}`).join("\n"));
  await expect.element(page.getByText("Only the first 1,000 lines are used.").first()).toBeVisible();
  await expect.element(table).toHaveAttribute("aria-rowcount", "1001");
  expect(readRows().length).toBeLessThan(60);
});

test("the address is tinted as in the list, and is said once the person pauses, however many keys it took", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await renderWithProviders(<SiteView />);
  await mailbox.fill("jane");
  const expectSaid = listenToRegions();
  await recipient.click();
  await userEvent.keyboard("net");
  await advanceClock(999);
  await userEvent.keyboard("flix");
  const tintOf = (part: string) => getComputedStyle(result.getByText(part, { exact: true }).element()).backgroundColor;
  await expect.element(result.getByText("+netflix", { exact: true }), STILL_CLOCK).toBeVisible();
  expect(tintOf("+netflix")).not.toBe("rgba(0, 0, 0, 0)");
  expect(tintOf("jane")).toBe("rgba(0, 0, 0, 0)");
  expect(tintOf("@gmail.com")).toBe("rgba(0, 0, 0, 0)");

  await advanceClock(999);
  await expectSaid([]);
  await advanceClock(1);
  await expectSaid(["jane+netflix@gmail.com"]);
  await userEvent.keyboard("{Backspace}");
  await expect.element(page.getByText("jane+netflix@gmail.com"), STILL_CLOCK).not.toBeInTheDocument();
});

describe("with the book on", () => {
  let otherTab: BookStore;

  beforeEach(async () => {
    // A phone folds the mailbox.
    await page.viewport(1280, 800);
    otherTab = await keepBook([]);
    await renderWithProviders(<SiteView />);
    await expect.element(list).toBeVisible();
    await mailbox.fill("jane");
  });

  test("an address that was given on another day says on which, stands out, and need not be remembered", async () => {
    await otherTab.importEntries([
      { recipient: "netflix", email: "jane+netflix@gmail.com", date: "2026-01-10", note: "" },
    ]);
    await recipient.fill("netflix");
    const earlier = result.getByText("Given out on 10 January 2026");
    const tintOf = (text: string) => getComputedStyle(result.getByText(text).element()).backgroundColor;
    await expect.element(earlier).toBeVisible();
    const tint = tintOf("Given out on 10 January 2026");
    const widthOf = (name: string) => button(name).element().getBoundingClientRect().width;
    const width = widthOf("Copy");
    await recipient.fill("amazon");
    await expect.element(button("Copy and remember")).toBeVisible();
    expect(widthOf("Copy and remember")).toBe(width);
    await button("Copy and remember").click();
    await expect.element(result.getByText("Saved · given out today")).toBeVisible();
    expect(tintOf("Saved · given out today")).not.toBe(tint);
  });

  test("the mailbox stays when another tab gives an address of another one", async () => {
    await recipient.fill("netflix");
    await button("Copy and remember").click();
    await expect.element(result).toHaveTextContent("Saved · given out today");
    await cleanup();
    await renderWithProviders(<SiteView />);
    await expect.element(mailbox).toHaveValue("jane@gmail.com");
    await otherTab.setDetails({ mailbox: "roe@gmail.com" });
    await recipient.fill("amazon");
    await expect.element(result).toHaveTextContent("jane+amazon@gmail.com");
    await expect.element(mailbox).toHaveValue("jane@gmail.com");
  });

  test("a book that a newer version took is still known to the form, which says what is not remembered", async () => {
    await recipient.fill("netflix");
    await button("Copy and remember").click();
    await expect.element(result).toHaveTextContent("Saved · given out today");
    (await openDB("plusdot.book", DATABASE_VERSION + 1)).close();
    await recipient.fill("amazon");
    await button("Copy and remember").click();
    await expect.element(alert.first()).toBeVisible();
    await recipient.fill("netflix");
    await expect.element(result).toHaveTextContent("jane+netflix@gmail.comSaved · given out today");
    await button("Another address").click();
    await button("Copy").click();
    expect(lastCopied()).toBe("jane+netflix2@gmail.com");
    await expect.element(page.getByText(/^Copied, but not remembered\./)).toBeVisible();
  });

  test("the search for an address names the site that was given it, before one that only could be", async () => {
    await mailbox.fill("j.ane");
    await recipient.fill("netflix.com");
    await userEvent.keyboard("{Enter}");
    await expect.element(result).toHaveTextContent("Saved");
    await mailbox.fill("jane");
    await recipient.fill("netflix.com\nnetflix.de\nbakery");
    await search.fill("jan.e+netflix@gmail.com");
    await expect.poll(readAnswer).toEqual(["Given to", "netflix.com"]);
    expect(readRows()).toHaveLength(2);
    await search.fill("jane+bakery@gmail.com");
    await expect.poll(readAnswer).toEqual([HERE, "bakery"]);
  });
});
