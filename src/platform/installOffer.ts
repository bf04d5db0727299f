/** The offer of a browser to install the site: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
export interface InstallOffer extends Event {
  /** Asks the person. It can be called once, on a press. */
  readonly prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** The last offer of this visit: src/firstPaint.ts keeps it. */
    installOffer?: InstallOffer;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}
