import type { BookFault, BookState, Visit } from "./bookState";

export type KnownBook = ReturnType<typeof createKnownBook>;

/** Holds the book as the page knows it, with the visit, and tells those who listen of each change. */
export function createKnownBook() {
  let state: BookState = { status: "opening", content: null };
  let visit: Visit = { entries: [], mailbox: null, fault: null };
  const listeners = new Set<() => void>();

  function tellListeners(): void {
    for (const listener of listeners) listener();
  }

  function setState(next: BookState): void {
    state = next;
    tellListeners();
  }

  function setVisit(changed: Partial<Visit>): void {
    visit = { ...visit, ...changed };
    tellListeners();
  }

  /** A failure keeps what the page has read, so that it can still be saved. */
  function fail(fault: BookFault): BookFault {
    setState({ status: "failed", fault, content: state.content });
    return fault;
  }

  function subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  }

  return {
    getState: () => state,
    getVisit: () => visit,
    getFault: () => (state.status === "failed" ? state.fault : null),
    subscribe,
    setState,
    setVisit,
    fail,
    setOff: () => setState({ status: "off", content: null }),
    /** So that nothing of a deleted book is left in the page. */
    endVisit: () => setVisit({ entries: [], mailbox: null, fault: null }),
  };
}
