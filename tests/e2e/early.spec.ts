import { expect as baseExpect, type Page } from "@playwright/test";

import { answerAsWorker } from "./answerAsWorker";
import { holdScripts } from "./holdScripts";
import { storeBook } from "./storeBook";
import { readClipboard } from "./readClipboard";
import { refuse, refusals } from "./refuse";
import { test } from "./test";
import { textOf } from "./textOf";
import { watchErrors } from "./watchErrors";
import { whenDrawn } from "./whenDrawn";

/*
 * A person acts before the program runs: the built page is drawn, and looks as if it were alive.
 */

const VISITS = 3;
/** So a journey that loses every press ends before its limit, and says what it lost. */
const MOST_LOSSES = 3;
const SPEEDS = { "at the processor's own speed": 1, "on a processor 6 times slower": 6 };

/** A press is lost if the page shows no effect for this long once its program runs. */
const expect = baseExpect.configure({ timeout: 60_000 });

const MOST_UNTIL_IDLE_MS = 1000;

// The whole form and each menu are in the window.
test.use({ viewport: { width: 800, height: 900 }, colorScheme: "light" });

const FIELD = "Gmail address or username";
const RECIPIENT = "Site, shop or person";
const CHECK = "Addresses to check";

const buttonOf = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const linkOf = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first();
const fieldOf = (page: Page) => page.getByRole("textbox", { name: FIELD });
const recipientOf = (page: Page) => page.getByRole("textbox", { name: RECIPIENT });
const checkOf = (page: Page) => page.getByRole("textbox", { name: CHECK });
const menuOf = (page: Page, name: string) => page.getByRole("radiogroup", { name });
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });
const toastsOf = (page: Page) => page.getByRole("region", { name: "Notifications" }).getByRole("group");
const busyOnes = (page: Page) => page.locator("[aria-busy=true]");
const rootOf = (page: Page) => page.locator("html");

interface Control {
  readonly what: string;
  /** The controls of one visit are pressed together, in the order of this table. */
  readonly visit: string;
  /** The view that is drawn, as on a later visit. It is Make aliases unless given. */
  readonly view?: "site" | "check";
  /** The person does this as soon as the page is drawn. */
  readonly act: (page: Page) => Promise<void>;
  /** Fails if the effect is not seen. */
  readonly expectEffect: (page: Page) => Promise<void>;
  /** The buttons and links that say until then that they are busy. */
  readonly busy?: readonly string[];
}

