import { createPart } from "../platform/createPart";

export const aboutPart = createPart(import.meta.glob<typeof import("./About")>("/src/app/About.tsx"));
export const sitePart = createPart(import.meta.glob<typeof import("../site/SiteView")>("/src/site/SiteView.tsx"));
export const checkPart = createPart(import.meta.glob<typeof import("../check/CheckView")>("/src/check/CheckView.tsx"));

/** The part of each view. Make aliases is in the program. */
export const viewParts = { make: null, site: sitePart, check: checkPart };
