/*
 * The signs around recipients, by their code points, for a class of a regular expression. A property of Unicode such as
 * `\p{Ps}` has other characters in each version, and then a recipient would have another key in another browser. Frozen
 * with the first release.
 */

export const OPENING = String.raw`(\[{‚„⁅〈《「『【〔〖〘〚〝﹙﹛﹝（［｛｟｢`;
export const CLOSING = String.raw`)\]}⁆〉》」』】〕〗〙〛〞〟﹚﹜﹞）］｝｠｣`;
export const QUOTES = String.raw`"'\x60´‘’‛“”‟«»‹›`;
/** Without arrows, which may stand between two hosts. */
export const PICTURES = String.raw`\u2300-\u23FF\u2600-\u27BF\u2B00-\u2BFF\u{1F000}-\u{1FFFF}`;