const controls: readonly Control[] = [
  {
    what: "Clear empties the field, and text that is typed then stays",
    visit: "a list",
    act: async (page) => {
      await whenDrawn(page, FIELD);
      await page.keyboard.type("roe");
      await press(page, "Clear");
      await type(page, FIELD, "jane");
    },
    expectEffect: async (page) => {
      await expect(fieldOf(page)).toHaveValue("jane");
    },
  },
  {
    what: "Toggle theme changes the theme once",
    visit: "a list",
    act: (page) => press(page, "Toggle theme"),
    busy: ["Toggle theme"],
    expectEffect: (page) =>
      expect
        .poll(() => page.evaluate(() => (window as unknown as { themes: string[] }).themes))
        .toEqual(["light", "dark"]),
  },
  {
    what: "Your tags and options opens",
    visit: "a list",
    act: (page) => press(page, "Your tags and options"),
    busy: ["Your tags and options"],
    expectEffect: (page) => expectOptions(page, "Your tags and options"),
  },
  {
    what: "Generate makes a list",
    // Last, because a new list scrolls away what is pressed next.
    visit: "a list",
    act: (page) => press(page, "Generate"),
    busy: ["Generate"],
    expectEffect: expectList,
  },
  {
    what: "Enter in the field makes a list",
    visit: "Enter",
    act: async (page) => {
      await type(page, FIELD, "jane");
      await page.keyboard.press("Enter");
    },
    busy: ["Generate"],
    expectEffect: (page) => expect(fieldOf(page)).toHaveValue("jane"),
  },
  {
    what: "Shuffle right after that leaves one list",
    visit: "Enter",
    // Shuffle is disabled until there is a list, so it is not held.
    act: (page) => press(page, "Shuffle"),
    expectEffect: async (page) => {
      await expect(page.getByRole("checkbox", { name: "jane@gmail.com", exact: true })).toBeVisible();
      await expect(toastsOf(page).filter({ hasText: "2,000 emails" })).toHaveCount(1);
      // On a slow machine, the list is there before Shuffle is pressed, and is shuffled then.
      await expect(toastsOf(page).filter({ hasNotText: /^(?:2,000 emails|Aliases shuffled!)$/ })).toHaveCount(0);
    },
  },
  {
    what: "a theme is chosen",
    visit: "links",
    act: async (page) => {
      await press(page, "Theme");
      await press(page, "Dark");
    },
    expectEffect: async (page) => {
      await expect(rootOf(page)).toHaveClass("dark");
      expect(await page.evaluate(() => localStorage.getItem("plusdot.theme"))).toBe("dark");
      await expect(menuOf(page, "Theme")).toBeHidden();
    },
  },
  {
    what: "Check addresses opens the check, the mark leads back, One per site opens its view with what is typed then, and the page keeps its text",
    visit: "links",
    act: async (page) => {
      await type(page, FIELD, "jane");
      await press(page, "Check addresses");
      await press(page, "Plusdot, home page");
      await press(page, "One per site");
      await page.keyboard.type("netflixx");
      await page.keyboard.press("Backspace");
    },
    busy: ["One per site"],
    expectEffect: async (page) => {
      await expect(recipientOf(page)).toBeFocused();
      await expect(recipientOf(page)).toHaveValue("netflix");
      await expect(page.getByRole("status").first()).toHaveText("jane+netflix@gmail.com");
      await expect(page).toHaveURL("/?lang=en&view=site");
      await page.goBack();
      await expect(fieldOf(page)).toHaveValue("jane");
      await page.goBack();
      await expect(checkOf(page)).toBeVisible();
    },
  },
  {
    what: "a recipient can be typed at once, and is read with the mailbox",
    visit: "Enter for one site",
    view: "site",
    act: async (page) => {
      await whenDrawn(page, RECIPIENT);
      await page.keyboard.type("netflix.com");
      await type(page, FIELD, "jane");
    },
    expectEffect: async (page) => {
      await expect(recipientOf(page)).toHaveValue("netflix.com");
      await expect(page.getByRole("status").first()).toHaveText("jane+netflix@gmail.com");
    },
  },
  {
    what: "Enter in the field of one line gives the address",
    visit: "Enter for one site",
    view: "site",
    act: async (page) => {
      await press(page, RECIPIENT);
      await page.keyboard.press("Enter");
    },
    expectEffect: (page) => expect(toastsOf(page)).toHaveText(["Copied to clipboard"]),
  },
  {
    what: "the options of one site open",
    // Last, because the panel moves what is below it.
    visit: "Enter for one site",
    view: "site",
    act: (page) => press(page, "Options"),
    busy: ["Options"],
    expectEffect: (page) => expectOptions(page, "Options"),
  },
  {
    what: "what is typed at once is in the drawn view, the list is switched on, and Make aliases opens Make aliases",
    visit: "away from one site",
    view: "site",
    act: async (page) => {
      await whenDrawn(page, RECIPIENT);
      await page.keyboard.type("shop");
      await type(page, FIELD, "jane");
      await press(page, "Remember on this device");
      await press(page, "Make aliases");
    },
    busy: ["Make aliases"],
    expectEffect: async (page) => {
      await expect(buttonOf(page, "Generate")).toBeVisible();
      await expect(fieldOf(page)).toHaveValue("jane@gmail.com");
      await expect(page).toHaveURL("/?lang=en");
      await linkOf(page, "One per site").click();
      await expect(page.getByRole("status").first()).toHaveText("jane+shop@gmail.com");
      await expect(page.getByRole("switch")).toBeChecked();
      await expect(page.getByRole("region", { name: "Who has which address" })).toBeVisible();
    },
  },
  {
    what: "a list to check stays and is read, in the language that is chosen then",
    visit: "a list to check",
    view: "check",
    act: async (page) => {
      await type(page, CHECK, "jane+shop@gmail.com");
      await press(page, "Language: English");
      await press(page, "Français");
    },
    expectEffect: async (page) => {
      await expect(page.getByRole("textbox")).toHaveValue("jane+shop@gmail.com");
      await expect(page.getByText("Probablement donnée à", { exact: true })).toBeVisible();
      await expect(page).toHaveURL("/?view=check&lang=fr");
      await expect(page.getByRole("radiogroup")).toBeHidden();
    },
  },
];

const visits = [...new Set(controls.map((control) => control.visit))];

