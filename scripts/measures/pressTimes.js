import { launchBrowser } from "./launchBrowser.js";
import { SLOWDOWN } from "./slowPhone.js";
import { withServer } from "./withServer.js";

/** The window of the phone that Lighthouse assumes. */
const VIEWPORT = { width: 412, height: 823 };

/** Browsers count no time below: https://w3c.github.io/event-timing */
const LEAST_MS = 16;

/** What a press leaves behind, such as a fading colour, has ended by then. */
const REST_MS = 400;

/** The control: a button that changes a text. */
const BARE_PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>
  <button onclick="this.textContent = Date.now()">Press</button>`;

/**
 * A press: the control of the page that it is for, and the key if it is none of a pointer.
 *
 * @typedef {{ on: import("playwright").Locator, key?: string, before?: () => Promise<unknown>, after?: () => Promise<unknown> }} Press
 */

/**
 * Measures how long each press takes to be answered on a slow phone: from the input until the next frame is drawn, as
 * the browser itself counts it: https://w3c.github.io/event-timing. The page has a list of 2,000 rows.
 *
 * Each round has a new page, in which nothing was pressed before. Between two presses the bare button is pressed, so that
 * a change of the machine's speed affects both.
 *
 * @param {number} rounds
 * @returns {Promise<Record<string, number[]>>} Milliseconds by the press, of which `bare` is the control.
 */
export function measurePresses(rounds) {
  return withServer(async (url) => {
    /** @type {Record<string, number[]>} */
    const times = {};
    const browser = await launchBrowser();
    for (let round = 0; round < rounds; round += 1) await measureRound(browser, url, times);
    await browser.close();
    return times;
  });
}

/** @type {(browser: import("playwright").Browser, url: string, times: Record<string, number[]>) => Promise<void>} */
async function measureRound(browser, url, times) {
  const context = await browser.newContext({ viewport: VIEWPORT, permissions: ["clipboard-write"] });
  await context.addInitScript(keepInteractions, LEAST_MS);
  const barePage = await context.newPage();
  await barePage.route("**", (route) => route.fulfill({ contentType: "text/html", body: BARE_PAGE }));
  await barePage.goto(url);
  const page = await context.newPage();
  await page.goto(`${url}?lang=en`);
  await makeList(page);
  await slowDown(barePage);
  await slowDown(page);

  const bare = barePage.getByRole("button");
  for (const [name, press] of Object.entries(pressesOf(page))) {
    (times.bare ??= []).push(await timePress(barePage, { on: bare }));
    (times[name] ??= []).push(await timePress(page, press));
  }
  await context.close();
}

/** @param {import("playwright").Page} page */
async function makeList(page) {
  await page.getByRole("textbox").first().fill("jane.doe");
  await page.keyboard.press("Enter");
  await page.getByRole("grid").waitFor();
  // The short message that the list is there.
  await page.getByRole("region", { name: "Notifications" }).getByRole("group").waitFor({ state: "detached" });
}

/** @param {import("playwright").Page} page */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/**
 * The presses in the order of a person who uses everything once.
 *
 * @param {import("playwright").Page} page
 * @returns {Record<string, Press>}
 */
function pressesOf(page) {
  const main = page.locator("main:visible");
  const list = page.getByRole("grid", { name: "Alias list" });
  const link = (/** @type {string} */ name) => page.getByRole("link", { name, exact: true });
  const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true });
  const escape = () => page.keyboard.press("Escape");
  const recipient = main.getByRole("textbox", { name: "Site, shop or person" });
  const mailbox = main.getByRole("textbox", { name: "Gmail address or username" });
  return {
    "the theme": { on: button("Toggle theme") },
    "a menu": { on: button("Theme"), after: escape },
    About: { on: button("About"), after: escape },
    "a letter of the address": { on: mailbox, key: "x" },
    Options: { on: button("Options") },
    "a row": { on: list.getByRole("checkbox").first() },
    "Select all": { on: page.getByRole("checkbox", { name: "Select all" }) },
    // Each address of the list has it.
    "a letter of the search": { on: page.getByRole("searchbox"), key: "e" },
    "Copy of a row": { on: list.getByRole("button").first() },
    "Check addresses": { on: link("Check addresses") },
    "a letter of the check": {
      on: main.getByRole("textbox"),
      before: () => main.getByRole("textbox").fill("jane@gmail.com\nj.ane+shop@gmail.com\n"),
      key: "x",
    },
    "One per site": { on: link("One per site") },
    "a letter of the site": {
      before: async () => {
        if ((await mailbox.inputValue()) === "") await mailbox.fill("jane.doe");
      },
      on: recipient,
      key: "x",
    },
    "Make aliases": { on: link("Make aliases") },
  };
}

/** @type {(page: import("playwright").Page, press: Press) => Promise<number>} */
async function timePress(page, { on, key, before, after }) {
  await page.bringToFront();
  await before?.();
  await on.scrollIntoViewIfNeeded();
  if (key === undefined) await on.hover();
  else await on.focus();
  await page.waitForTimeout(REST_MS);
  await page.evaluate(() => performance.clearMeasures());
  if (key === undefined) await pressHere(page);
  else await page.keyboard.press(key);
  await page.waitForTimeout(REST_MS);
  const time = await page.evaluate(
    (least) => Math.max(least, ...performance.getEntriesByName("interaction").map(({ duration }) => duration)),
    LEAST_MS,
  );
  await after?.();
  return time;
}

/** Presses where the pointer is, without the search for the control that a click begins with. @param {import("playwright").Page} page */
async function pressHere({ mouse }) {
  await mouse.down();
  await mouse.up();
}

/**
 * Runs in the page. Keeps the time of each event of an interaction, as a measure.
 *
 * @param {number} least
 */
function keepInteractions(least) {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, startTime, duration } = /** @type {PerformanceEventTiming} */ (entry);
      if (interactionId > 0) performance.measure("interaction", { start: startTime, duration });
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: least }));
}
