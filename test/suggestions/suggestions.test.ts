import { expect, it } from 'vitest'
import { followSuggestions, operations, seed } from './follows-from.js'

it.each(operations)('a suggestion of %s, followed, adds no violation', (operation) => {
  const { follows, worse } = followSuggestions(operation, 20, seed)
  expect({ seed, worse }).toEqual({ seed, worse: [] })
  expect(follows).toBeGreaterThanOrEqual(20)
})
