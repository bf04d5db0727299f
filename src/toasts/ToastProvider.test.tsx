import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { render, type RenderResult } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { advanceClock, STILL_CLOCK } from "../../tests/advanceClock";
import { listenToRegions } from "../../tests/listenToRegions";
import { LanguageProvider } from "../i18n/LanguageProvider";
import { loadTexts } from "../i18n/loadTexts";
import "../ui/tokens.css";
import { ToastProvider, useToasts } from "./ToastProvider";

const texts = await loadTexts("en");

const region = page.getByRole("region", { name: "Notifications" });
const toasts = region.getByRole("group");

const onPress = vi.fn<() => void>();

function Openers() {
  const showToast = useToasts();
  return (
    <>
      {(["success", "error"] as const).map((type) => (
        <button type="button" key={type} onClick={() => showToast(type, `A message of type ${type}`)}>
          {type}
        </button>
      ))}
      <button type="button" onClick={() => showToast("error", "It failed", { hint: "Look at the cable.", onPress })}>
        offer
      </button>
      <button type="button" onClick={() => showToast("success", "Deleted", { label: "Undo", onPress })}>
        delete
      </button>
      <input aria-label="Field" />
    </>
  );
}

function Page() {
  return (
    <LanguageProvider initialLanguage="en" initialTexts={texts}>
      <ToastProvider>
        <Openers />
      </ToastProvider>
    </LanguageProvider>
  );
}

async function renderPage(): Promise<RenderResult> {
  const result = await render(<Page />);
  // Away from where the toasts appear: a test before this one may have left the pointer there.
  await buttonOf("error").hover();
  return result;
}

function buttonOf(name: string) {
  return page.getByRole("button", { name, exact: true });
}

function focus(name: string): void {
  (buttonOf(name).element() as HTMLElement).focus();
}

/** Without the pointer, which may be elsewhere, and in the way of a dialog. */
function press(name: string): void {
  (buttonOf(name).element() as HTMLElement).click();
}

/** Those in sight. Screen readers have the others too. */
function readToasts(): (string | null)[] {
  const inSight = toasts.elements().filter((toast) => getComputedStyle(toast).clipPath === "none");
  return inSight.map(({ textContent }) => textContent);
}

beforeEach(() => {
  onPress.mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});

test("the newest toast is shown alone, and each has its own three seconds", async () => {
  await renderPage();
  press("success");
  await expect.element(region.getByRole("group", { name: "A message of type success" }), STILL_CLOCK).toBeInViewport();
  await advanceClock(2000);
  press("error");
  await expect.poll(readToasts, STILL_CLOCK).toEqual(["A message of type error"]);
  await advanceClock(999);
  expect(toasts.elements()).toHaveLength(2);
  await advanceClock(1);
  await expect.poll(() => toasts.elements(), STILL_CLOCK).toHaveLength(1);
  await advanceClock(1999);
  expect(readToasts()).toEqual(["A message of type error"]);
  await advanceClock(1);
  await expect.poll(readToasts, STILL_CLOCK).toEqual([]);
});

test("an offer is shown again once the newer messages have gone, but not once a newer offer has", async () => {
  await renderPage();
  for (const name of ["offer", "delete", "success"]) press(name);
  await expect.poll(readToasts, STILL_CLOCK).toEqual(["A message of type success"]);
  await advanceClock(3000);
  await expect.poll(readToasts, STILL_CLOCK).toEqual(["DeletedUndo"]);
  press("Close");
  await expect.poll(readToasts, STILL_CLOCK).toEqual([]);
});

test("a toast that follows another one hides it from no screen reader, and has nothing said again", async () => {
  await renderPage();
  press("success");
  await expect.poll(readToasts, STILL_CLOCK).toEqual(["A message of type success"]);
  const changes = vi.fn<() => void>();
  region.element().firstElementChild!.addEventListener("beforetoggle", changes);
  press("delete");
  await expect.poll(readToasts, STILL_CLOCK).toEqual(["DeletedUndo"]);
  expect(toasts.elements()).toHaveLength(2);
  press("error");
  await expect.poll(readToasts, STILL_CLOCK).toEqual(["A message of type error"]);
  await expect.element(region.getByRole("button", { name: "Undo" }), STILL_CLOCK).not.toBeInTheDocument();
  expect(changes).not.toHaveBeenCalled();
});

test("two messages that come together are said one by one", async () => {
  await renderPage();
  const expectSaid = listenToRegions();
  press("success");
  press("delete");
  await expectSaid(["A message of type success", "DeletedUndo"]);
  expect(readToasts()).toEqual(["DeletedUndo"]);
});

test("the page is built with the region, and hydrates without a difference", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.append(document.createRange().createContextualFragment(renderToString(<Page />)));
  const built = region.element();
  const root = hydrateRoot(container, <Page />);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect
    .poll(() => {
      press("success");
      return toasts.elements();
    }, STILL_CLOCK)
    .not.toHaveLength(0);
  expect(region.element()).toBe(built);
});

describe("the time of a toast stands still, and then goes on", () => {
  function setHidden(isHidden: boolean): void {
    vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
    document.dispatchEvent(new Event("visibilitychange"));
  }

  test.each([
    ["while the pointer is on it", () => toasts.last().hover(), () => buttonOf("error").hover()],
    ["while the focus is on it", async () => focus("Close"), async () => focus("error")],
    ["while the page is hidden", async () => setHidden(true), async () => setHidden(false)],
  ])("%s", async (_, begin, end) => {
    await renderPage();
    press("delete");
    const toast = page.getByText("Deleted");
    await expect.element(toast, STILL_CLOCK).toBeVisible();
    await advanceClock(1000);
    await begin();
    await advanceClock(60_000);
    await expect.element(toast, STILL_CLOCK).toBeVisible();
    await end();
    await advanceClock(13_999);
    await expect.element(toast, STILL_CLOCK).toBeVisible();
    await advanceClock(1);
    await expect.element(toast, STILL_CLOCK).not.toBeInTheDocument();
  });
});

