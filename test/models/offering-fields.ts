import fc from 'fast-check'
import type { JsonObject } from '../../src/core/base/json.js'

/**
 * The fields of an offering: for each path its possible values, and for each value its spellings. A
 * list is one path, because it is replaced as a whole; an object has a path per key, because keys are
 * merged.
 */
const places: { readonly [place: string]: readonly (readonly unknown[])[] } = {
  name: [['Summer_Sale'], ['Winter_Sale']],
  priority: [[10], [20]],
  tags: [[['a', 'b']], [['b', 'a']], [[]]],
  'segment_info.segment': [['members'], ['everybody']],
  'offer_content.headline': [['Ten percent off'], ['Twenty percent off']],
  imp_track_hours: [[24], [48]],
  'conversion.event': [['purchase'], ['signup'], [null], [{ name: 'purchase' }]],
  'conversion.within.hours': [[48], ['48'], [24]],
  'conversion.until': [
    ['2031-01-01T00:00:00Z', '2031-01-01T01:00:00+01:00', '2030-12-31T19:00:00.000-05:00'],
    ['2031-01-01T00:00:00.001Z'],
  ],
  'conversion.steps': [
    [
      [{ page: 'cart', since: '2029-01-01T00:00:00Z' }, 'buy'],
      [{ since: '2028-12-31T23:00:00-01:00', page: 'cart' }, 'buy'],
    ],
    [[{ page: 'cart' }, 'buy']],
    [['buy', { page: 'cart', since: '2029-01-01T00:00:00Z' }]],
    [[{ page: 'cart', since: '2029-01-01T00:00:00Z' }]],
    [[]],
  ],
  'variation_meta.type': [['SMV'], ['DMV']],
  'variation_meta.variantsPerLocale.en': [
    [['variation_1', 'variation_2']],
    [['variation_2', 'variation_1']],
    [['variation_1']],
  ],
  'variation_meta.variantsPerLocale.fr': [[['variation_1']], [['variation_2']]],
  'variation_meta.smv_distribution.split.variation_1': [[60], [50]],
  'variation_meta.smv_distribution.split.variation_2': [[40], [50]],
  'variation_meta.control_group.percentage': [[5], [10], [0]],
}

/** A value for a path, with its spelling. */
export interface Entry {
  place: string
  value: number
  writing: number
}

const entryAt = (place: string): fc.Arbitrary<Entry> =>
  fc.record({ place: fc.constant(place), value: fc.nat(4), writing: fc.nat(2) }).map((entry) => ({
    ...entry,
    value: entry.value % (places[place]?.length ?? 1),
  }))

/** Some of the paths in any order; often just one with a lock. */
export const someEntries: fc.Arbitrary<Entry[]> = fc.oneof(
  fc
    .shuffledSubarray(Object.keys(places), { maxLength: 6 })
    .chain((chosen) => fc.tuple(...chosen.map(entryAt))),
  fc
    .constantFrom('conversion.steps', 'conversion.until', 'variation_meta.variantsPerLocale.en')
    .chain((place) => fc.tuple(entryAt(place))),
)

const optional = ['tags', 'imp_track_hours', 'conversion.', 'variantsPerLocale', 'smv_', 'control_']

/** The required fields of a create, and some others. */
export const newEntries: fc.Arbitrary<Entry[]> = fc
  .subarray(Object.keys(places).filter((place) => optional.some((part) => place.includes(part))))
  .chain((left) => {
    const kept = Object.keys(places).filter((place) => !left.includes(place))
    return fc.tuple(...kept.map(entryAt))
  })

/** The entries and empty objects as a body. */
export function bodyOf(entries: readonly Entry[], empty: readonly string[] = []): JsonObject {
  const body: Record<string, unknown> = {}
  for (const path of empty) inner(body, path.split('.'))
  for (const { place, value, writing } of entries) {
    const path = place.split('.')
    const writings = places[place]?.[value] ?? []
    const written = structuredClone(writings[writing % writings.length])
    inner(body, path.slice(0, -1))[path.at(-1) as string] = written
  }
  return body
}

/** Returns the object at the path; creates it if it is missing. */
export function inner(body: Record<string, unknown>, path: readonly string[]) {
  let object = body
  for (const key of path) {
    object[key] ??= {}
    object = object[key] as Record<string, unknown>
  }
  return object
}
