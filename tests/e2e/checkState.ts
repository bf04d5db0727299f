import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

import { layoutFaults } from "./layoutFaults";

/** WCAG 2.2 AA with all that it contains, and the further advice of axe. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** WCAG 1.4.12: the spacing that a person may set for easier reading. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** A window of 1280 × 1024 pixels at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** From the narrowest phone to the widest window. */
const WIDTHS = Array.from({ length: 45 }, (_, index) => 280 + index * 30);

/** A phone on its side is no wider, in pixels. A window of a desktop may be narrower. */
const WIDEST_PHONE = 950;
const NARROWEST_DESKTOP = 650;

/**
 * Checks a state of the page in the window that it has, in every way at once, for most of the time goes into reaching
 * it. Each check leaves the page as it was.
 *
 * @param target The least width and height of a target in pixels.
 */
export async function checkState(page: Page, state: string, target: number): Promise<void> {
  const checks: Record<string, () => Promise<readonly string[]>> = {
    "axe finds nothing": () => violationsIn(page, TAGS),
    "every target is large enough": () => smallTargets(page, target),
    "an open dialog or menu is in the window as a whole": () => overlaysOutside(page),
    "nothing moves for people who ask for less motion": () => findMotion(page),
    "nothing is cut off": () => layoutFaults(page),
    "in forced colours, raised elements have an edge, and icons the colour of their text": () => inForcedColors(page),
  };
  for (const [check, findFaults] of Object.entries(checks))
    expect(await findFaults(), `${state}: ${check}`).toEqual([]);
}

/** Checks a state in the dark theme, with more spacing, with a zoom of 400 %, and at each width of its device. It stays as it was. */
export async function checkOtherLooks(page: Page, state: string, target: number): Promise<void> {
  expect(await inDarkTheme(page), `${state}: the colours of the dark theme have enough contrast`).toEqual([]);
  await expectRoomForSpacing(page, state);
  const home = page.viewportSize()!;
  await resize(page, ZOOMED);
  // Rows are measured once the window has its new width.
  await expect.poll(() => layoutFaults(page), `${state}: nothing is cut off at a zoom of 400 %`).toEqual([]);
  const isPhone = home.width < NARROWEST_DESKTOP;
  for (const width of WIDTHS.filter((one) => (isPhone ? one <= WIDEST_PHONE : one >= NARROWEST_DESKTOP))) {
    await resize(page, { width, height: home.height });
    expect(await widerThanTheirBox(page), `${state}: at ${width} px nothing scrolls sideways`).toEqual([]);
    expect(await smallTargets(page, target), `${state}: at ${width} px every target is large enough`).toEqual([]);
  }
  await resize(page, home);
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((wanted) => document.documentElement.clientWidth === wanted, size.width);
}

async function violationsIn(page: Page, tags: readonly string[]): Promise<string[]> {
  return toLines((await newAxe(page)).withTags([...tags]));
}

/** The rows of the list are alike. Those of the tables are not. */
const LATER_ROWS = "[role=grid][aria-multiselectable] [role=row]:nth-child(n + 8)";

/** Without `resultTypes`, axe describes each element that passes too, which takes most of the time. */
async function newAxe(page: Page): Promise<AxeBuilder> {
  // The page has its source from the look before. To read it again would take as long as the look.
  const isThere = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: "0" } : {}) });
  return axe.options({ resultTypes: ["violations"] }).exclude(LATER_ROWS);
}

/** The themes differ in their colours only, so one look at everything else is enough. */
async function inDarkTheme(page: Page): Promise<string[]> {
  // By hand, for the failure screen no longer follows the system.
  await page.evaluate(() => (document.documentElement.className = "dark"));
  const faults = await toLines((await newAxe(page)).withRules("color-contrast"), true);
  await page.evaluate(() => (document.documentElement.className = "light"));
  return faults;
}

