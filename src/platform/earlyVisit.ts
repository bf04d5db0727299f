/* The inline script and the program are loaded separately. The script leaves an object on the window for the program. */

/** The URLs of the site's scripts. build/prerenderPages.ts writes them into each built page. */
export interface SiteFiles {
  readonly program: string;
  /** The files that the program imports statically. */
  readonly imports: readonly string[];
  /** The files of each later part, by the path of its source: its own, then those that no earlier file imports. */
  readonly parts: Readonly<Record<string, readonly [string, ...string[]]>>;
}

/** The facts about a visit that are known before the program runs. */
export interface EarlyVisit {
  /** Only a built page has them. */
  files?: SiteFiles;
  /** The view that the built page shows. */
  drawn?: string | undefined;
  /** The language that the built page shows. Other programs change `<html lang>`. */
  language?: string;
  /** The text of the latest link that nobody has taken; empty if there is none. */
  linkText: string;
  /** The presses that are held for the program, by their controls, in order. */
  presses?: ReadonlyMap<HTMLElement, MouseEvent>;
  /** Forgets them, and holds no more. */
  drop?: () => void;
}

declare global {
  interface Window {
    plusdot?: EarlyVisit;
  }
}

/** Returns what is known of this visit. In a built page, src/firstPaint.ts calls this first. */
export function earlyVisit(): EarlyVisit {
  return (window.plusdot ??= { linkText: "" });
}
