import { Builder, By, error, Key as DriverKey, type WebElement } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote/index.js";

import { keepErrors } from "./keepErrors";
import type { Key, Role, Visit } from "./visit";

const WAIT_MS = 15_000;

/** Where to look for a role. Which of these elements has it, and under which name, the browser computes. */
const elements: Record<Role, string> = {
  button: "button",
  checkbox: "input",
  heading: "h1, h2, h3",
  link: "a",
  radio: "input",
  switch: "input",
  textbox: "input, textarea",
};

const keys: Record<Key, readonly string[]> = {
  Enter: [DriverKey.ENTER],
  Space: [DriverKey.SPACE],
  Tab: [DriverKey.TAB],
  "Select all": [DriverKey.CONTROL, "a"],
  Paste: [DriverKey.CONTROL, "v"],
};

/**
 * `false` where the reason passes: React has put another element in this one's place, a toast lies above it, or the page
 * before is still removable. For an element of a hidden view, which has no role and no name, the driver throws an error
 * without a message.
 */
async function orFalse(attempt: () => Promise<boolean>): Promise<boolean> {
  try {
    return await attempt();
  } catch (reason) {
    const isPassing =
      reason instanceof error.StaleElementReferenceError ||
      reason instanceof error.ElementClickInterceptedError ||
      reason instanceof error.NoSuchFrameError ||
      (reason instanceof error.WebDriverError && reason.message === "");
    if (isPassing) return false;
    throw reason;
  }
}

/** In the page: calls back once it has drawn the element twice in the same place. It may be scrolling until then. */
function whenStill(target: Element, onStill: () => void): void {
  let last = Number.NaN;
  requestAnimationFrame(function look() {
    const { top } = target.getBoundingClientRect();
    if (top === last) return onStill();
    last = top;
    requestAnimationFrame(look);
  });
}

/** WebKitGTK, which Playwright cannot drive, by its own driver. */
export async function startWebDriverVisit(driverPath: string, site: string, folder: string): Promise<Visit> {
  const service = new DriverService.Builder(driverPath)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      // The browser saves to the home folder, where no other folder is chosen below XDG_CONFIG_HOME.
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      GTK_THEME: "Adwaita:dark",
      LC_ALL: "C",
    })
    .build();
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities({ browserName: "MiniBrowser" })
    .build();

  // WebKit names what a hidden view has too.
  const isShown = (element: WebElement) =>
    driver.executeScript<boolean>((found: Element) => found.checkVisibility(), element);
  const is = (element: WebElement, role: Role, name: string) =>
    orFalse(
      async () =>
        (await element.getAccessibleName()) === name &&
        (await element.getAriaRole()) === role &&
        (await isShown(element)),
    );

  async function find(role: Role, name: string): Promise<WebElement | null> {
    for (const element of await driver.findElements(By.css(elements[role]))) {
      if (await is(element, role, name)) return element;
    }
    return null;
  }

  async function click(role: Role, name: string): Promise<boolean> {
    const element = await find(role, name);
    if (element === null) return false;
    // By itself the driver does not scroll a page with scroll-padding.
    await driver.executeScript((target: Element) => target.scrollIntoView({ block: "nearest" }), element);
    await driver.executeAsyncScript(whenStill, element);
    await element.click();
    return true;
  }

  async function begin(): Promise<void> {
    const keep = () => driver.executeScript(keepErrors).then(() => true);
    await driver.wait(() => orFalse(keep), WAIT_MS);
  }

  return {
    folder,
    async open(address) {
      await driver.get(new URL(address, site).href);
      await begin();
    },
    async reload() {
      await driver.navigate().refresh();
      await begin();
    },
    back: () => driver.navigate().back(),
    async click(role, name) {
      await driver.wait(() => orFalse(() => click(role, name)), WAIT_MS, `The ${role} "${name}" cannot be clicked`);
    },
    has: async (role, name) => (await find(role, name)) !== null,
    hasFocus: async (role, name) => is(await driver.switchTo().activeElement(), role, name),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async press(key) {
      const actions = driver.actions();
      for (const part of keys[key]) actions.keyDown(part);
      for (const part of keys[key].toReversed()) actions.keyUp(part);
      await actions.perform();
    },
    read: (script) => driver.executeScript(script),
    readErrors: () => driver.executeScript(() => JSON.parse(sessionStorage.getItem("errors") ?? "[]")),
    async end() {
      try {
        await driver.quit();
      } finally {
        await service.kill();
      }
    },
  };
}