for (const visit of visits) {
  const pressed = controls.filter((control) => control.visit === visit);

  test(`before the program runs, ${pressed.map(({ what }) => what).join(", ")}`, async ({ page }) => {
    expect(await actEarly(page, pressed)).toEqual([]);
  });

  for (const [speed, slowdown] of Object.entries(SPEEDS)) {
    test(`nothing is lost in ${VISITS} visits ${speed}: ${visit}`, { tag: "@matrix" }, async ({ context }) => {
      const losses: string[] = [];
      let rounds = 0;
      let early = 0;
      while (rounds < VISITS && losses.length < MOST_LOSSES) {
        rounds += 1;
        const page = await context.newPage();
        const errors = watchErrors(page);
        await forgetVisits(page);
        await watchThemes(page);
        const isPressEarly = await watchPresses(page);
        await slowDown(page, slowdown);
        try {
          await open(page, pressed);
          for (const { act } of pressed) await act(page);
          if (isPressEarly()) early += 1;
          await waitForProgram(page);
          for (const { expectEffect } of pressed) await expectEffect(page);
          expect(errors).toEqual([]);
        } catch (error) {
          losses.push(String(error));
        }
        await page.close();
      }
      const share = `${early} of ${rounds} visits began with a press before the program`;
      test.info().annotations.push({ type: "early", description: share });
      expect(losses, `lost in ${losses.length} of ${rounds} visits. ${share}`).toEqual([]);
      expect(early, share).toBeGreaterThan(0);
    });
  }
}

for (const file of ["vendor", "texts-fr"])
  test(`if ${file} cannot be fetched, the page says so in its language, keeps its view and text, and no press waits any longer`, async ({
    page,
  }) => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await refuse(page, file, async (route) => {
      await failed;
      await refusals["there is no network"](route);
    });
    await answerAsWorker(page);
    const [options, about] = [textOf("fr", "site", "options"), textOf("fr", "header", "about")];
    await page.goto("/?lang=fr&view=site", { waitUntil: "commit" });
    await type(page, textOf("fr", "site", "recipient"), "netflix.com");
    await press(page, options);
    await press(page, about);
    await expectBusy(page, [options, about]);

    fail();
    await expect(page.getByRole("alert")).toHaveText(textOf("fr", "failures", "load"));
    await expect(busyOnes(page)).toHaveCount(0);
    await press(page, options);
    await expect(busyOnes(page)).toHaveCount(0);
    await expect(page.getByRole("textbox").first()).toHaveValue("netflix.com");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf("fr", "site", "title"));
    await expect(page.locator("[aria-current]")).toHaveAccessibleName(textOf("fr", "views", "site"));
  });

test("after 15 seconds no press waits for a program that hangs, and it may still come", async ({ page }) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await press(page, "About");
  await expectBusy(page, ["About"]);
  await page.clock.fastForward(15_000);
  await expect(page.getByRole("alert")).toHaveText(
    "Part of the page could not be loaded. Check your connection and try again.",
  );
  await expect(busyOnes(page)).toHaveCount(0);

  release();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await press(page, "About");
  await expect(dialogOf(page, "About Plusdot")).toBeVisible();
});

test("a page whose program has come says nothing of a failure after 15 seconds", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.waitForURL(/[?&]lang=/);
  await page.clock.fastForward(15_000);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("before the program runs, Enter waits for the book, which knows the mailbox and remembers", async ({
  page,
  context,
}) => {
  await storeBook(page, []);
  await openWith(page, "jane@gmail.com");
  const errors = watchErrors(page);
  const release = await holdScripts(page);
  await answerAsWorker(page);
  await page.goto("/?view=site", { waitUntil: "commit" });
  await whenDrawn(page, RECIPIENT);
  await page.keyboard.type("netflix.com");
  await page.keyboard.press("Enter");

  release();
  await expect(toastsOf(page).last()).toHaveText(/^1 address remembered/);
  expect(await readClipboard(context)).toBe("jane+netflix@gmail.com");
  await expect(page.getByRole("row").nth(1)).toContainText("jane+netflix@gmail.com");
  expect(errors).toEqual([]);
});

test("before the program runs, a list that is too long for the field is checked as a file is, and the choice of a file opens", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await answerAsWorker(page);
  await page.goto("/?view=check", { waitUntil: "commit" });
  await press(page, CHECK);
  await page.keyboard.insertText("jane@gmail.com, ".repeat(7000));
  await press(page, "Open a file");
  await expectBusy(page, ["Open a file"]);
  const chosen = page.waitForEvent("filechooser");
  release();
  await expect(page.getByText("Pasted text")).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  await buttonOf(page, "Remove Pasted text").click();
  await expect(checkOf(page)).toHaveValue("");

  const text = "name,mail\r\nJos\xe9,jose@gmail.com\r\nJane,j.ane@gmail.com\r\n";
  await (await chosen).setFiles({ name: "members.csv", mimeType: "text/csv", buffer: Buffer.from(text, "latin1") });
  await expect(page.getByText("members.csv")).toBeVisible();
  await expect(page.getByText("2 people", { exact: true })).toBeVisible();
});

