/**
 * Tells whether the browser deletes what a page stored after seven days without a visit. WebKit does, whatever the
 * browser is called, unless the site is on the home screen:
 * https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/
 */
export function deletesUnvisited(): boolean {
  return navigator.vendor.startsWith("Apple") && !matchMedia("(display-mode: standalone)").matches;
}
