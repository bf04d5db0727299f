/** Returns the address of the site, wherever it is hosted, with a slash at its end and without a query. */
export function siteUrl(): string {
  return new URL(import.meta.env.BASE_URL, window.location.origin).href;
}
