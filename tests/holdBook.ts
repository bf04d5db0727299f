import { openDB } from "idb";

/** Holds the book, as another tab that writes for long. A read waits. @returns A function that lets go of it. */
export async function holdBook(): Promise<() => void> {
  let isHeld = true;
  const release = () => {
    isHeld = false;
  };
  // The book is deleted after each test, also after one that has failed.
  const database = await openDB("plusdot.book", undefined, { blocking: release });
  const { store } = database.transaction("book", "readwrite");

  async function hold(): Promise<void> {
    await store.count();
    if (isHeld) return hold();
    database.close();
  }

  void hold();
  return release;
}
