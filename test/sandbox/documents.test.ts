import { describe, expect, it } from 'vitest'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { bases } from '../conformance/load-cases.js'
import { clientOf, ways } from './client.js'

const bodyOf = (base: string) => bases[base]?.body as Record<string, unknown>
const { request_id: _, ...create } = bodyOf('create-push')
const start = { now: String(bases['create-push']?.given?.now) }
const numbered = (prefix: string, count: number, value: object) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `${prefix}${String(n).padStart(4, '0')}`,
      { ...value, name: `Offer_${n}` },
    ]),
  )

describe.each(Object.entries(ways))('by %s', (_, open) => {
  it('with versioning, publishing a live campaign adds a document', async () => {
    const data = { workspace: { versioningEnabled: true } }
    const { call } = clientOf(await open({ ...start, data }))
    const search = async (campaign_fields: object) => {
      const { body } = await call('POST', '/v5/campaigns/search', { limit: 15, campaign_fields })
      return body.data as { id: string; campaign_id: string; version_number: number }[]
    }
    const created = await call('POST', '/v5/campaigns', create)
    const { id, campaign_id, version_number } = created.body.data
    expect(version_number).toBe(1)
    const path = `/v5/campaigns/${campaign_id}`
    const publish = { channel: 'PUSH', status: 'PUBLISH' }
    await call('PATCH', path, publish)
    const basic_details = { ...(create.basic_details as object), name: 'Renamed' }
    const updated = await call('PATCH', path, { ...publish, basic_details })
    const { id: second } = updated.body.data
    expect(updated.body.data).toMatchObject({ campaign_id, version_number: 2, basic_details })
    expect(second).toMatch(/^[\da-f]{24}$/)
    expect(second).not.toBe(id)

    const versions = await search({ ids: [campaign_id] })
    expect(versions.map((each) => each.version_number)).toEqual([2, 1])
    expect(versions.map((each) => each.campaign_id)).toEqual([campaign_id, campaign_id])
    expect((await search({ version_number: [1] }))[0]).toMatchObject({
      id,
      basic_details: create.basic_details,
    })
    expect((await search({ version_number: 2 }))[0]).toMatchObject({ id: second, basic_details })
    expect((await search({ ids: [second] })).map((each) => each.id)).toEqual([second])

    for (const key of [campaign_id, second]) {
      expect((await call('GET', `/v5/campaigns/${key}`)).body.data).toEqual(updated.body.data)
    }
    expect((await call('PATCH', `${path}/status`, { action: 'STOP' })).status).toBe(200)
    expect((await call('GET', path)).body.data).toMatchObject({ id: second, last_action: 'STOP' })
  })

  it('returns pages of campaigns, offerings and templates from 1', async () => {
    const templateIds = Array.from({ length: 16 }, (_, n) => `tpl_${n}`)
    const data = {
      workspace: { offeringsEnabled: true, templateIds },
      campaigns: numbered('66b1f0c2a94e3d0012ab', 18, { ...create, status: 'ACTIVE' }),
      offerings: numbered('offer_', 17, {}),
    }
    const { call } = clientOf(await open({ data }))
    const sizes = async (
      pageOf: (page: number) => Promise<{ body: { data: { id: string }[] } }>,
    ) => {
      const pages = await Promise.all([1, 2, 3].map(pageOf))
      const ids = pages.flatMap(({ body }) => body.data.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
      return pages.map(({ body }) => body.data.length)
    }
    const search = (limit: number) => (page: number) =>
      call('POST', '/v5/campaigns/search', { page, limit, campaign_fields: {} })
    expect(await sizes(search(15))).toEqual([15, 3, 0])
    expect(await sizes(search(20))).toEqual([15, 3, 0])
    expect(await sizes(search(7))).toEqual([7, 7, 4])
    const list = (path: string) => (page: number) => call('GET', `${path}?page=${page}`)
    expect(await sizes(list('/v5/offers'))).toEqual([15, 2, 0])
    expect(await sizes(list('/v5/offers/templates'))).toEqual([15, 1, 0])
    expect((await call('GET', '/v5/offers?page=first')).body.data).toHaveLength(15)
  })
})

it('takes another name of the page', async () => {
  const offerings = numbered('offer_', 17, {})
  const sandbox = createSandbox({ data: { offerings }, pageParameter: 'page_number' })
  const { call } = clientOf({ origin: 'http://sandbox.example', send: sandbox.fetch })
  expect((await call('GET', '/v5/offers?page_number=2')).body.data).toHaveLength(2)
  expect((await call('GET', '/v5/offers?page=2')).body.data).toHaveLength(15)
})
