import { describe, expect, it } from 'vitest'
import {
  createContract,
  decideRateLimit,
  expectedTestResults,
  type Facts,
  type OperationName,
} from '../../src/core/index.js'
import { unreadable } from './unreadable.js'

const contract = createContract()
const operations = Object.keys(contract.operations) as OperationName[]

describe.each(unreadable)('%s', (_, make) => {
  it('does not make schemas throw, as a body or a part of it', () => {
    for (const operation of operations) {
      const { validate } = contract.schema(operation)['~standard']
      for (const body of [make(), { channel: make(), name: make(), campaign_content: make() }]) {
        expect(validate(body)).toBeTypeOf('object')
      }
    }
  })

  it('does not make checks throw, as a response or a part of it', () => {
    for (const operation of operations) {
      for (const response of [
        make(),
        { status: 200, headers: make(), body: make() },
        { status: 400, headers: { 'retry-after': make() }, body: { error: make(), data: make() } },
        { status: make(), body: { data: { data: make() }, results: make() } },
      ]) {
        const context = { request: { body: make(), headers: make() }, facts: make() }
        for (const each of [context, make(), undefined]) {
          const checked = contract.checkResponse(operation, response as never, each as never)
          expect(checked.findings).toBeInstanceOf(Array)
        }
      }
    }
  })

  it('has no expected results, as a test or a draft', () => {
    expect(expectedTestResults(make(), make())).toBeUndefined()
    const body = { channel: 'PUSH', campaign_content: make(), basic_details: make() }
    expect(['undefined', 'object']).toContain(typeof expectedTestResults(body))
  })

  it('is handled quickly as headers, query, parameters or facts', () => {
    const start = performance.now()
    for (const operation of operations) {
      const part = make() as never
      contract.check(operation, { headers: part, params: part, query: part, body: {} })
      contract.check(operation, { headers: { authorization: part } }, part)
      contract.check(operation, {}, { recentRequests: part, idempotency: part, now: part })
      const { method, path } = contract.operations[operation]
      const prepared = contract.prepare({ method, url: path, headers: part })
      expect(prepared?.checkHead(part)).toBeTypeOf('object')
      expect(prepared?.receive(part).factsNeeded()).toBeTypeOf('object')
    }
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

it('treats a null outlook as none', () => {
  const prepared = contract.prepare({ method: 'GET', url: '/v5/offers', headers: {} })
  expect(prepared?.checkHead({}, null as never)).toMatchObject({ response: { status: 401 } })
  expect(prepared?.checkHead(null as never, undefined)).toMatchObject({ response: { status: 401 } })
  expect(prepared?.receive(undefined, null as never).check(null as never).ok).toBe(false)
})

describe('earlier calls', () => {
  const limits = [{ requests: 2, perSeconds: 60 }]
  const now = 1_000_000
  const decide = (recentRequests: unknown) =>
    decideRateLimit({ limits, recentRequests: recentRequests as number[], now })

  it.each([undefined, null, {}, { length: 3 }, 'x', new Set([1])])(
    'must be a list, not %s',
    (times) => {
      expect(() => decide(times)).toThrow('`recentRequests` must be an array of times.')
      const facts: Facts = { recentRequests: times as never }
      expect(contract.check('createOffering', {}, facts)).toBeTypeOf('object')
    },
  )
})
