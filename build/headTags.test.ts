import { expect, test } from "vitest";

import { toShareTags } from "./headTags.ts";

const page = { title: 'One "inbox"', description: "Many addresses" };

const WITHOUT_PICTURE = [
  '<meta name="description" property="og:description" content="Many addresses">',
  '<meta property="og:title" content=\'One "inbox"\'>',
];

test("a shared link has the title and the description of the page", () => {
  expect(toShareTags(page, undefined)).toEqual(WITHOUT_PICTURE);
});

test("a shared link has a picture where the build knows the address of the site", () => {
  expect(toShareTags(page, "https://example.org/plusdot/")).toEqual([
    ...WITHOUT_PICTURE,
    '<meta property="og:type" content="website">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta property="og:image" content="https://example.org/plusdot/card.png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Plusdot: jane.doe+shop@gmail.com → janedoe@gmail.com">',
  ]);
});
