import { createHash } from "node:crypto";

/**
 * The Content-Security-Policy of a page. The page may load scripts and images from its own origin and the two inline
 * texts, and nothing else; `connect-src` forbids fetch, WebSocket and the like. SECURITY.md says what no directive of
 * today's browsers forbids: a navigation, WebRTC, and a request to the site's own host.
 *
 * @param inlineScript The one script inside the page.
 * @param inlineStyle The one style sheet inside the page.
 */
export function toPagePolicy(inlineScript: string, inlineStyle: string): string {
  return toPolicy({
    "default-src": "'none'",
    "script-src": `'self' ${toSource(inlineScript)}`,
    "style-src": toSource(inlineStyle),
    "img-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "connect-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "plusdot",
  });
}

/** Only for the header. Inside a page, browsers ignore the directive and log a warning. */
export const NO_FRAMES = "; frame-ancestors 'none'";

/** The service worker fetches the site's own files to cache them. */
export const WORKER_POLICY = toPolicy({
  "default-src": "'none'",
  "script-src": "'self'",
  "connect-src": "'self'",
});

/** Allows one inline text by its hash. */
function toSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function toPolicy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map((directive) => directive.join(" "))
    .join("; ");
}
