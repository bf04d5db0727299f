/**
 * The Chromium that `scripts/withBrowser.js` found. It must run as root and make no requests of its own.
 *
 * @satisfies {import("@playwright/test").LaunchOptions}
 */
export const browserOptions = {
  ...(process.env.BROWSER_PATH === undefined ? {} : { executablePath: process.env.BROWSER_PATH }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
