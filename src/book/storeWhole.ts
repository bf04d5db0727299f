import type { IDBPTransaction } from "idb";

type Transaction = Pick<IDBPTransaction<unknown, never[], "readwrite">, "done" | "error" | "abort">;

/**
 * Runs the steps of a transaction, and waits until the browser has stored them all. If one fails, none is stored.
 *
 * @throws The browser's error. That of the transaction says more than those of its steps, such as that the disk is full.
 */
export async function storeWhole<Result>(transaction: Transaction, steps: () => Promise<Result>): Promise<Result> {
  // A step may fail first, and then nobody asks how the transaction ended.
  transaction.done.catch(() => undefined);
  try {
    const result = await steps();
    await transaction.done;
    return result;
  } catch (error) {
    const cause = transaction.error ?? error;
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    throw cause;
  }
}
