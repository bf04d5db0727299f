import { openDB } from "idb";

/** Writes into the book for long, as another tab may. Who reads it waits. @returns Ends that. */
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
