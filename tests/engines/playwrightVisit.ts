import path from "node:path";

import type { BrowserType } from "@playwright/test";

import type { Key, Role, Visit } from "./visit";

const keys: Record<Key, string> = {
  Enter: "Enter",
  Space: "Space",
  Tab: "Tab",
  "Select all": "ControlOrMeta+a",
  Paste: "ControlOrMeta+v",
};

/** Chromium and Firefox. */
export async function startPlaywrightVisit(engine: BrowserType, folder: string): Promise<Visit> {
  const browser = await engine.launch({ downloadsPath: folder });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    // Chromium counts a page with status 404 as an error.
    const isStatus = toPath(message.location().url) === toPath(page.url());
    if (message.type() === "error" && !isStatus) errors.push(message.text());
  });
  // Firefox saves under the file's own name, and has no such event.
  page.on("download", (file) => void file.saveAs(path.join(folder, file.suggestedFilename())));

  const partOf = (role: Role, name: string) => page.getByRole(role, { name, exact: true });

  return {
    folder,
    async open(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack();
    },
    // The header has a link that a view may have too.
    click: (role, name) => partOf(role, name).first().click(),
    has: async (role, name) => (await partOf(role, name).count()) > 0,
    hasFocus: async (role, name) => (await partOf(role, name).and(page.locator(":focus")).count()) > 0,
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(keys[key]),
    read: (script) => page.evaluate(script),
    readErrors: async () => errors,
    end: () => browser.close(),
  };
}

const toPath = (url: string) => url.split("?")[0];
