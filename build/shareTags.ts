import { tag } from "./tag.ts";

interface SharedPage {
  readonly title: string;
  readonly description: string;
}

/** The picture in the preview of a link. `npm run card` draws it, in `public`. */
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
