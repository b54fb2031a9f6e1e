import { expect, it } from 'vitest'
import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { tried } from '../../conformance-suite/trying.js'

/** Returns the body of the response to a list. */
type Shape = (items: readonly JsonObject[]) => JsonObject

/** Shapes of a list whose items are not documented. */
const shapes: [what: string, shape: Shape][] = [
  ['as they are', (data) => ({ data })],
  ['in another member', (items) => ({ items, pagination: { page: 1 } })],
  ['beside another list', (offers) => ({ data: { offers, statuses: ['active'], page: 1 } })],
  [
    'by their ids',
    (items) => ({ data: { offers: Object.fromEntries(items.map((each) => [each.id, each])) } }),
  ],
  [
    'with ids of another name',
    (items) => ({ data: items.map(({ id, ...others }) => ({ offer_id: id, ...others })) }),
  ],
  ['inside of others', (items) => ({ data: items.map((offer) => ({ offer, stats: {} })) })],
]

const sequences = [
  'sequence/concurrent-offering-creates',
  'sequence/list-of-each-status',
  'sequence/offerings-listed',
  'sequence/list-by-id',
]

/** Returns the findings about a server whose lists have a shape. */
async function mustsOf(shape: Shape, only = sequences): Promise<string[]> {
  const fault: Partial<Mutant> = {
    // Where a list has no ids, the suite calls it again for each.
    contract: { limits: { listOfferings: [] } },
    answer(response, { operation }) {
      const { body, status } = response
      if (operation !== 'listOfferings' || status !== 200 || !isObject(body)) return response
      const { data, ...others } = body
      const items = (Array.isArray(data) ? data : []).filter(isObject)
      return { status, body: { ...others, ...shape(items) } }
    },
  }
  const { findings } = await tried({ only }, fault, { cases: [], kinds: ['sequences'] })
  const musts = findings.filter(({ level }) => level === 'MUST')
  return [...new Set(musts.map(({ subject, cause }) => `${subject} ${cause}`))].sort()
}

/** Lists some of the offerings only. */
const hiding =
  (shape: Shape): Shape =>
  (items) => {
    const listed = items.filter(({ status }) => status !== 'active')
    return shape(listed.length > 2 ? listed.slice(1) : listed)
  }

it.each(shapes)('finds nothing in lists that show the offerings %s', async (_, shape) => {
  expect(await mustsOf(shape)).toEqual([])
})

it('cannot tell what lists without ids contain', async () => {
  const shape: Shape = (items) => ({ data: items.map(({ name }) => ({ name })) })
  expect(await mustsOf(shape)).toEqual([])
})

it.each(shapes)('finds that a list hides some of the offerings %s', async (_, shape) => {
  expect(await mustsOf(hiding(shape))).toEqual([
    'sequence/list-of-each-status hidden',
    'sequence/offerings-listed hidden',
  ])
})

it('reads a shape in random calls, too', async () => {
  const shape: Shape = (items) => ({ data: items.map((offer) => ({ offer, stats: {} })) })
  const only = ['sequence/offering-walks']
  expect(await mustsOf(shape, only)).toEqual([])
  expect(await mustsOf(hiding(shape), only)).toEqual(['sequence/offering-walks hidden'])
})
