import fc from 'fast-check'
import { isObject, type Path, valueAt } from '../../src/core/base/json.js'
import type { OperationName } from '../../src/core/index.js'
import { type GeneratedRequest, validRequest } from '../../src/testing/arbitraries/index.js'

const swapCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()

/** What a hand does wrong with a word, at a position in it. */
const slips: readonly ((word: string, at: number) => string)[] = [
  swapCase,
  (word) => word.replaceAll('_', '-'),
  (word) => word.replaceAll('_', ''),
  (word) => `${word}s`,
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at + 1) + word.slice(at),
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
]

/** Returns the paths of all keys and strings in a body. */
function wordsIn(value: unknown, path: Path = []): { path: Path; isKey: boolean }[] {
  if (typeof value === 'string') return [{ path, isKey: false }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(isObject(value) ? [{ path: [...path, key], isKey: true }] : []),
    ...wordsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  ])
}

/** A request that violates something, and the valid request that it was. */
export interface Changed {
  valid: GeneratedRequest
  changed: GeneratedRequest
}

/** Generates a valid request, and a copy with one misspelled key or value in its body. */
export const slippedRequest = (operation: OperationName): fc.Arbitrary<Changed> =>
  fc
    .tuple(validRequest(operation), fc.nat(), fc.nat(), fc.nat(12))
    .map(([valid, word, slip, at]) => {
      const changed = structuredClone(valid)
      const { body } = changed.request
      const words = wordsIn(body)
      const chosen = words[word % words.length]
      if (chosen === undefined) return { valid, changed }
      const parent = valueAt(body, chosen.path.slice(0, -1)) as Record<string, unknown>
      const key = String(chosen.path.at(-1))
      const misspell = slips[slip % slips.length] as (typeof slips)[number]
      if (!chosen.isKey) parent[key] = misspell(String(parent[key]), at)
      else {
        const misspelled = misspell(key, at % key.length)
        if (misspelled in parent || misspelled === '__proto__') return { valid, changed }
        parent[misspelled] = parent[key]
        delete parent[key]
      }
      return { valid, changed }
    })
