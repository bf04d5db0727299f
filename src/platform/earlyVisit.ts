/** The URLs of the site's scripts. build/prerenderPages.ts writes them into each built page. */
export interface SiteFiles {
  readonly program: string;
  /** The files that the program imports statically. */
  readonly imports: readonly string[];
  /** The files of each later part, by the path of its source: its own, then those that no earlier file imports. */
  readonly parts: Readonly<Record<string, readonly [string, ...string[]]>>;
}

/** The inline script leaves this on the window for the program, which is loaded separately. */
export interface EarlyVisit {
  /** The first three are of a built page. */
  files?: SiteFiles;
  drawn?: string | undefined;
  /** Other programs change `<html lang>`. */
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
