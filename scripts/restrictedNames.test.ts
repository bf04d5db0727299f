import { expect, test } from "vitest";

import { restrictedNames } from "./restrictedNames.js";

const BROWSERS = { chrome: "125", edge: "125", firefox: "126", ios: "17.5", safari: "17.5" };
const { globals, properties } = restrictedNames(BROWSERS, []);

test.each(["fetch", "structuredClone", "Promise"])("%s is in every browser and may be used", (name) => {
  expect(globals.filter((option) => option.name === name)).toEqual([]);
});

test("a global that a browser lacks is restricted, and the message names the browsers", () => {
  expect(globals.filter(({ name }) => name === "scheduler")).toEqual([
    {
      name: "scheduler",
      message: "api.scheduler is not in firefox 126, firefox_android 126, safari 17.5, safari_ios 17.5.",
    },
  ]);
});

test("a global of the window is restricted by itself and as its member", () => {
  const message = "api.Window.requestIdleCallback is not in safari 17.5, safari_ios 17.5.";
  expect(globals).toContainEqual({ name: "requestIdleCallback", message });
  expect(properties).toContainEqual({ property: "requestIdleCallback", message });
});

test("a new member of a known object is restricted on any object", () => {
  expect(properties).toContainEqual({
    property: "popover",
    message: "api.HTMLElement.popover is not in safari_ios 17.5.",
  });
});

test("a new static member is restricted on its own object only", () => {
  const everywhere = "chrome 125, chrome_android 125, edge 125, firefox 126, firefox_android 126, safari 17.5";
  expect(properties.filter(({ property }) => property === "try")).toEqual([
    {
      object: "Promise",
      property: "try",
      message: `javascript.builtins.Promise.try is not in ${everywhere}, safari_ios 17.5.`,
    },
  ]);
});

test("a new member whose name a known object has is restricted on its own object only", () => {
  expect(properties.filter(({ property }) => property === "fetch")).toEqual([
    {
      object: "BackgroundFetchManager",
      property: "fetch",
      message: expect.stringContaining("api.BackgroundFetchManager.fetch is not in") as string,
    },
  ]);
});

test("an exception may be used", () => {
  const allowed = restrictedNames(BROWSERS, ["popover", "scheduler"]);
  expect(allowed.properties.filter(({ property }) => property === "popover")).toEqual([]);
  expect(allowed.globals).toEqual(globals.filter(({ name }) => name !== "scheduler"));
});

test("a name may be used from the browser version that brings it", () => {
  const isRestricted = (ios: string) =>
    restrictedNames({ ...BROWSERS, ios }, []).properties.some(({ property }) => property === "popover");
  expect(["9.3", "18.2", "18.3", "18.10", "26"].map(isRestricted)).toEqual([true, true, false, false, false]);
});
