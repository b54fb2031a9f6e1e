import { describe, expect, it } from 'vitest'
import { scanJson } from '../../../src/core/json-text/scan.js'

describe('a large text', { timeout: 60_000 }, () => {
  it.each([
    ['[', ']'],
    ['{"a":', '}'],
  ])('has up to 256 levels: %s', (open, close) => {
    const nested = (levels: number) => `${open.repeat(levels)}1e999${close.repeat(levels)}`
    const { error, impreciseNumbers } = scanJson(nested(256))
    expect(error).toBeUndefined()
    expect(impreciseNumbers[0]?.path).toHaveLength(256)
    expect(scanJson(nested(100_000)).error).toMatchObject({
      code: 'too-deep',
      offset: open.length * 256,
    })
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
