import fc from 'fast-check'
import { type Odd, odds, oddValue } from './odd-values.js'

/** One change of a value: an odd value is put at a place, which whole numbers lead to. */
export interface Edit {
  /** The how-manieth member to descend into, level by level. */
  route: number[]
  odd: Odd
  /** Adds the value under this key, which the place may not have, instead of replacing a member. */
  added: string | undefined
}

const keysToAdd = [
  ...['x', '__proto__', 'constructor', 'toString', 'channel', 'draft_id', 'tags', 'offer_content'],
  ...['campaign_content', 'basic_details', 'test_campaign_meta', 'connector', 'scheduling', '0'],
]

export const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    route: fc.array(fc.nat(30), { maxLength: 6 }),
    odd: odds,
    added: fc.option(fc.constantFrom(...keysToAdd), { nil: undefined, freq: 1 }),
  }),
  { minLength: 1, maxLength: 3 },
)

/** Makes the changes in a value of plain objects and arrays, which is changed in place. */
export function mutate(root: Record<string, unknown>, changes: readonly Edit[]): void {
  const placed = new Set<unknown>()
  for (const { route, odd, added } of changes) {
    let parent: Record<string, unknown> = root
    let key = Object.keys(root)[0] ?? 'x'
    for (const step of route) {
      const value = parent[key]
      // What an earlier change put there is left as it is: only reading it may throw.
      if (typeof value !== 'object' || value === null || placed.has(value)) break
      const keys = Object.keys(value)
      if (keys.length === 0) break
      parent = value as Record<string, unknown>
      key = keys[step % keys.length] as string
    }
    const value = oddValue(odd)
    placed.add(value)
    Object.defineProperty(parent, added ?? key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    })
  }
}
