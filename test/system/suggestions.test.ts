import { expect, it } from 'vitest'
import { followSuggestions, operations, seed } from '../suggestions/follows-from.js'

it.each(operations)(
  'of 1,500 suggestions of %s, followed, none adds a violation',
  (operation) => {
    const { follows, worse } = followSuggestions(operation, 1500, seed)
    expect({ seed, worse }).toEqual({ seed, worse: [] })
    expect(follows).toBeGreaterThanOrEqual(1500)
  },
  300_000,
)
