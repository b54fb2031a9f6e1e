import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { createContract } from '../../src/core/index.js'
import { contractMatchers, type MatcherOptions } from '../../src/testing/matchers/vitest.js'

const stop = { body: { action: 'STOP' } }
const halt = { body: { action: 'HALT', reason: 'x' } }
const periodic = { campaign: { status: 'ACTIVE', campaign_delivery_type: 'PERIODIC' } }
const conforming = { status: 200, body: { response_id: 'a-1', type: 'campaign', data: {} } }
const lacking = { status: 200, body: { response_id: 'a-1' } }

describe('valid values pass', () => {
  it('toBeValidRequest', () => {
    expect(stop).toBeValidRequest('changeCampaignStatus')
    expect(stop).not.toBeValidRequest('changeCampaignStatus', periodic)
    expect(halt).not.toBeValidRequest('changeCampaignStatus')
    expect([stop]).toEqual([expect.toBeValidRequest('changeCampaignStatus')])
    expect([halt]).not.toEqual([expect.toBeValidRequest('changeCampaignStatus')])
  })

  it('toBeRejectedWith', () => {
    expect(stop).toBeRejectedWith('status/stop-periodic', 'changeCampaignStatus', periodic)
    expect(stop).not.toBeRejectedWith('status/stop-periodic', 'changeCampaignStatus')
    expect(halt).toBeRejectedWith('structure', 'changeCampaignStatus')
    expect(halt).toBeRejectedWith({ rule: 'structure', target: 'action' }, 'changeCampaignStatus')
    expect(halt).not.toBeRejectedWith({ rule: 'structure', target: 'x' }, 'changeCampaignStatus')
    expect(halt).not.toBeRejectedWith('field/unknown', 'changeCampaignStatus')
  })

  it('toConformTo, also a Response, which stays unread', async () => {
    expect(conforming).toConformTo('changeCampaignStatus')
    expect(lacking).not.toConformTo('changeCampaignStatus')
    const response = Response.json(conforming.body)
    await expect(response).toConformTo('changeCampaignStatus')
    expect(await response.json()).toEqual(conforming.body)
    await expect(Response.json(lacking.body)).not.toConformTo('changeCampaignStatus')
  })

  it.each([
    ['axios', (text: string) => ({ status: 200, config: {}, data: JSON.parse(text) })],
    ['supertest', (text: string) => ({ status: 200, statusCode: 200, text, body: {} })],
    ['light-my-request', (text: string) => ({ statusCode: 200, body: text, payload: text })],
  ])('toConformTo, with a response of %s', (_name, responseOf) => {
    const { body } = conforming
    expect(responseOf(JSON.stringify(body))).toConformTo('changeCampaignStatus')
    expect(responseOf(JSON.stringify(lacking.body))).not.toConformTo('changeCampaignStatus')
  })

  it('toConformTo, with a response of inject', async () => {
    const app = fastify().get('/', () => conforming.body)
    expect(await app.inject('/')).toConformTo('changeCampaignStatus')
  })

  it('toConformTo, with a 304 to a GET, which has no body', async () => {
    await expect(new Response(null, { status: 304 })).toConformTo('getCampaign')
    expect({ status: 304, text: '', body: {} }).toConformTo('listOfferings')
    expect({ status: 304, data: '' }).not.toConformTo('searchCampaigns')
  })

  it('with the options of a contract', () => {
    const failing = messageOf(() => expect(halt).toBeRejectedWith('field/unknown', operation))
    expect(failing).toContain('field/unknown is a warning here')
    expect.extend(contractMatchers({ contract: { rules: { 'field/unknown': 'error' } } }))
    expect(halt).toBeRejectedWith('field/unknown', 'changeCampaignStatus')
    const exception = { rule: 'structure', values: ['HALT'], reason: 'The old name.' } as const
    expect.extend(contractMatchers({ contract: { exceptions: [exception] } }))
    expect(halt).toBeValidRequest('changeCampaignStatus')
    expect({ body: { action: 'END' } }).not.toBeValidRequest('changeCampaignStatus')
    expect.extend(contractMatchers())
  })
})

const operation = 'changeCampaignStatus'

function messageOf(assert: () => unknown): string {
  try {
    assert()
  } catch (fault) {
    return (fault as Error).message
  }
  throw new Error('It passes.')
}

