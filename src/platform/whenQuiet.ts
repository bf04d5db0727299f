import { whenIdle } from "./whenIdle";

const QUIET_MS = 4000;

/** What a person does who is using the page. */
const SIGNS = ["pointerdown", "keydown", "scroll"];

/** Calls back once nobody has used the page for four seconds and the browser is idle. Nothing cancels it. */
export function whenQuiet(callback: () => void): void {
  const controller = new AbortController();
  let timer = setTimeout(finish, QUIET_MS);

  function startAgain(): void {
    clearTimeout(timer);
    timer = setTimeout(finish, QUIET_MS);
  }

  function finish(): void {
    controller.abort();
    whenIdle(callback);
  }

  for (const sign of SIGNS) window.addEventListener(sign, startAgain, { signal: controller.signal, passive: true });
}
