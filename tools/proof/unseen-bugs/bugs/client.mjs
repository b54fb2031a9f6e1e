import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { assertAccepted } from './assertions.mjs'
import * as bodies from './bodies.mjs'

const authorization = `Basic ${Buffer.from('workspace:key').toString('base64')}`

/** Sends documented requests to a server. */
export class Client {
  constructor(origin) {
    this.origin = origin
  }

  async call(method, path, body, extra) {
    const needed = {
      Authorization: authorization,
      'X-SVC-Request-Id': `request-${randomUUID()}`,
      'Content-Type': body && 'application/json',
      'Idempotency-Key': method === 'GET' ? undefined : randomUUID(),
      ...extra,
    }
    const headers = Object.entries(needed).filter(([, value]) => value !== undefined)
    const response = await fetch(this.origin + path, {
      method,
      headers,
      body: JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
  }

  get = (path) => this.call('GET', path)
  create = (body, extra) => this.call('POST', '/v5/campaigns', body, extra)
  update = (id, body, extra) => this.call('PATCH', `/v5/campaigns/${id}`, body, extra)
  changeStatus = (id, action) => this.call('PATCH', `/v5/campaigns/${id}/status`, { action })
  validate = (id) => this.call('POST', `/v5/campaigns/${id}/validate`, {})
  test = (body, extra) => this.call('POST', '/v5/campaigns/test', body, extra)
  createOffer = (body, extra) => this.call('POST', '/v5/offers', bodies.offer(body), extra)
  updateOffer = (id, body) => this.call('PATCH', `/v5/offers/${id}`, body)

  /** Returns the campaigns that a search finds. */
  async found(campaign_fields, limit = 15) {
    const response = await this.call('POST', '/v5/campaigns/search', { campaign_fields, limit })
    assertAccepted(response)
    return response.body.data
  }

  async draft(fields) {
    const response = await this.create(bodies.push(fields))
    assertAccepted(response, 201)
    return response.body.data.id
  }

  /** Publishes a new campaign. */
  async live(fields) {
    const id = await this.draft(fields)
    assertAccepted(await this.update(id, { status: 'PUBLISH' }))
    return id
  }

  async offering(fields) {
    const response = await this.createOffer(fields)
    assertAccepted(response, 201)
    return response.body.data.id
  }

  /** Creates an offering and waits until it is active. */
  async active(fields) {
    const scheduling = bodies.schedule(500, bodies.month)
    const id = await this.offering({ scheduling, ...fields })
    await setTimeout(600)
    return id
  }

  async listed(id) {
    return (await this.get(`/v5/offers?id=${id}`)).body.data[0]
  }
}
