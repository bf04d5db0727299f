import { SLOWDOWN } from "../measuring/slowPhone.js";
import { toRatio } from "../measuring/toRatio.js";

const ROUNDS = 5;
const MAX_RATIO = 4;

/** The window of the phone that Lighthouse assumes. */
const VIEWPORT = { width: 412, height: 823 };

/** Browsers count no time below: https://w3c.github.io/event-timing */
const LEAST_MS = 16;

/** After this time, nothing moves any more, such as a colour that fades. */
const REST_MS = 400;

/** The control: a button that changes a text. */
const BARE_PAGE = `data:text/html,<meta name="viewport" content="width=device-width">
  <button onclick="this.textContent = Date.now()">Press</button>`;

/**
 * A press on a control of the page, with the pointer unless there is a key.
 *
 * @typedef {{ on: import("playwright").Locator, key?: string, before?: () => Promise<unknown>, after?: () => Promise<unknown> }} Press
 */

/**
 * Measures how long each press takes to be answered on a slow phone: from the input until the next frame is drawn, as
 * the browser itself counts it: https://w3c.github.io/event-timing. The page has a list of 2,000 rows. A change of the
 * theme is not measured: it draws the whole page again, and may take as long as that takes.
 *
 * Each round has a new page, in which nothing was pressed before. The bare button is pressed before each press.
 *
 * @type {import("../measuring/toRatio.js").Measure}
 */
export async function measure(browser, url) {
  /** @type {Record<string, number[]>} */
  const times = {};
  /** @type {number[]} */
  const controlTimes = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: VIEWPORT, permissions: ["clipboard-write"] });
    await context.addInitScript(keepInteractions, LEAST_MS);
    const bare = await context.newPage();
    await bare.goto(BARE_PAGE);
    const page = await context.newPage();
    await page.goto(`${url}?lang=en`);
    await makeList(page);
    await Promise.all([bare, page].map(slowDown));
    for (const [name, press] of Object.entries(pressesOf(page))) {
      controlTimes.push(await timePress(bare, { on: bare.getByRole("button") }));
      (times[name] ??= []).push(await timePress(page, press));
    }
    await context.close();
  }
  const control = { control: "a bare button", controlTimes, most: MAX_RATIO };
  return Object.entries(times).map(([press, all]) => toRatio({ what: `answer to: ${press}`, times: all, ...control }));
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
  const main = page.locator("main > :visible");
  const list = page.getByRole("grid", { name: "Alias list" });
  const link = (/** @type {string} */ name) => page.getByRole("link", { name, exact: true });
  const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true });
  const escape = () => page.keyboard.press("Escape");
  const recipient = main.getByRole("textbox", { name: "Site, shop or person" });
  const mailbox = main.getByRole("textbox", { name: "Gmail address or username" });
  return {
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
      before: () => main.getByRole("textbox").fill("jane@gmail.com\nj.ane+shop@gmail.com\n"),
      on: main.getByRole("textbox"),
      key: "x",
    },
    "One per site": { on: link("One per site") },
    "a letter of the site": { before: () => mailbox.fill("jane.doe"), on: recipient, key: "x" },
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
  if (key === undefined) {
    // A click would first look for the control.
    await page.mouse.down();
    await page.mouse.up();
  } else {
    await page.keyboard.press(key);
  }
  await page.waitForTimeout(REST_MS);
  const time = await page.evaluate(
    (least) => Math.max(least, ...performance.getEntriesByName("interaction").map(({ duration }) => duration)),
    LEAST_MS,
  );
  await after?.();
  return time;
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
