import { describe, expect, it } from 'vitest'
import { bases } from '../conformance/load-cases.js'
import { clientOf, ways } from './client.js'

const draft = bases['create-push-minimal']?.body as object
const offering = bases['create-offering-smv']
const now = String(offering?.given?.now)
const workspace = offering?.given?.workspace as object

/** Returns the text of an object with a raw member. */
const withMember = (object: object, member: string) =>
  `${JSON.stringify(object).slice(0, -1)},${member}}`

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

describe.each(Object.entries(ways))('hostile bodies, by %s', (_, open) => {
  it.each([1000, 100_000])('responds to %d levels, and keeps running', async (levels) => {
    const { call, admin } = clientOf(await open({ now, data: { workspace } }))
    const created = await call('POST', '/v5/offers', offering?.body)
    const { id } = created.body.data
    for (const [method, path, body] of [
      ['POST', '/v5/campaigns', draft],
      ['POST', '/v5/offers', { ...(offering?.body as object), name: 'Deep' }],
      ['PATCH', `/v5/offers/${id}`, { priority: 2 }],
    ] as const) {
      const text = withMember(body, `"segment_info":${deep(levels)}`)
      const { status } = await call(method, path, text)
      expect([200, 201, 400, 413, 500]).toContain(status)
    }
    expect((await call('GET', '/v5/offers')).status).toBe(200)
    expect((await admin('GET', '/data')).status).toBe(200)
    expect((await call('POST', '/v5/campaigns', draft)).status).toBe(200)
  })

  it('responds to deep text on the admin paths', async () => {
    const { call, admin } = clientOf(await open({}))
    for (const path of ['/data', '/clock', '/given', '/campaigns/x']) {
      const method = path === '/given' ? 'POST' : path.includes('x') ? 'PATCH' : 'PUT'
      const { status } = await admin(method, path, deep(100_000))
      expect([400, 404]).toContain(status)
    }
    const { status } = await admin('PUT', '/data', `{"offerings":{"offer_1":${deep(100_000)}}}`)
    expect(status).toBe(400)
    expect((await call('GET', '/v5/offers')).status).toBe(200)
  })

  it('stores `__proto__` like any other name', async () => {
    const { call, admin } = clientOf(await open({ now, data: { workspace } }))
    const given = `{"constructor":{"prototype":{"polluted":1}},"__proto__":{"polluted":1}}`
    const body = { ...(offering?.body as object) }
    const created = await call('POST', '/v5/offers', withMember(body, `"segment_info":${given}`))
    expect(created.status).toBeLessThan(500)
    const { id } = (await call('POST', '/v5/offers', { ...body, name: 'Plain_One' })).body.data
    const patch = `{"segment_info":${given},"__proto__":{"polluted":1}}`
    await call('PATCH', `/v5/offers/${id}`, patch)
    await admin('PATCH', `/offerings/${id}`, patch)
    expect((await admin('PUT', '/data', `{"__proto__":{}}`)).status).toBe(400)
    expect((await admin('PATCH', '/offerings/__proto__', { a: 1 })).status).toBe(404)
    expect((await admin('PATCH', '/campaigns/constructor', { a: 1 })).status).toBe(404)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    const listed = await call('GET', `/v5/offers?id=${id}`)
    expect(listed.body.data[0].polluted).toBeUndefined()
    expect(Object.getOwnPropertyNames(listed.body.data[0].segment_info)).toContain('__proto__')
  })

  it('has no campaign with the name of an object property', async () => {
    const { call } = clientOf(await open({ now, data: { workspace } }))
    for (const id of ['__proto__', 'constructor', 'toString']) {
      expect((await call('GET', `/v5/campaigns/${id}`)).status).toBe(404)
      expect((await call('PATCH', `/v5/offers/${id}`, { priority: 2 })).status).toBe(400)
    }
  })
})
