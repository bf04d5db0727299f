/** Names the first few of a list, and ends in three dots if there are more. Five show a person what all are like. */
export function nameFirst<Item>(items: readonly Item[], nameOf: (item: Item) => unknown, most = 5): string {
  return items.slice(0, most).map(nameOf).join(", ") + (items.length > most ? ", …" : "");
}
