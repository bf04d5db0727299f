import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { forgetBook, keepBook } from "../../tests/keepBook";
import { renderWithProviders } from "../../tests/renderWithProviders";
import { startVisit } from "../../tests/startVisit";
import { holdLinkTexts } from "../platform/linkText";
import { Home } from "./Home";

const mailbox = page.getByRole("textbox", { name: "Gmail address or username" });
const pasted = page.getByRole("textbox", { name: "Addresses to check" });
const recipient = page.getByRole("textbox", { name: "Site, shop or person" });
const given = page.getByRole("region", { name: "Who has which address" });
const link = (name: string) => page.getByRole("link", { name }).first();
const netflix = { recipient: "netflix.com", email: "jane@gmail.com", date: "2026-11-21", note: "" };

beforeEach(async () => {
  startVisit();
  await page.viewport(1280, 800);
});

afterEach(forgetBook);

test("the views share one book: one connection, one channel, one read, and none before a view needs it", async () => {
  (await keepBook([netflix])).close();
  const { BroadcastChannel } = window;
  const used = [
    vi.spyOn(IDBFactory.prototype, "open"),
    vi.spyOn(window, "BroadcastChannel").mockImplementation(function open(name) {
      return new BroadcastChannel(name);
    }),
    vi.spyOn(IDBObjectStore.prototype, "getAll"),
  ];
  const countUses = () => used.map(({ mock }) => mock.calls.length);
  await renderWithProviders(<Home drawn="make" />);
  await mailbox.fill("jane");
  // The other two are rendered ahead.
  await expect.poll(() => document.querySelectorAll("main").length).toBe(3);
  expect(countUses()).toStrictEqual([0, 0, 0]);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("given to netflix.com")).toBeVisible();

  await link("One per site").click();
  await expect.element(given.getByRole("row").nth(1)).toBeVisible();
  await link("Check addresses").click();
  await pasted.fill("jane@gmail.com");
  await expect.element(page.getByText("given to netflix.com on")).toBeVisible();
  await link("Make aliases").click();
  await expect.element(page.getByText("given to netflix.com", { exact: true })).toBeVisible();
  expect(countUses()).toStrictEqual([1, 1, 1]);
});

test("the box without a list leads to the other views", async () => {
  await renderWithProviders(<Home drawn="make" />);
  const box = page.getByRole("main");
  await box.getByRole("link", { name: "One per site" }).click();
  await expect.element(recipient).toBeVisible();
  await link("Make aliases").click();
  await box.getByRole("link", { name: "Check addresses" }).click();
  await expect.element(pasted).toBeVisible();
});

test("a search that finds nothing leads to an address for it, with both fields filled, and Back to the list", async () => {
  // As the inline script of the page does.
  holdLinkTexts(() => true);
  await renderWithProviders(<Home drawn="make" />);
  await mailbox.fill("jane");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("searchbox").fill("zalando");
  await link("Make an address for “zalando”").click();
  await expect.element(recipient).toHaveValue("zalando");
  await expect.element(mailbox).toHaveValue("jane@gmail.com");
  await expect.element(page.getByRole("status").getByText("jane+zalando@gmail.com")).toBeVisible();
  expect(window.location.hash).toBe("");
  window.history.back();
  await expect.element(page.getByRole("searchbox")).toHaveValue("zalando");
});
