import fc from 'fast-check'
import { expect, it } from 'vitest'
import { definitionsText } from '../../../generated/body-schemas.js'
import { type OperationName, operationTable } from '../../../generated/operations.js'
import { createContract } from '../../../src/core/index.js'
import {
  faultsOf,
  type GeneratedRequest,
  validRequest,
} from '../../../src/testing/arbitraries/index.js'
import { golden } from '../../golden.js'

/*
 * `variety.yaml` lists what the arbitraries generate, as far as it is not random: the values of valid
 * requests by path, and every fault. Property tests would not notice missing values.
 */

const operations = Object.keys(operationTable) as OperationName[]
const listed = golden(new URL('variety.yaml', import.meta.url))
const numRuns = 300

const sampled = new Map<OperationName, GeneratedRequest[]>()
function samples(operation: OperationName): GeneratedRequest[] {
  const known = sampled.get(operation)
  const made = known ?? fc.sample(validRequest(operation), { numRuns, seed: 7 })
  sampled.set(operation, made)
  return made
}

/** Strings that the contract names; all others are listed as text. */
const named = new Set([
  ...['DRAFT', 'ACTIVE', 'draft', 'scheduled'],
  ...[...definitionsText.matchAll(/"(?:enum":\[([^\]]*)\]|const":("[^"]*"))/g)]
    .flatMap(([, members, constant]) => (members ?? constant ?? '').split(','))
    .map((text) => text.replaceAll('"', '')),
])

/** Arbitrary keys: of locales, variations and lists. */
const isOpen = (key: string): boolean => /^(default|fr|pt_BR|nl|variation_\d+|\d+)$/.test(key)
const open = (key: string): string => (isOpen(key) ? '*' : key)

const kindOf = (value: unknown): string => {
  if (typeof value === 'string') return value === '' ? 'no text' : named.has(value) ? value : 'text'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction'
  if (Array.isArray(value)) return value.length === 0 ? 'empty list' : 'list'
  if (typeof value !== 'object' || value === null) return String(value)
  return value instanceof Date ? 'date' : Object.keys(value).length === 0 ? 'empty' : 'object'
}

/** Values by path. */
class Places {
  readonly #kinds = new Map<string, Set<string>>()

  add(place: string, kind: string): void {
    const known = this.#kinds.get(place) ?? new Set()
    this.#kinds.set(place, known.add(kind))
  }

  /** Adds a value and its members, down to a depth. */
  addAll(value: unknown, path: string, depth: number): void {
    this.add(path, kindOf(value))
    if (depth === 0 || typeof value !== 'object' || value === null || value instanceof Date) return
    for (const [key, inner] of Object.entries(value)) {
      this.addAll(inner, `${path}.${open(key)}`, depth - 1)
    }
  }

  list(): string[] {
    const isAnything = (place: string) => {
      const kinds = this.#kinds.get(place)
      return (kinds?.has('fraction') || kinds?.has('null')) && (kinds.size ?? 0) > 2
    }
    return [...this.#kinds]
      .filter(([place]) => !ancestors(place).some(isAnything))
      .map(([place, all]) =>
        isAnything(place) ? `${place}: anything` : `${place}: ${[...all].sort().join(', ')}`,
      )
      .sort()
  }
}

const ancestors = (place: string): string[] =>
  [...place.matchAll(/\./g)].map(({ index }) => place.slice(0, index))

it('valid requests have these values', () => {
  const found = new Places()
  for (const operation of operations) {
    for (const { request, facts } of samples(operation)) {
      const { body, ...parts } = request
      if (body !== undefined) found.addAll(body, 'body', 12)
      found.addAll({ ...parts, facts }, operation, 4)
    }
  }
  listed.expectTexts('right requests', found.list())
})

it('some valid requests omit optional fields', () => {
  const optional = operations.flatMap((operation) => {
    const objects = new Map<string, object[]>()
    for (const { request, facts } of samples(operation)) {
      addObjects(request, operation, objects)
      addObjects(facts, `${operation}, facts`, objects)
    }
    return [...objects].flatMap(([place, all]) => {
      if (all.length < enough) return []
      const keys = [...new Set(all.flatMap(Object.keys))].filter((key) => !isOpen(key)).sort()
      const some = keys.filter((key) => all.some((each) => !Object.hasOwn(each, key)))
      return some.length === 0 ? [] : [`${place}: ${some.join(', ')}`]
    })
  })
  listed.expectTexts('optional', optional.sort())
})

/** Objects needed to determine optional keys; with fewer it depends on chance. */
const enough = 30

/** Objects by path, down to a depth. */
function addObjects(value: unknown, place: string, found: Map<string, object[]>): void {
  if (typeof value !== 'object' || value === null || value instanceof Date) return
  if (!Array.isArray(value)) found.set(place, [...(found.get(place) ?? []), value])
  if (place.split('.').length > 3) return
  for (const [key, inner] of Object.entries(value))
    addObjects(inner, `${place}.${open(key)}`, found)
}

it('these rules warn about valid requests', () => {
  const { check } = createContract()
  const warned = operations.flatMap((operation) => {
    const verdicts = samples(operation).map(({ request, facts }) =>
      check(operation, request, facts),
    )
    expect(verdicts.filter(({ ok }) => !ok)).toEqual([])
    const warnings = verdicts.flatMap((verdict) => verdict.warnings.map(({ rule }) => rule))
    return [...new Set(warnings)].sort().map((rule) => `${operation}: ${rule}`)
  })
  listed.expectTexts('warnings', warned)
})

it('they have these faults', () => {
  const found = new Places()
  for (const generated of operations.flatMap((operation) => samples(operation))) {
    for (const { rule, keyword, targets, changes } of faultsOf(generated)) {
      const where = targets.map((target) => target.split('.').map(open).join('.')).join(' and ')
      const how = changes.map(({ path, value }) => {
        const place = path.map((key) => open(String(key))).join('.')
        return value === undefined ? `no ${place}` : `${place} ${kindOf(value)}`
      })
      if (keyword !== 'rule') found.add(`${rule}, ${keyword}`, where)
      else found.add(`${rule} at ${where}`, `(${how.join(' and ')})`)
    }
  }
  listed.expectTexts('faults', found.list())
})
