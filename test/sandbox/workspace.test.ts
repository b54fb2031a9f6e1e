import { describe, expect, it } from 'vitest'
import type { Workspace } from '../../src/core/index.js'
import { createSandbox, type SandboxData, sampleData } from '../../src/testing/sandbox/index.js'
import { authorization, clientOf } from './client.js'

const id = '66b1f0c2a94e3d0012ab34cd'
const workspace = {
  offerings_enabled: true,
  versioning_enabled: true,
  tags: { tag_a: 'A' },
  templates: ['tpl_a'],
  offering_attributes: ['attr_a'],
  subscription_categories: ['News'],
  connectors: [{ connector_type: 'SES', connector_name: 'Main' }],
  campaigns: { [id]: { status: 'DRAFT', channel: 'PUSH' } },
  offerings: { offer_1: { name: 'Sale' } },
} satisfies Workspace

const asData = {
  workspace: {
    offeringsEnabled: true,
    versioningEnabled: true,
    tagIds: ['tag_a'],
    templateIds: ['tpl_a'],
    offeringAttributeIds: ['attr_a'],
    connectors: [{ connector_type: 'SES', connector_name: 'Main' }],
    subscriptionCategories: ['News'],
  },
  campaigns: { [id]: { id, status: 'DRAFT', channel: 'PUSH' } },
  offerings: { offer_1: { id: 'offer_1', name: 'Sale' } },
}

const opened = (data?: SandboxData) =>
  createSandbox({ contract: { workspace }, ...(data && { data }) })

describe('the workspace of the contract is the initial data', () => {
  it('instead of the sample data', () => {
    expect(opened().data()).toEqual(asData)
    expect(createSandbox({ contract: { workspace: {} } }).data()).toEqual({
      workspace: {},
      campaigns: {},
      offerings: {},
    })
    expect(createSandbox().data().workspace).toEqual(sampleData.workspace)
  })

  it('over which the data win, member by member and id by id', () => {
    const credentials = [{ username: 'anna', password: 'x' }]
    const data = {
      credentials,
      workspace: { tagIds: ['tag_b'] },
      campaigns: { '66b1f0c2a94e3d0012ab34ce': { status: 'ACTIVE' } },
      offerings: { offer_1: { name: 'Other' } },
    }
    expect(opened(data).data()).toEqual({
      credentials,
      workspace: { ...asData.workspace, tagIds: ['tag_b'] },
      campaigns: {
        ...asData.campaigns,
        '66b1f0c2a94e3d0012ab34ce': { id: '66b1f0c2a94e3d0012ab34ce', status: 'ACTIVE' },
      },
      offerings: { offer_1: { id: 'offer_1', name: 'Other' } },
    })
  })

  it('to which a reset returns', () => {
    const sandbox = opened()
    sandbox.reset({})
    expect(sandbox.data().campaigns).toEqual({})
    sandbox.reset()
    expect(sandbox.data()).toEqual(asData)
  })
})

it('replaced data have no members of the workspace', async () => {
  const { fetch: send } = opened()
  const { admin } = clientOf({ origin: 'http://localhost', send })
  const offerings = { offer_2: { name: 'Sale' } }
  await admin('PUT', '/data', { workspace: { tagIds: ['tag_b'] }, offerings })
  const update = async (tag: string, id = 'offer_2') => {
    const response = await send(
      new Request(`http://localhost/v5/offers/${id}`, {
        method: 'PATCH',
        headers: {
          Authorization: authorization,
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
        },
        // The data that replace those of the workspace have no templates, so any is accepted.
        body: JSON.stringify({ tags: [tag], offer_content: { meta: { templateId: 'tpl_b' } } }),
      }),
    )
    return JSON.stringify(await response.json())
  }
  expect(await update('tag_a')).toContain('INVALID_TAG_ID')
  expect(await update('tag_b')).not.toContain('error')
  expect(await update('tag_b', 'offer_1')).toContain('OFFER_NOT_FOUND')
})
