/* The tags in the head of a page. */

interface SharedPage {
  readonly title: string;
  readonly description: string;
}

/** The picture in the preview of a link, in `public`: 1200 by 630 pixels, drawn once from the colours of the page. */
export const CARD_FILE = "card.png";

/**
 * The tags from which other sites make the preview of a link: https://ogp.me. They name no languages, because those sites
 * would ask a server for another one, and this site has no server.
 *
 * @param siteAddress The address of the site. Without it there are only the title and the description, because the
 *   address of a picture must be absolute.
 */
export function toShareTags({ title, description }: SharedPage, siteAddress: string | undefined): string[] {
  return [
    // One tag for search engines and for previews, so that both show the same.
    tag("meta", { name: "description", property: "og:description", content: description }),
    toProperty("og:title", title),
    ...(siteAddress === undefined ? [] : toPicture(siteAddress)),
  ];
}

function toPicture(siteAddress: string): string[] {
  return [
    toProperty("og:type", "website"),
    tag("meta", { name: "twitter:card", content: "summary_large_image" }),
    toProperty("og:image", `${siteAddress}${CARD_FILE}`),
    toProperty("og:image:width", "1200"),
    toProperty("og:image:height", "630"),
    // These are all the words in the picture, so they are the same in every language.
    toProperty("og:image:alt", "Plusdot: jane.doe+shop@gmail.com → janedoe@gmail.com"),
  ];
}

function toProperty(property: string, content: string): string {
  return tag("meta", { property, content });
}

/**
 * The addresses of the page in each language, for search engines. `x-default` is the address that follows the
 * visitor's language: https://developers.google.com/search/docs/specialty/international/localized-versions
 *
 * There is no canonical link. All these addresses share one HTML file, so the link could name only one of them, and
 * search engines would then drop the others.
 */
export function toAddressTags(address: string | undefined, languages: readonly string[]): string[] {
  if (address === undefined) return [];
  return [
    tag("meta", { property: "og:url", content: address }),
    tag("link", { rel: "alternate", hreflang: "x-default", href: address }),
    ...languages.map((language) =>
      tag("link", { rel: "alternate", hreflang: language, href: `${address}?lang=${language}` }),
    ),
  ];
}

/** The background of each theme in src/app/page.css. The browser gives its own bars the same colour. */
export const THEME_COLORS = { light: "#f7f8f7", dark: "#14171a" };

/** Each colour follows the system's theme until src/app/theme.ts knows which theme was chosen. */
export function toThemeColorTags(): string[] {
  return Object.entries(THEME_COLORS).map(([theme, content]) =>
    tag("meta", { name: "theme-color", "data-theme": theme, media: `(prefers-color-scheme: ${theme})`, content }),
  );
}

/** Writes the start tag of an element. */
export function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  return `<${name}${Object.entries(attributes).map(toAttribute).join("")}>`;
}

/** JSON has many double quotes, each of which would take six characters inside double quotes. */
function toAttribute([name, value]: [name: string, value: string]): string {
  return value.includes('"') ? ` ${name}='${escape(value).replaceAll("'", "&#39;")}'` : ` ${name}="${escape(value)}"`;
}

/** Makes a text safe inside an element. */
export function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