test("an address is in the other views, though its field was left before the part came that reads it", async ({
  page,
}) => {
  const release = await holdScripts(page, "listMaker");
  await page.goto("/?lang=en");
  await waitForProgram(page);
  const mailbox = page.getByRole("textbox", { name: "Gmail address or username" });
  await mailbox.fill("Jane.Doe");
  await page.getByRole("navigation").getByRole("link", { name: "One per site" }).click();
  await expect(page.getByRole("textbox", { name: RECIPIENT })).toBeVisible();
  await expect(mailbox).toHaveValue("");
  release();
  await expect(mailbox).toHaveValue("jane.doe@gmail.com");
});

test("while the part of a view loads, its link is marked, and what is typed goes to its field", async ({ page }) => {
  const release = await holdScripts(page, "SiteView");
  await page.goto("/?lang=en");
  await waitForProgram(page);
  await type(page, FIELD, "jane");
  for (const letters of ["net", "flix"]) {
    await press(page, "One per site");
    await page.keyboard.type(letters);
  }
  await expect(linkOf(page, "One per site")).toHaveAttribute("aria-current", "page");
  await expect(fieldOf(page)).toHaveValue("jane");
  release();
  await expect(recipientOf(page)).toHaveValue("netflix");
  await expect(recipientOf(page)).toBeFocused();
  await expect(page.getByRole("status").first()).toHaveText("jane+netflix@gmail.com");
});

/** Makes one visit, and acts before its program runs. @returns The errors of the page. */
async function actEarly(page: Page, pressed: readonly Control[]): Promise<readonly string[]> {
  const errors = watchErrors(page);
  await watchThemes(page);
  const release = await holdScripts(page);
  await open(page, pressed);
  for (const { act } of pressed) await act(page);
  await expectBusy(
    page,
    pressed.flatMap(({ busy = [] }) => busy),
  );

  release();
  await waitForProgram(page);
  for (const { expectEffect } of pressed) await expectEffect(page);
  await expect(busyOnes(page)).toHaveCount(0);
  return errors;
}

/** Gives an address of the mailbox, so that the book knows it. */
async function openWith(page: Page, mailbox: string): Promise<void> {
  await page.goto("/?view=site&lang=en");
  await expect(page.getByRole("region", { name: "Who has which address" })).toBeVisible();
  await recipientOf(page).fill("amazon.com");
  await fieldOf(page).fill(mailbox);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row")).toHaveCount(2);
}

async function open(page: Page, [control]: readonly Control[]): Promise<void> {
  await answerAsWorker(page);
  await page.goto(control?.view === undefined ? "/" : `/?view=${control.view}`, { waitUntil: "commit" });
}

async function press(page: Page, name: string): Promise<void> {
  const { x, y } = await whenDrawn(page, name);
  await page.mouse.click(x, y);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await press(page, label);
  await page.keyboard.type(text);
}

async function expectBusy(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await expect(buttonOf(page, name).or(linkOf(page, name))).toHaveAttribute("aria-busy", "true");
  }
}

async function expectList(page: Page): Promise<void> {
  await expect(page.getByRole("checkbox", { name: "jane@gmail.com", exact: true })).toBeVisible();
  await expect(toastsOf(page)).toHaveText(["2,000 emails"]);
  await expect(fieldOf(page)).toHaveValue("jane");
}

async function expectOptions(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("group", { name })).toBeVisible();
  await expect(buttonOf(page, name)).toHaveAttribute("aria-expanded", "true");
}

/** Keeps every theme that the page has had. */
async function watchThemes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const themes: string[] = [];
    Object.assign(window, { themes });
    new MutationObserver(() => {
      const theme = document.documentElement.className;
      if (theme !== themes.at(-1)) themes.push(theme);
    }).observe(document, { attributeFilter: ["class"], subtree: true });
  });
}

/** @returns Tells whether any press came before the program, which writes the language to the address. */
async function watchPresses(page: Page): Promise<() => boolean> {
  let isEarly = false;
  await page.exposeFunction("notePress", (isNew: boolean) => {
    isEarly ||= isNew;
  });
  await page.addInitScript(() => {
    const note = () =>
      (window as unknown as { notePress: (isEarly: boolean) => void }).notePress(!location.search.includes("lang="));
    for (const event of ["pointerdown", "keydown"]) window.addEventListener(event, note, { capture: true });
  });
  return () => isEarly;
}

/** Makes the next visit a first one, which fetches all files. */
async function forgetVisits(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  // Otherwise the book of the visit before is on, and its switch asks whether to delete it.
  await session.send("Storage.clearDataForOrigin", { origin: test.info().project.use.baseURL!, storageTypes: "all" });
  await page.addInitScript(() => localStorage.clear());
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** The program writes the language to the address. When the browser is idle then, every part of the page is alive. */
async function waitForProgram(page: Page): Promise<void> {
  await page.waitForURL(/[?&]lang=/);
  // While a dialog is open, Chromium does not call itself idle.
  await page.evaluate(
    (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    MOST_UNTIL_IDLE_MS,
  );
}
