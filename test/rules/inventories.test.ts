import { expect, it } from 'vitest'
import { createContract, type WorkspaceFacts } from '../../src/core/index.js'

const contract = createContract()
const unknownTags = (tagIds: WorkspaceFacts['tagIds'], tags: unknown[]): string[] => {
  const verdict = contract.check(
    'updateOffering',
    { body: { tags } },
    { workspace: { ...(tagIds && { tagIds }) } },
  )
  return verdict.ok ? [] : verdict.violations.map(({ target }) => target)
}
const asked: unknown[] = []

it.each<[what: string, ids: WorkspaceFacts['tagIds']]>([
  ['a list', ['a', 'b']],
  ['a set', new Set(['a', 'b'])],
  [
    'a function',
    (id) => {
      asked.push(id)
      return id !== 'c'
    },
  ],
])('an inventory may be %s', (_what, ids) => {
  expect(unknownTags(ids, ['a', 'c', 'b'])).toEqual(['tags.1'])
})

it('ignores ids that are not strings', () => {
  const odd = [7, null, { id: 'a' }]
  for (const ids of [[...odd, 'a'], new Set([...odd, 'a']), () => true]) {
    expect(unknownTags(ids as never, [...odd, 'a'])).toEqual(['tags.0', 'tags.1', 'tags.2'])
  }
  expect(asked.every((id) => typeof id === 'string')).toBe(true)
})

it('reports a template at each place', () => {
  const shared = { meta: { templateId: 'tpl' } }
  const body = { offer_content: { one: shared, other: shared } }
  const verdict = contract.check('updateOffering', { body }, { workspace: { templateIds: [] } })
  const places = verdict.ok ? [] : verdict.violations.map(({ target }) => target)
  expect(places).toEqual([
    'offer_content.one.meta.templateId',
    'offer_content.other.meta.templateId',
  ])
})

it('accepts a schedule without sent datetimes', () => {
  const body = { scheduling: {} }
  const stored = { start_datetime: '2031-06-30T21:00:00Z', expiry_datetime: '2031-06-01T09:00:00Z' }
  const before = contract.check('updateOffering', { body }, {})
  expect(before.unchecked).not.toContain('offering/schedule-order')
  const after = contract.check('updateOffering', { body }, { offering: { scheduling: stored } })
  expect(JSON.stringify(after)).not.toContain('offering/schedule-order')
})
