import { tag } from "./tag.ts";

interface SharedPage {
  readonly title: string;
  readonly description: string;
  /** The languages of the page (BCP 47). The first one is that of the title and the description. */
  readonly locales: readonly string[];
}

/** The picture of a link, in `public`. `npm run card` draws it. */
export const CARD_FILE = "card.png";

/**
 * What other sites show of a link to the page: https://ogp.me.
 *
 * @param siteAddress The address of the site. Without it there is no picture, for its address must be absolute.
 */
export function toShareTags({ title, description, locales }: SharedPage, siteAddress: string | undefined): string[] {
  return [
    // One tag for search engines and for shared links, so that both show the same.
    tag("meta", { name: "description", property: "og:description", content: description }),
    toProperty("og:title", title),
    toProperty("og:type", "website"),
    ...locales.map((locale, index) => toProperty(`og:locale${index === 0 ? "" : ":alternate"}`, withTerritory(locale))),
    tag("meta", { name: "twitter:card", content: "summary_large_image" }),
    ...(siteAddress === undefined ? [] : toPicture(siteAddress)),
  ];
}

function toPicture(siteAddress: string): string[] {
  return [
    toProperty("og:image", `${siteAddress}${CARD_FILE}`),
    toProperty("og:image:width", "1200"),
    toProperty("og:image:height", "630"),
    // The picture has no other words, so every language has the same.
    toProperty("og:image:alt", "Plusdot: jane.doe+shop@gmail.com → janedoe@gmail.com"),
  ];
}

function toProperty(property: string, content: string): string {
  return tag("meta", { property, content });
}

/** `fr` → `fr_FR`, for Open Graph has no language without a territory. */
function withTerritory(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
