import { tag } from "./tag.ts";

interface SharedPage {
  readonly title: string;
  readonly description: string;
}

/** The picture of a link, in `public`. `npm run card` draws it. */
export const CARD_FILE = "card.png";

/**
 * What other sites show of a link to the page: https://ogp.me. It names no languages, because those sites ask a server for
 * another one, and here is none.
 *
 * @param siteAddress The address of the site. Without it there are the title and the description alone: the address of
 *   a picture must be absolute.
 */
export function toShareTags({ title, description }: SharedPage, siteAddress: string | undefined): string[] {
  return [
    // One tag for search engines and for shared links, so that both show the same.
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
    // The picture has no other words, so every language has the same.
    toProperty("og:image:alt", "Plusdot: jane.doe+shop@gmail.com → janedoe@gmail.com"),
  ];
}

function toProperty(property: string, content: string): string {
  return tag("meta", { property, content });
}
