import { describe, expect, it } from 'vitest'
import { type Contract, createContract, type Facts } from '../../src/core/index.js'
import { type SocketCase, socketCases } from '../adapters/case-exchange.js'
import { requestNamed } from '../benchmark-requests.js'

/** The facts that rules of the head read. */
const ofHead = ({ now, authenticated, permitted, recentRequests, workspace }: Facts): Facts =>
  Object.assign(
    {},
    now && { now },
    authenticated !== undefined && { authenticated },
    permitted !== undefined && { permitted },
    recentRequests && { recentRequests },
    workspace && { workspace: { ...workspace } },
  )

/** Early facts that later ones complete or contradict. */
const earlier: [what: string, early: (facts: Facts) => Facts | undefined][] = [
  ['no check of the head', () => undefined],
  ['no early facts', () => ({})],
  ['the same facts', ofHead],
  ['other facts', () => ({ authenticated: false, permitted: false, recentRequests: [] })],
]

const contracts = new Map<object, Contract>()

/** Cases with equal options have the same object. */
function contractOf({ options }: SocketCase): Contract {
  const contract = contracts.get(options) ?? createContract(options)
  contracts.set(options, contract)
  return contract
}

function verdictInOne(sent: SocketCase) {
  const { method, target, headers, body, facts } = sent
  return contractOf(sent).checkHttp({ method, url: target, headers, body }, facts)
}

function verdictInStages(sent: SocketCase, early: Facts | undefined) {
  const { method, target, headers, body, facts } = sent
  const prepared = contractOf(sent).prepare({ method, url: target, headers })
  if (prepared?.operation === undefined) return prepared?.checkHead(facts)
  const hasBody = body !== undefined
  if (early !== undefined) {
    prepared.checkHead(undefined, { hasBody })
    prepared.checkHead(early, { hasBody })
  }
  return prepared.receive(body).check(facts)
}

describe.each(earlier)('a check in stages, with %s', (_, early) => {
  it('has the verdict of a check in one', () => {
    for (const sent of socketCases) {
      if (sent.target.length + (sent.body?.length ?? 0) > 100_000) continue
      expect(verdictInStages(sent, early(sent.facts)), sent.id).toEqual(verdictInOne(sent))
    }
  })
})

describe('a request in stages', () => {
  const { method, path: target, headers, facts: given, bodies } = requestNamed('C')
  const facts: Facts = { ...given, authenticated: true }
  const body = JSON.stringify(bodies.valid)
  const json = { ...headers, 'X-SVC-Request-Id': '3f1c9d52-6a0b-4c8e-9b7d-2e5f8a1c4d60' }
  const contract = createContract()

  it('reads its headers once, for any number of checks', () => {
    let reads = 0
    const counted = new Proxy(json, {
      ownKeys(names) {
        reads++
        return Reflect.ownKeys(names)
      },
    })
    const prepared = contract.prepare({ method, url: target, headers: counted })
    prepared?.checkHead({}, { hasBody: true })
    prepared?.checkHead(facts, { hasBody: true })
    const received = prepared?.receive(body)
    received?.factsNeeded()
    expect(received?.check(facts).ok).toBe(true)
    prepared?.error('INTERNAL_ERROR')
    expect(reads).toBe(1)
  })

  it('reports each finding of the head once', () => {
    const lenient = createContract({ rules: { 'auth/*': 'warn' } })
    const warned = (last: Facts) => {
      const prepared = lenient.prepare({ method, url: target, headers: json })
      for (const early of [{}, { authenticated: false }, { authenticated: false }]) {
        prepared?.checkHead(early)
      }
      return prepared
        ?.receive(body)
        .check({ ...facts, ...last })
        .warnings.map(({ rule }) => rule)
    }
    expect(warned({ authenticated: false })).toEqual(['auth/credentials-rejected'])
    expect(warned({ authenticated: true })).toEqual([])
  })

  it('repeats in an error the request id of the body, once that has arrived', () => {
    const headers = { 'Content-Type': 'application/json', Authorization: 'Basic dTprZXk=' }
    const prepared = contract.prepare({ method: 'POST', url: '/v5/campaigns/test', headers })
    const idOf = () => prepared?.error('INTERNAL_ERROR').body.response_id
    expect(idOf()).not.toBe('body-1')
    prepared?.receive('{"request_id":"body-1"}').check({ authenticated: true })
    expect(idOf()).toBe('body-1')
  })

  it('can be checked again with other facts', () => {
    const received = contract.prepare({ method, url: target, headers: json })?.receive(body)
    expect(received?.check(facts).ok).toBe(true)
    expect(received?.check({ ...facts, authenticated: false })).toMatchObject({
      response: { status: 401 },
    })
    expect(received?.check(facts).ok).toBe(true)
  })

  it('notices that the body is too large, or of another type, when it arrives', () => {
    const prepare = (type: string) =>
      contract.prepare({ method, url: target, headers: { ...json, 'Content-Type': type } })
    const large = prepare('application/json')
    expect(large?.checkHead(facts)).toBeUndefined()
    const verdict = large?.receive(undefined, { isTooLarge: true }).check(facts)
    expect(verdict).toMatchObject({ response: { status: 413 } })
    const other = prepare('text/plain')
    expect(other?.checkHead(facts)).toBeUndefined()
    expect(other?.receive(body).check(facts)).toMatchObject({ response: { status: 415 } })
  })

  it('names the content encodings that it can read', () => {
    const prepared = contract.prepare({ method, url: target, headers: json })
    const verdict = prepared?.checkHead(facts, { hasBody: true, isOtherEncoding: true })
    expect(verdict).toMatchObject({
      response: { status: 415, headers: { 'Accept-Encoding': 'gzip, deflate' } },
      violations: [
        {
          rule: 'http/content-type',
          target: 'Content-Encoding',
          message: 'The body must be sent with the content encoding gzip or deflate, or with none.',
        },
      ],
    })
  })

  it('repeats the request id of a body that was read for it alone', () => {
    const prepared = contract.prepare({ method, url: target, headers: {} })
    const verdict = prepared?.checkHead({}, { requestId: 'of-the-body' })
    expect(verdict?.response.body).toMatchObject({ response_id: 'of-the-body' })
  })
})
