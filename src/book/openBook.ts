import {
  type BookDatabase,
  type BookEvents,
  deleteBookDatabase,
  openBookDatabase,
  readBookContent,
} from "./bookDatabase";
import { type BookContent, toBookFault } from "./bookState";
import { restoreSecondCopy } from "./secondCopy";

/** The page opens the book by itself, or a person asks for it: to try again, or to switch it on. */
export type Opening = "page" | "retry" | "switch";

/**
 * Opens the book. One that the browser has lost is made again from its second copy; so is a broken one if a person asks.
 *
 * @param mayRestore Whether the second copy may be used.
 * @returns `null` if there is no book, and nobody switches it on.
 * @throws The browser's error.
 */
export async function openBook(
  opening: Opening,
  mayRestore: boolean,
  events: BookEvents,
): Promise<BookDatabase | null> {
  const open = (initial: BookContent | null) => openBookDatabase(initial, events);
  const restore = (make: typeof openOrReplace) => (mayRestore ? restoreSecondCopy(make) : null);

  async function openOrReplace(copy: BookContent): Promise<BookDatabase | null> {
    try {
      const opened = await open(copy);
      if (opened !== null) await readBookContent(opened);
      return opened;
    } catch (error) {
      if (toBookFault(error) !== "broken") throw error;
      await deleteBookDatabase(events.onBlocked);
      return open(copy);
    }
  }

  if (opening === "page") return (await open(null)) ?? restore(open);
  return (await restore(openOrReplace)) ?? open(opening === "switch" ? { entries: [] } : null);
}
