import { describe, expect, it } from 'vitest'
import { scanJson } from '../../../src/core/json-text/scan.js'

describe('a large text', { timeout: 60_000 }, () => {
  it('supports a hundred thousand levels', () => {
    const levels = 100_000
    const arrays = '['.repeat(levels) + '1e999'.concat(',1e999'.repeat(levels)) + ']'.repeat(levels)
    const { error, impreciseNumbers } = scanJson(arrays)
    expect(error).toBeUndefined()
    expect(impreciseNumbers).toHaveLength(levels + 1)
    expect(impreciseNumbers[levels]?.path).toHaveLength(levels)
    expect(impreciseNumbers[levels]?.path.at(-1)).toBe(levels)
    const objects = `${'{"a":'.repeat(levels)}{"b":1,"b":2}${'}'.repeat(levels)}`
    expect(scanJson(objects).duplicateKeys[0]?.path).toHaveLength(levels + 1)
    expect(scanJson(objects.slice(0, -1)).error?.offset).toBe(0)
  })

  // In any other time than linear one of these would outlast the limit.
  const million = 1_000_000
  it.each([
    ['digits', `[${'1'.repeat(million)}]`],
    ['decimal places', `[1.${'0'.repeat(million)}1]`],
    ['decimal places and an exponent', `[0.${'0'.repeat(million)}1e${million}]`],
    ['an exponent', `[1e${'9'.repeat(million)}]`],
    ['escapes', `["${'\\u0041'.repeat(million)}"]`],
    ['numbers', `[${'1.234567890123456789e-300,'.repeat(million / 10)}0]`],
    ['keys', `{${Array.from({ length: million / 4 }, (_, index) => `"${index}":0`).join()}}`],
    ['spaces', ' '.repeat(million)],
    ['lines', '\n'.repeat(million)],
  ])('is read in linear time: %s', (_what, text) => {
    expect(scanJson(text).duplicateKeys).toEqual([])
  })
})
