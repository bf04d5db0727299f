import { NO_FRAMES, WORKER_POLICY } from "./contentSecurityPolicy.ts";

/** A page may write to the clipboard and keep the screen on, and use no other feature that needs permission. */
const PERMISSIONS = [
  "clipboard-write=(self)",
  "screen-wake-lock=(self)",
  ...[
    "accelerometer",
    "autoplay",
    "camera",
    "clipboard-read",
    "display-capture",
    "encrypted-media",
    "fullscreen",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "picture-in-picture",
    "publickey-credentials-get",
    "sync-xhr",
    "usb",
    "xr-spatial-tracking",
  ].map((feature) => `${feature}=()`),
].join(", ");

/**
 * The `_headers` file, which several static hosts and `npm start` read: paths, each with its header lines.
 * Only the pages have the page policy. If it also applied to the worker's script, both policies would hold there.
 */
export function toHeadersFile(base: string, pagePolicy: string): string {
  const page = ["Cache-Control: no-cache", `Content-Security-Policy: ${pagePolicy}${NO_FRAMES}`];
  const rules: Record<string, string[]> = {
    [`${base}*`]: [
      "Cross-Origin-Opener-Policy: same-origin",
      `Permissions-Policy: ${PERMISSIONS}`,
      "Referrer-Policy: no-referrer",
      "X-Content-Type-Options: nosniff",
    ],
    [base]: page,
    [`${base}index.html`]: page,
    [`${base}404.html`]: page,
    [`${base}serviceWorker.js`]: ["Cache-Control: no-cache", `Content-Security-Policy: ${WORKER_POLICY}`],
    [`${base}assets/*`]: ["Cache-Control: public, max-age=31536000, immutable"],
  };
  return Object.entries(rules)
    .map(([path, lines]) => `${path}\n${lines.map((line) => `  ${line}\n`).join("")}`)
    .join("\n");
}
