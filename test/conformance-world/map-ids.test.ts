import { describe, expect, it } from 'vitest'
import { mapIds, withMappedIds } from '../../src/conformance/world/map-ids.js'

const connector = (connector_type: string, connector_name: string) => ({
  connector_type,
  connector_name,
})

const given = {
  connectors: [
    connector('SENDGRID', 'Marketing'),
    connector('SENDGRID', 'Receipts'),
    connector('AMAZON_SES', 'Fallback'),
  ],
}

describe('mapping the connectors of a case to those of a server', () => {
  it.each([
    ['as many types', [connector('SENDGRID', 'Newsroom'), connector('SES', 'Receipts')]],
    ['more types', [connector('A', '1'), connector('B', '1'), connector('C', '2')]],
    ['one type', [connector('MANDRILL', 'Only')]],
    ['several names of a type', [connector('A', '1'), connector('B', '2'), connector('A', '3')]],
  ])('maps each to one that exists: %s', (_what, connectors) => {
    const ids = mapIds(given, { connectors })
    for (const each of given.connectors) {
      expect(connectors).toContainEqual(withMappedIds(each, ids))
    }
  })

  it('keeps them if the server names none', () => {
    const [first] = given.connectors
    expect(withMappedIds(first, mapIds(given, {}))).toEqual(first)
  })
})

describe('mapping what a case does not know', () => {
  const workspace = {
    tagIds: ['tag_a'],
    offeringNames: ['Taken'],
    connectors: [connector('SES', 'Other')],
    subscriptionCategories: ['Offers'],
  }

  it.each([
    ['a tag', { tagIds: ['tag_b'] }, { tags: ['tag_a'] }],
    ['a category', { subscriptionCategories: [] }, { subscription_category: 'Offers' }],
    ['a connector', given, connector('AMAZON_SES', 'Other')],
  ])('replaces what only the server knows: %s', (_what, facts, body) => {
    const mapped = JSON.stringify(withMappedIds(body, mapIds(facts, workspace)))
    for (const id of ['"tag_a"', '"Offers"', '"Other"']) expect(mapped).not.toContain(id)
  })

  it('keeps it if the case has no such inventory', () => {
    expect(withMappedIds({ tags: ['tag_a'] }, mapIds({}, workspace))).toEqual({ tags: ['tag_a'] })
  })

  it('maps a name that is taken to one that is taken', () => {
    const ids = mapIds({ offeringNames: ['Welcome'] }, workspace)
    expect(withMappedIds({ name: 'Welcome' }, ids)).toEqual({ name: 'Taken' })
  })
})
