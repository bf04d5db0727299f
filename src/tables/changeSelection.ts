export function changeSelection<Key>(selection: ReadonlySet<Key>, keys: readonly Key[], isSelected: boolean) {
  if (isSelected) return new Set([...selection, ...keys]);
  const removed = new Set(keys);
  return new Set([...selection].filter((key) => !removed.has(key)));
}
