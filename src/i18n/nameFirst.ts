/** Names the first few of a list, and ends in three dots if there are more. */
export function nameFirst<Item>(items: readonly Item[], most: number, nameOf: (item: Item) => unknown): string {
  return items.slice(0, most).map(nameOf).join(", ") + (items.length > most ? ", …" : "");
}
