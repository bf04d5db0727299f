import type { BookContent } from "./bookDatabase";
import type { BookFault } from "./bookFault";

/** The book as the page knows it. Only what is stored is in `content`. */
export type BookState =
  | { readonly status: "opening" }
  | { readonly status: "off" }
  | {
      readonly status: "on";
      readonly content: BookContent;
      /** Whether the browser promised to keep the book; `null` where it does not say. */
      readonly isLasting: boolean | null;
    }
  /** `content` is what was read before the failure, so that it can still be saved. */
  | { readonly status: "failed"; readonly fault: BookFault; readonly content: BookContent | null };
