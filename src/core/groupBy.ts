/**
 * Groups items by a key, as `Map.groupBy` does, which Node 20 does not have. The cost is linear.
 *
 * @returns The groups in the order of their first items, and the items of each in the order in which they came.
 */
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
