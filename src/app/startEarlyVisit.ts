import { holdEarlyPresses } from "../platform/earlyPresses";
import { earlyVisit } from "../platform/earlyVisit";
import { holdLinkTexts } from "../platform/linkText";
import { listenForShortcuts } from "./listenForShortcuts";
import { readView } from "./view";

/** Notes what a person and the browser do before the program runs. Under the development server, the program calls it. */
export function startEarlyVisit(): void {
  holdLinkTexts(() => readView() === "site");
  listenForShortcuts();
  window.addEventListener("beforeinstallprompt", (event) => {
    earlyVisit().installOffer = event;
  });
  Object.assign(earlyVisit(), holdEarlyPresses());
}