/** @param mayNotKnow Whether it is enough that axe has looked: it cannot tell the contrast of a text behind a menu. */
async function toLines(axe: AxeBuilder, mayNotKnow = false): Promise<string[]> {
  // Otherwise axe opens a page of its own for each look, which takes most of the time.
  const { violations, passes, incomplete } = await axe.setLegacyMode().analyze();
  expect(mayNotKnow ? [...passes, ...incomplete] : passes).not.toEqual([]);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`);
}

/** The targets that are smaller than that. A label counts as its control, and as the field that is folded behind it. */
async function smallTargets(page: Page, size: number): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = Array.from(
      document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]"),
    );
    return targets
      .filter((target) => target.checkVisibility())
      .flatMap((target) => {
        const isFolded = target instanceof HTMLTextAreaElement && getComputedStyle(target).clipPath !== "none";
        const pressed = isFolded ? target.labels[0]! : (target.closest("label") ?? target);
        const { width, height } = pressed.getBoundingClientRect();
        const isSmaller = Math.min(width, height) < least - 0.01;
        const name = target.getAttribute("aria-label") ?? target.closest("label, a, button")?.textContent;
        return isSmaller ? [`${name}: ${width} × ${height}`] : [];
      });
  }, size);
}

async function overlaysOutside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("dialog[open], :popover-open")]
      .map((overlay) => overlay.getBoundingClientRect())
      .filter(({ left, top, right, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      .map(({ left, top, right, bottom }) => `from ${left}, ${top} to ${right}, ${bottom}`),
  );
}

async function expectRoomForSpacing(page: Page, state: string): Promise<void> {
  const sheet = await page.evaluateHandle((css) => {
    const added = new CSSStyleSheet();
    added.replaceSync(css);
    document.adoptedStyleSheets.push(added);
    return added;
  }, SPACING);
  await expect(page.locator("body")).toHaveCSS("letter-spacing", "1.92px");
  // Rows are measured again a frame after the spacing.
  const check = `${state}: nothing is cut off where the text is set wider and higher`;
  await expect.poll(() => layoutFaults(page), check).toEqual([]);
  // Emptied and not taken out: after that, Chromium once kept the spacing for good.
  await sheet.evaluate((added) => added.replaceSync(""));
  await expect(page.locator("body")).toHaveCSS("letter-spacing", "normal");
}

/** In Windows' contrast themes a person chooses a few colours. A page that is clear there does not depend on its own. */
async function inForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const faults = await page.evaluate(() => {
    const raised = [
      ...document.querySelectorAll("button, dialog[open], [popover=auto]:popover-open, [aria-live] [role=group]"),
    ];
    const edges = raised.map((element) => {
      const { borderStyle, borderWidth } = getComputedStyle(element);
      return `the edge is ${borderStyle} ${borderWidth}: ${element.textContent}`;
    });
    // The mark brings its own background.
    const icons = [...document.querySelectorAll("svg")].filter(
      (icon) => icon.checkVisibility() && !icon.matches("header a svg"),
    );
    const strange = icons.filter(
      (icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement!).color,
    );
    return [
      ...edges.filter((edge) => !edge.startsWith("the edge is solid 1px")),
      ...strange.map((icon) => `an icon has another colour: ${icon.parentElement!.textContent}`),
    ];
  });
  await page.emulateMedia({ forcedColors: "none" });
  return faults;
}

async function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (list: string) => Math.max(...list.split(",").map((time) => Number.parseFloat(time)));
    return Array.from(document.querySelectorAll("*")).flatMap((element) =>
      [undefined, "::before", "::after", "::backdrop"].flatMap((pseudo) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element, pseudo);
        const isStill =
          longest(transitionDuration) === 0 && longest(animationDuration) <= 0.001 && scrollBehavior === "auto";
        return isStill ? [] : [`${element.tagName}${pseudo ?? ""} ${element.className}`];
      }),
    );
  });
}

/** @returns The parts that can be scrolled sideways: the page, or a box in it. */
async function widerThanTheirBox(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => {
        const isPage = element === document.documentElement;
        const scrolls = isPage || /auto|scroll/.test(getComputedStyle(element).overflowX);
        return scrolls && element.scrollWidth > element.clientWidth && !element.matches("textarea");
      })
      .map(({ tagName, className, scrollWidth, clientWidth }) => {
        return `${tagName.toLowerCase()}.${className} is ${scrollWidth} px wide in ${clientWidth} px`;
      }),
  );
}
