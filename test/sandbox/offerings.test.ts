import { describe, expect, it } from 'vitest'
import { bases } from '../conformance/load-cases.js'
import { clientOf, ways } from './client.js'

const { body, given } = bases['create-offering-smv'] ?? {}
const create = body as Record<string, unknown>
const workspace = given?.workspace as object
const start = { now: String(given?.now), data: { workspace } }

describe.each(Object.entries(ways))('offerings, by %s', (_, open) => {
  it('changes from scheduled to active to expired with the clock', async () => {
    const { call, admin } = clientOf(await open(start))
    const created = await call('POST', '/v5/offers', create)
    expect(created).toMatchObject({ status: 201, body: { data: { status: 'scheduled' } } })
    const { id } = created.body.data
    expect(id).toMatch(/^offer_/)
    await call('POST', '/v5/offers', { ...create, name: 'Another_One' })
    const listed = async () => (await call('GET', `/v5/offers?id=${id}`)).body.data
    expect(await listed()).toMatchObject([{ id, ...create, status: 'scheduled' }])
    expect((await call('GET', '/v5/offers')).body.data).toHaveLength(2)

    const path = `/v5/offers/${id}`
    const changes = { segment_info: { refresh: 'hourly' }, tags: ['tag_members'] }
    expect((await call('PATCH', path, changes)).status).toBe(200)
    expect(await listed()).toMatchObject([
      { segment_info: { segment: 'members', refresh: 'hourly' }, tags: ['tag_members'] },
    ])

    const moved = await admin('PUT', '/clock', { now: '2026-06-10T00:00:00Z', running: false })
    expect(moved.body).toEqual({ now: '2026-06-10T00:00:00.000Z', running: false })
    expect(await listed()).toMatchObject([{ status: 'active' }])
    const conversion = { event: 'another' }
    const locked = await call('PATCH', path, { conversion })
    expect(locked.status).toBeGreaterThanOrEqual(400)
    expect(JSON.stringify(locked.body)).toContain('conversion')
    expect(JSON.stringify(await listed())).not.toContain('another')
    expect((await call('PATCH', path, { priority: 41 })).status).toBe(200)

    await admin('PUT', '/clock', { advance_seconds: 30 * 24 * 3600 })
    expect(await listed()).toMatchObject([{ status: 'expired', priority: 41 }])
    expect((await call('PATCH', path, { priority: 42 })).status).toBe(403)
  })

  it('frees the name of an archived offering', async () => {
    const { call, admin } = clientOf(await open(start))
    const { id } = (await call('POST', '/v5/offers', create)).body.data
    expect((await call('POST', '/v5/offers', create)).status).toBeGreaterThanOrEqual(400)
    const archived = await admin('PATCH', `/offerings/${id}`, { status: 'archived' })
    expect(archived).toMatchObject({ status: 200, body: { status: 'archived' } })
    expect((await call('GET', `/v5/offers?id=${id}`)).body.data).toMatchObject([
      { status: 'archived' },
    ])
    expect((await call('PATCH', `/v5/offers/${id}`, { priority: 2 })).status).toBe(403)
    expect((await call('POST', '/v5/offers', create)).status).toBe(201)
    expect((await admin('PATCH', '/offerings/offer_none', {})).status).toBe(404)
  })

  it.each(['ARCHIVED', 'paused', 7])('cannot have the status %j', async (status) => {
    const { call, admin } = clientOf(await open(start))
    const { id } = (await call('POST', '/v5/offers', { ...create, status })).body.data
    const path = `/v5/offers/${id}`
    expect((await call('PATCH', path, { status, priority: 2 })).status).toBe(200)
    expect((await call('GET', `/v5/offers?id=${id}`)).body.data).toMatchObject([
      { status: 'scheduled', priority: 2 },
    ])
    expect((await admin('PATCH', `/offerings/${id}`, { status })).status).toBe(400)
    expect((await admin('PUT', '/data', { offerings: { offer_1: { status } } })).status).toBe(400)
  })
})
