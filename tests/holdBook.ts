import { openDB } from "idb";

/** Holds the book, as another tab that writes for long. A read waits. @returns A function that lets go of it. */
export async function holdBook(): Promise<() => void> {
  const database = await openDB("plusdot.book");
  const { store } = database.transaction("book", "readwrite");
  let isHeld = true;

  async function hold(): Promise<void> {
    await store.count();
    if (isHeld) return hold();
    database.close();
  }

  void hold();
  return () => {
    isHeld = false;
  };
}
