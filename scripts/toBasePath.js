/**
 * The path that the site is at, with a slash at each end: `/plusdot`, `plusdot/` → `/plusdot/`; nothing → `/`.
 *
 * @param {string} [path] From `BASE_PATH`, which GitHub Pages states without the last slash.
 */
export function toBasePath(path = "") {
  return `/${path}/`.replaceAll(/\/+/g, "/");
}
