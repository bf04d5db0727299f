import { NO_FRAMES, WORKER_POLICY } from "./contentSecurityPolicy.ts";

/** The features of browsers that need a permission, but for the one that a page uses. */
const UNUSED_FEATURES = `
  accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen geolocation gyroscope
  magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock sync-xhr usb
  xr-spatial-tracking`;

/** A page may write to the clipboard. */
const PERMISSIONS = [
  "clipboard-write=(self)",
  ...UNUSED_FEATURES.trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`),
].join(", ");

/**
 * The `_headers` file, which several static hosts and `npm start` read: paths, each with its header lines.
 * Only the pages have a page policy. On the worker's script, it would hold beside the worker's own.
 *
 * @param pagePolicies The policy of each page, by its path below the base.
 */
export function toHeadersFile(base: string, pagePolicies: Readonly<Record<string, string>>): string {
  const pages = Object.entries(pagePolicies).map(([page, policy]): [string, string[]] => [
    `${base}${page}`,
    ["Cache-Control: no-cache", `Content-Security-Policy: ${policy}${NO_FRAMES}`],
  ]);
  const rules: Record<string, string[]> = {
    [`${base}*`]: [
      "Cross-Origin-Opener-Policy: same-origin",
      `Permissions-Policy: ${PERMISSIONS}`,
      "Referrer-Policy: no-referrer",
      "X-Content-Type-Options: nosniff",
    ],
    ...Object.fromEntries(pages),
    [`${base}serviceWorker.js`]: ["Cache-Control: no-cache", `Content-Security-Policy: ${WORKER_POLICY}`],
    [`${base}assets/*`]: ["Cache-Control: public, max-age=31536000, immutable"],
  };
  return Object.entries(rules)
    .map(([path, lines]) => `${path}\n${lines.map((line) => `  ${line}\n`).join("")}`)
    .join("\n");
}
