import { describe, expect, it } from 'vitest'
import { bases } from '../conformance/load-cases.js'
import { clientOf, ways } from './client.js'

const bodyOf = (base: string) => bases[base]?.body as Record<string, unknown>
const { request_id: _, ...create } = bodyOf('create-push')
const start = { now: String(bases['create-push']?.given?.now) }

describe.each(Object.entries(ways))('campaigns, by %s', (_, open) => {
  it('reports sends to identifiers that start with fail or +999 as failed', async () => {
    const { call } = clientOf(await open(start))
    const keyed = bodyOf('test-push-inline-keyed')
    const meta = keyed.test_campaign_meta as object
    const send = (value: string) =>
      call('POST', '/v5/campaigns/test', {
        ...keyed,
        test_campaign_meta: { ...meta, identifier_values: [value] },
      })
    const valid = await send('maria')
    expect(Object.keys(valid.body.data.data)).toContain('ANDROID_fr_variation_2')
    for (const value of ['fail@example.com', 'FAIL-1', '+999123456']) {
      const { status, body } = await send(value)
      const results: { status: string }[] = Object.values(body.data.data)
      expect({ value, status }).toEqual({ value, status: 200 })
      expect(Object.keys(body.data.data)).toEqual(Object.keys(valid.body.data.data))
      expect(new Set(results.map((result) => result.status))).toEqual(new Set(['FAILED']))
    }
    expect((await send('ann+999@example.com')).body.data.message).toMatch(/^(\d+) of \1 sent/)
  })

  it('applies every filter of a search, newest first', async () => {
    const campaigns = {
      '66b1f0c2a94e3d0012ab0001': { ...create, status: 'ACTIVE', created_by: 'a@example.com' },
      '66b1f0c2a94e3d0012ab0002': { ...create, status: 'DRAFT', channel: 'EMAIL' },
      '66b1f0c2a94e3d0012ab0003': {
        ...create,
        status: 'STOPPED',
        campaign_delivery_type: 'PERIODIC',
        basic_details: { name: 'Winter', tags: ['cold'] },
        version_number: 2,
      },
    }
    const { call } = clientOf(await open({ ...start, data: { campaigns } }))
    const found = async (campaign_fields: object, more: object = {}): Promise<string[]> => {
      const body = { page: 1, limit: 15, campaign_fields, ...more }
      const answered = await call('POST', '/v5/campaigns/search', body)
      expect(answered).toMatchObject({ status: 200 })
      return answered.body.data.map(({ id }: { id: string }) => id.at(-1))
    }
    expect(await found({})).toEqual(['3', '1'])
    expect(await found({ status: ['DRAFT'] })).toEqual(['2'])
    expect(await found({ channels: ['PUSH'] })).toEqual(['3', '1'])
    expect(await found({ channels: ['EMAIL'], status: ['DRAFT', 'ACTIVE'] })).toEqual(['2'])
    expect(await found({ campaign_delivery_type: ['PERIODIC'] })).toEqual(['3'])
    expect(await found({ ids: ['66b1f0c2a94e3d0012ab0001'] })).toEqual(['1'])
    expect(await found({ created_by: ['a@example.com'] })).toEqual(['1'])
    expect(await found({ name: 'Winter' })).toEqual(['3'])
    expect(await found({ tags: ['cold'] })).toEqual(['3'])
    expect(await found({ version_number: [2] })).toEqual(['3'])
    expect(await found({}, { limit: 1 })).toEqual(['3'])
  })
})