test("a toast that goes from under the pointer holds no other one", async () => {
  await renderPage();
  press("success");
  press("offer");
  await buttonOf("Close").click();
  await expect.poll(readToasts, STILL_CLOCK).toEqual(["A message of type success"]);
  await buttonOf("error").hover();
  await advanceClock(3000);
  await expect.poll(readToasts, STILL_CLOCK).toEqual([]);
});

describe("a toast with a button", () => {
  test("stays until a person acts on it if it is an error, and for 15 seconds in sight otherwise", async () => {
    await renderPage();
    for (const name of ["offer", "success"]) press(name);
    await advanceClock(60_000);
    await expect.poll(readToasts, STILL_CLOCK).toEqual(["It failedLook at the cable.Retry"]);
    for (const name of ["delete", "success"]) press(name);
    await advanceClock(3000);
    await expect.poll(readToasts, STILL_CLOCK).toEqual(["DeletedUndo"]);
    await advanceClock(14_999);
    expect(readToasts()).toEqual(["DeletedUndo"]);
    await advanceClock(1);
    await expect.poll(readToasts, STILL_CLOCK).toEqual([]);
    expect(onPress).not.toHaveBeenCalled();
  });

  test.each([
    ["Retry", "{Enter}", 1],
    ["Close", "{Enter}", 0],
    ["Retry", "{Escape}", 0],
  ])("on %s, %s closes it and returns the focus to where it was", async (name, key, presses) => {
    await renderPage();
    const offer = buttonOf("offer");
    focus("offer");
    await userEvent.keyboard("{Enter}");
    await expect.element(buttonOf(name), STILL_CLOCK).toBeVisible();
    focus(name);
    await userEvent.keyboard(key);
    await expect.poll(readToasts, STILL_CLOCK).toEqual([]);
    await expect.element(offer, STILL_CLOCK).toHaveFocus();
    expect(onPress).toHaveBeenCalledTimes(presses);
  });

  test("keeps the focus when a message appears, and gives it back when another offer takes its place", async () => {
    await renderPage();
    focus("error");
    press("offer");
    await expect.element(buttonOf("Close"), STILL_CLOCK).toBeVisible();
    focus("Close");
    press("success");
    await expect.element(page.getByText("A message of type success"), STILL_CLOCK).toBeVisible();
    await expect.element(buttonOf("Close"), STILL_CLOCK).toHaveFocus();
    press("delete");
    await expect.element(page.getByText("Deleted"), STILL_CLOCK).toBeVisible();
    await expect.element(buttonOf("error"), STILL_CLOCK).toHaveFocus();
  });
});

test("Tab leads to Undo, to Close, and then on from where it was, and Ctrl+Z in a field is the field's own", async () => {
  await renderPage();
  focus("delete");
  press("delete");
  await expect.element(buttonOf("Undo"), STILL_CLOCK).toBeVisible();
  await userEvent.tab();
  await expect.element(buttonOf("Undo"), STILL_CLOCK).toHaveFocus();
  await userEvent.tab();
  await expect.element(buttonOf("Close"), STILL_CLOCK).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByLabelText("Field"), STILL_CLOCK).toHaveFocus();
  (page.getByLabelText("Field").element() as HTMLElement).focus();
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(onPress).not.toHaveBeenCalled();
  focus("delete");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(onPress).toHaveBeenCalledOnce();
});

test("a new toast is above a dialog that is open, and takes the earlier ones with it", async () => {
  await renderPage();
  const dialog = document.body.appendChild(document.createElement("dialog"));
  onTestFinished(() => dialog.remove());
  dialog.style.cssText = "inset: 0; width: 100vw; height: 100vh; max-width: none; max-height: none; background: red";
  document.documentElement.style.setProperty("--toast", "lime");
  onTestFinished(() => void document.documentElement.style.removeProperty("--toast"));

  press("offer");
  await expect.poll(readToasts, STILL_CLOCK).toEqual(["It failedLook at the cable.Retry"]);
  dialog.showModal();
  expect(await colourOf(toasts.first().element())).toBe("red");
  press("success");
  await expect.poll(readToasts, STILL_CLOCK).toEqual(["A message of type success"]);
  expect(await colourOf(toasts.last().element())).toBe("lime");
  await advanceClock(3000);
  await expect.poll(readToasts, STILL_CLOCK).toEqual(["It failedLook at the cable.Retry"]);
  expect(await colourOf(toasts.last().element())).toBe("lime");
});

/** The colour near the lower edge of an element, as it is on the screen. */
async function colourOf(element: Element): Promise<string> {
  const picture = await page.screenshot({ element, save: false });
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
  context.drawImage(bitmap, 0, 0);
  const [red, green] = context.getImageData(bitmap.width / 2, bitmap.height - 4, 1, 1).data;
  return red! > green! ? "red" : "lime";
}

test("no timer outlives the toasts", async () => {
  const { unmount } = await renderPage();
  press("success");
  await expect.poll(readToasts, STILL_CLOCK).toEqual(["A message of type success"]);
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});
