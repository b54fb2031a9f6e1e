import { describe, expect, it } from 'vitest'
import {
  createContract,
  decideRateLimit,
  expectedTestResults,
  type Facts,
  type HeadersInput,
  type OperationName,
} from '../../src/core/index.js'
import { unreadable } from './unreadable.js'

const contract = createContract()
const operations = Object.keys(contract.operations) as OperationName[]

/** A list that reports an incorrect length. */
const listOf = (length: unknown): unknown =>
  new Proxy([], { get: (list, key) => (key === 'length' ? length : list[key as never]) })
const sparse = (length: number): unknown[] => {
  const list: unknown[] = []
  list.length = length
  return list
}
const endless: [what: string, make: () => unknown][] = [
  ['a list of gaps', () => sparse(2 ** 32 - 1)],
  ['a list without end', () => listOf(Number.POSITIVE_INFINITY)],
  ['a list of no length', () => listOf(Number.NaN)],
  [
    'what has the methods of a list',
    () => ({ length: Number.POSITIVE_INFINITY, forEach: [].forEach, join: [].join }),
  ],
]
const odd = [...unreadable, ...endless]

describe.each(odd)('%s', (_, make) => {
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
      expect(prepared?.checkHead(part, part)).toBeTypeOf('object')
      expect(prepared?.receive(part, part).factsNeeded()).toBeTypeOf('object')
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

it('does not read more headers than any server accepts', () => {
  const few = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x-${index}`, 'y']))
  const many = Object.fromEntries(
    Array.from({ length: 100_001 }, (_, index) => [`x-${index}`, 'y']),
  )
  let visited = 0
  const endlessly = {
    get: () => null,
    forEach: (visit: (value: string, name: string) => void) => {
      for (;;) visit('y', `x-${visited++}`)
    },
  }
  const statusOf = (headers: HeadersInput) => {
    const verdict = contract.check('listOfferings', { headers })
    return verdict.ok ? 200 : verdict.response.status
  }
  expect([few, many, endlessly].map(statusOf)).toEqual([401, 500, 500])
})

describe('earlier calls', () => {
  const limits = [{ requests: 2, perSeconds: 60 }]
  const now = 1_000_000
  const decide = (recentRequests: unknown) =>
    decideRateLimit({ limits, recentRequests: recentRequests as number[], now })

  it('count after millions of gaps', () => {
    const times = sparse(50_000_000)
    times[49_999_999] = now - 1
    times[10] = now - 2
    const start = performance.now()
    expect(decide(times)).toEqual({ allowed: false, retryAfter: 60 })
    expect(performance.now() - start).toBeLessThan(2000)
  })

  it.each([undefined, null, {}, { length: 3 }, 'x', new Set([1])])(
    'must be a list, not %s',
    (times) => {
      expect(() => decide(times)).toThrow('`recentRequests` must be an array of times.')
      const facts: Facts = { recentRequests: times as never }
      expect(contract.check('createOffering', {}, facts)).toBeTypeOf('object')
    },
  )

  it('must not be more than the maximum', () => {
    expect(() => decide(new Array(2 ** 24 + 1).fill(0))).toThrow('at most 16777216 times')
  })
})