/** Failing calls, by the reason. */
const failures: Record<string, () => unknown> = {
  'an invalid request': () => expect(halt).toBeValidRequest(operation),
  'invalid by facts': () => expect(stop).toBeValidRequest(operation, periodic),
  'not: a valid request': () =>
    expect({ params: { campaign_id: '66b1f0c2a94e3d0012ab34cd' }, ...stop }).not.toBeValidRequest(
      operation,
    ),
  'rejected by nothing': () =>
    expect({ body: {} }).toBeRejectedWith('body/empty', 'updateOffering'),
  'rejected by something else': () =>
    expect(halt).toBeRejectedWith('status/publish-not-accepted', operation),
  'a warning only': () => expect(halt).toBeRejectedWith('field/unknown', operation),
  'unchecked without facts': () => expect(stop).toBeRejectedWith('status/stop-periodic', operation),
  'unchecked without a member of a fact': () =>
    expect(stop).toBeRejectedWith('status/stop-periodic', operation, {
      campaign: { status: 'ACTIVE' },
    }),
  'unchecked without headers': () =>
    expect(stop).toBeRejectedWith('auth/credentials-malformed', operation),
  'at another target': () =>
    expect(halt).toBeRejectedWith({ rule: 'structure', target: 'reason' }, operation),
  'not: rejected': () => expect(halt).not.toBeRejectedWith('structure', operation),
  'a response that does not conform': () => expect(lacking).toConformTo(operation),
  'not: a response that conforms': () => expect(conforming).not.toConformTo(operation),
  'unknown operation': () => expect(stop).toBeValidRequest('changeCampaignStatsu' as never),
  'unknown operation of a response': () => expect(lacking).toConformTo('changeStatus' as never),
  'unknown rule': () => expect(stop).toBeRejectedWith('status/stop-perodic' as never, operation),
  'no rule': () => expect(stop).toBeRejectedWith(undefined as never, operation),
  'rule and operation interchanged': () =>
    expect(stop).toBeRejectedWith(operation as never, 'structure' as never),
  'rule of another operation': () =>
    expect(stop).toBeRejectedWith('geofence/dwell-time-required', operation),
  'target that is no text': () =>
    expect(stop).toBeRejectedWith({ rule: 'structure', target: 1 as never }, operation),
  'no request': () => expect('STOP').toBeValidRequest(operation),
  'not: no request': () => expect(null).not.toBeValidRequest(operation),
  'a bare body': () => expect(halt.body).toBeRejectedWith('structure', operation),
  'a Request': () => expect(new Request('https://example.com')).not.toBeValidRequest(operation),
  'no response': () => expect({ body: {} }).toConformTo(operation),
  'a response of undici.request': () =>
    expect({ statusCode: 200, body: new Blob(['{}']).stream() }).not.toConformTo(operation),
  'a response of Playwright': () =>
    expect({ status: () => 200, body: async () => '{}' }).not.toConformTo(operation),
  'unknown option': () => contractMatchers({ rules: {} } as MatcherOptions),
  'wrong option': () => contractMatchers({ contract: 'ACME' as never }),
}

it('explains each failure', async () => {
  const explained = Object.entries(failures).map(([name, assert]) => [
    name,
    messageOf(assert).split('\n'),
  ])
  const all = stringify(Object.fromEntries(explained), { lineWidth: 0 })
  await expect(all).toMatchFileSnapshot('messages.yaml')
})

it('rejects a Response that was already read, and explains a failure', async () => {
  const response = Response.json(lacking.body)
  await expect(expect(response).toConformTo('changeCampaignStatus')).rejects.toThrow(
    'The response 200 does not conform.',
  )
  await response.text()
  await expect(expect(response).toConformTo('changeCampaignStatus')).rejects.toThrow(
    'The body of the Response was already read. Call toConformTo first, or pass `response.clone()`.',
  )
})

it('rethrows errors of reading a request', () => {
  const lost = new Error('lost')
  const facts = {
    get now(): Date {
      throw lost
    },
  }
  expect(() => expect(stop).not.toBeValidRequest('changeCampaignStatus', facts)).toThrow(lost)
  expect(createContract().check('changeCampaignStatus', stop, facts).ok).toBe(false)
})
