import { groupBy } from "./groupBy";

/**
 * Makes a function that finds the items of a key, at the same cost for 10 items as for 10,000. It groups them when it is
 * first called, so that a lookup that nobody needs costs nothing.
 *
 * @returns A function that gives the items in their order, none for a key that no item has. It gives the same array
 *   each time.
 */
export function toLookup<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): (key: Key) => readonly Item[] {
  const none: readonly Item[] = [];
  let groups: ReadonlyMap<Key, readonly Item[]> | null = null;
  return (key) => {
    groups ??= groupBy(items, keyOf);
    return groups.get(key) ?? none;
  };
}
