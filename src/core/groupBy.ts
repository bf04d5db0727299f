/** Groups items by a key in their order, as `Map.groupBy` does, which Node 20 lacks. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Returns a function that finds the items of a key, as the same array each time. It groups them at its first call. */
export function toLookup<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): (key: Key) => readonly Item[] {
  const none: readonly Item[] = [];
  let groups: ReadonlyMap<Key, readonly Item[]> | null = null;
  return (key) => {
    groups ??= groupBy(items, keyOf);
    return groups.get(key) ?? none;
  };
}
