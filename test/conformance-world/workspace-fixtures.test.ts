import { expect, it } from 'vitest'
import { withWorkspaceFixtures } from '../../src/conformance/world/workspace-fixtures.js'

const workspace = {
  offerings_enabled: true,
  tags: { tag_a: 'A' },
  campaigns: { a: { status: 'DRAFT' }, b: { status: 'ACTIVE' } },
  offerings: { offer_1: { name: 'Sale' } },
}
const options = { target: 'http://localhost:1' }

it('moves the workspace to the fixtures', () => {
  const contract = { serviceName: 'ACME', workspace }
  expect(withWorkspaceFixtures({ ...options, contract })).toEqual({
    ...options,
    contract: { serviceName: 'ACME' },
    fixtures: {
      workspace: { offeringsEnabled: true, tagIds: ['tag_a'] },
      campaigns: [
        { id: 'a', status: 'DRAFT' },
        { id: 'b', status: 'ACTIVE' },
      ],
      offerings: [{ id: 'offer_1', name: 'Sale' }],
    },
  })
})

it('prefers the fixtures', () => {
  const fixtures = {
    credentials: 'workspace:key',
    workspace: { tagIds: ['tag_b'], templateIds: ['tpl_a'] },
    campaigns: [{ id: 'b', status: 'DRAFT', disposable: true }, { id: 'c' }],
  }
  expect(withWorkspaceFixtures({ ...options, contract: { workspace }, fixtures }).fixtures).toEqual(
    {
      credentials: 'workspace:key',
      workspace: { offeringsEnabled: true, tagIds: ['tag_b'], templateIds: ['tpl_a'] },
      campaigns: [
        { id: 'a', status: 'DRAFT' },
        { id: 'b', status: 'DRAFT', disposable: true },
        { id: 'c' },
      ],
      offerings: [{ id: 'offer_1', name: 'Sale' }],
    },
  )
})

it('changes nothing without a workspace', () => {
  expect(withWorkspaceFixtures(options)).toBe(options)
})

it('rejects an invalid workspace', () => {
  const contract = { workspace: { tags: 5 } as never }
  expect(() => withWorkspaceFixtures({ ...options, contract })).toThrow('Option `workspace.tags`')
})
