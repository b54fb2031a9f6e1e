import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { fingerprint } from '../../src/core/index.js'

/* Bodies of which canonical JSON has more levels or members than a server has time for. */

const print = (body: unknown): string => fingerprint('createOffering', { body })

it('supports a hundred thousand levels', () => {
  const levels = 100_000
  const text = '{"a":['.repeat(levels) + ']}'.repeat(levels)
  const canonical = `{"body":${text},"operation":"createOffering","params":{}}`
  expect(print(JSON.parse(text))).toBe(createHash('sha256').update(canonical).digest('hex'))
})

it.each([20, 1000])('terminates quickly if %i levels share the next one', (levels) => {
  const doubled = (innermost: unknown) => {
    let value = innermost
    for (let level = 0; level < levels; level++) value = [value, value]
    return value
  }
  const start = performance.now()
  const text = print(doubled([1]))
  expect(performance.now() - start).toBeLessThan(5000)
  expect(print(doubled([1]))).toBe(text)
  expect(print(doubled([2]))).not.toBe(text)
  expect(print([doubled([1]), null])).not.toBe(print([doubled([1]), 1]))
})
