import fc from 'fast-check'
import { type OddKindName, oddKindNames, oddValue } from './odd-values.js'

/** One change of a value: an odd value is put at a place, which whole numbers lead to. */
export interface Edit {
  /** The how-manieth member to descend into, level by level. */
  route: number[]
  kind: OddKindName
  variety: number
  /** Whether a member is replaced, or one is added under a key that it may not have. */
  adds: boolean
}

export const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    route: fc.array(fc.nat(30), { maxLength: 6 }),
    kind: fc.constantFrom(...oddKindNames),
    variety: fc.nat(1_000),
    adds: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3 },
)

/** Makes the changes in a value of plain objects and arrays, which is changed in place. */
export function mutate(root: Record<string, unknown>, changes: readonly Edit[]): void {
  const placed = new Set<unknown>()
  for (const { route, kind, variety, adds } of changes) {
    let parent: Record<string, unknown> = root
    let key = Object.keys(root)[0] ?? 'x'
    for (const step of route) {
      const value = parent[key]
      // What an earlier change put there is left as it is: only reading it may throw.
      if (typeof value !== 'object' || value === null || placed.has(value)) break
      if (Object.keys(value).length === 0) break
      parent = value as Record<string, unknown>
      key = pick(Object.keys(value), step)
    }
    if (adds) key = pick(keysToAdd, variety)
    const value = oddValue(kind, variety)
    placed.add(value)
    Object.defineProperty(parent, key, {
      value,
      ...{ enumerable: true, writable: true, configurable: true },
    })
  }
}

const keysToAdd = [
  ...['x', '__proto__', 'constructor', 'toString', 'channel', 'draft_id', 'tags', 'offer_content'],
  ...['campaign_content', 'basic_details', 'test_campaign_meta', 'connector', 'scheduling', '0'],
]

const pick = <Item>(items: readonly Item[], index: number): Item =>
  items[index % items.length] as Item
