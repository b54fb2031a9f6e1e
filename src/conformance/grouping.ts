/** Groups items by a key; keeps the order of both. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>()
  for (const item of items) {
    const key = keyOf(item)
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [item])
    else known.push(item)
  }
  return groups
}

/** Yields the first item of each group, then the second of each, and so on. */
export function* inTurn<Item>(groups: Iterable<Iterable<Item>>): Generator<Item> {
  const left = Array.from(groups, (group) => group[Symbol.iterator]())
  while (left.length > 0) {
    for (const group of [...left]) {
      const { done, value } = group.next()
      if (done === true) left.splice(left.indexOf(group), 1)
      else yield value
    }
  }
}

export const firstOfEach = <Item>(
  items: readonly Item[],
  groupOf: (item: Item) => unknown,
): Item[] => [...groupBy(items, groupOf).values()].map(([first]) => first)

/** Returns whether an item is none of a set. */
export const isNot =
  <Item>(set: ReadonlySet<Item>) =>
  (item: Item): boolean =>
    !set.has(item)
