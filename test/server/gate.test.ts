import { describe, expect, it } from 'vitest'
import { createGate } from '../../src/server/gate.js'
import type { AdapterOptions, Call, VerdictReport } from '../../src/server/gate-options.js'
import { memoryIdempotency } from '../../src/server/memory-idempotency.js'
import { memoryRateLimits } from '../../src/server/memory-rate-limits.js'
import { call, created, entered, known, recorded, requestId, valid, wrong } from './calls.js'

const statusOf = async (options: AdapterOptions, ...given: Parameters<typeof call>) =>
  (await entered(createGate(options), call(...given))).answer?.status ?? 'handled'

describe('a gate', () => {
  it('lets a right call through with its verdict', async () => {
    const entry = await entered(createGate({ facts: () => known }))
    expect(entry.answer).toBeUndefined()
    expect(entry.verdict).toMatchObject({ ok: true, operation: 'createOffering' })
    expect(entry.verdict?.ok && entry.verdict.request.body).toEqual(valid)
  })

  it('answers a wrong one with its envelope', async () => {
    const { answer } = await entered(createGate({ facts: () => known }), call(wrong))
    expect(answer?.status).toBe(400)
    expect(answer?.headers).toMatchObject({ 'Content-Type': 'application/json' })
    expect(JSON.parse(String(answer?.body))).toMatchObject({
      error: { target: 'priority' },
      response_id: requestId,
    })
  })

  it('leaves alone what is not of the API, without reading its body', async () => {
    const readBody = () => {
      throw new Error('not ours to read')
    }
    const gate = createGate()
    const other = { method: 'POST', url: '/other', headers: {}, readBody }
    expect(await gate(other)).toBeUndefined()
    expect(await gate({ ...other, url: 'https://api.example/v6/offers?x=1' })).toBeUndefined()
  })

  it('answers a method that a path does not have', async () => {
    const { answer } = await entered(createGate(), { ...call(), method: 'DELETE' })
    expect(answer).toMatchObject({ status: 405, headers: { Allow: 'GET, POST' } })
  })

  it('judges HEAD as GET, and leaves OPTIONS to the server', async () => {
    const gate = createGate({ facts: () => ({ authenticated: true }) })
    const read = { ...call(), url: '/v5/offers' }
    expect((await entered(gate, { ...read, method: 'HEAD' })).verdict).toMatchObject({
      ok: true,
      operation: 'listOfferings',
    })
    expect(await gate({ ...read, method: 'OPTIONS' })).toBeUndefined()
  })

  it('gives facts the operation and the parts of the call', async () => {
    const asked: unknown[] = []
    const facts = (operation: string, { params, query, body, url, method, needs }: Call) => {
      asked.push({ operation, params, query, body, url, method, needs: Object.keys(needs()) })
      return known
    }
    const url = 'https://api.example/v5/offers?dry=a&dry=b#part'
    await entered(createGate({ facts }), { ...call(), url })
    expect(asked).toEqual([
      {
        operation: 'createOffering',
        params: {},
        query: { dry: ['a', 'b'] },
        body: valid,
        url,
        method: 'POST',
        needs: expect.arrayContaining(['authenticated', 'workspace', 'idempotency']),
      },
    ])
  })

  it('judges at the time of the contract, if facts carry none', async () => {
    const contract = { clock: () => new Date('2032-01-01T00:00:00Z') }
    expect(await statusOf({ contract, facts: () => known })).toBe(400)
    const now = new Date('2030-01-01T00:00:00Z')
    expect(await statusOf({ contract, facts: () => ({ ...known, now }) })).toBe('handled')
  })

  it('answers a body that is too large and one that is no JSON', async () => {
    expect(await statusOf({}, valid, { read: () => ({ isTooLarge: true }) })).toBe(413)
    expect(await statusOf({}, valid, { read: () => ({ value: '{"name": ' }) })).toBe(400)
    expect(await statusOf({}, valid, { own: { 'Content-Type': 'text/plain' } })).toBe(415)
  })

  it.each([
    ['throw', () => Promise.reject(new Error('no database'))],
    [
      'throw at once',
      () => {
        throw new Error('no database')
      },
    ],
  ])('answers 500 where facts %s, and tells', async (_, facts) => {
    const faults: unknown[] = []
    const gate = createGate({ facts, onFault: (fault) => faults.push(fault) })
    const { answer } = await entered(gate)
    expect(answer?.status).toBe(500)
    expect(JSON.parse(String(answer?.body))).toMatchObject({ response_id: requestId })
    expect(faults).toEqual([new Error('no database')])
  })

  it('answers 500 where the body cannot be read, and tells', async () => {
    const faults: unknown[] = []
    const options: AdapterOptions = { onFault: (fault) => faults.push(fault) }
    const read = () => Promise.reject(new Error('broken off'))
    expect(await statusOf(options, valid, { read })).toBe(500)
    expect(faults).toEqual([new Error('broken off')])
  })

  it('goes on where a callback throws, and tells', async () => {
    const faults: unknown[] = []
    const onVerdict = () => {
      throw new Error('no metrics')
    }
    const onFault = (fault: unknown) => {
      faults.push(fault)
      throw fault
    }
    expect(await statusOf({ facts: () => known, onVerdict, onFault })).toBe('handled')
    expect(faults).toEqual([new Error('no metrics')])
  })

  it('tells of an async callback that rejects', async () => {
    const told = new Promise((resolve) => {
      const onVerdict = async () => {
        throw new Error('no metrics')
      }
      statusOf({ facts: () => known, onVerdict, onFault: resolve })
    })
    expect(await told).toEqual(new Error('no metrics'))
  })

  it.each([
    ['a time that is none', { facts: () => ({ ...known, now: new Date(Number.NaN) }) }],
    ['a client that is no text', { facts: () => known, client: () => ({}) as never }],
  ])('answers 500 to %s, and asks no store', async (_, options) => {
    const { store, steps } = recorded(memoryIdempotency())
    expect(await statusOf({ ...options, idempotency: store, onFault: () => {} })).toBe(500)
    expect(steps).toEqual([])
  })

  it('answers 500 where the body was read before, and tells', async () => {
    const faults: unknown[] = []
    const options: AdapterOptions = { onFault: (fault) => faults.push(fault) }
    expect(await statusOf(options, valid, { read: () => ({ isUnread: true }) })).toBe(500)
    expect(String(faults)).toMatch(/was read before/)
  })

  it('reports every verdict', async () => {
    const reports: VerdictReport[] = []
    const options: AdapterOptions = { facts: () => known, onVerdict: (each) => reports.push(each) }
    await statusOf(options)
    await statusOf(options, wrong)
    expect(reports.map(({ method, url, verdict }) => [method, url, verdict.ok])).toEqual([
      ['POST', '/v5/offers', true],
      ['POST', '/v5/offers', false],
    ])
  })
})

describe('idempotency through a gate', () => {
  const options = (): AdapterOptions & { steps: string[] } => {
    const { store, steps } = recorded(memoryIdempotency())
    return { facts: () => known, idempotency: store, steps }
  }
  const gateOf = ({ steps: _, ...rest }: AdapterOptions & { steps: string[] }) => createGate(rest)

  it('repeats the response that was kept, without what belongs to its sending', async () => {
    const given = options()
    const gate = gateOf(given)
    const headers = { 'Content-Type': 'application/json', Date: 'today', 'X-Own': 'yes' }
    await (await entered(gate)).leave?.({ ...created, headers })
    const { answer } = await entered(gate)
    expect(answer).toEqual({
      ...created,
      headers: { 'Content-Type': 'application/json', 'X-Own': 'yes' },
    })
    expect(given.steps).toEqual(['claim', 'complete', 'claim'])
  })

  it('refuses a call while the first is carried out, and another call with its key', async () => {
    const gate = gateOf(options())
    const first = await entered(gate)
    const inProgress = (await entered(gate)).answer
    expect(inProgress).toMatchObject({ status: 409 })
    await first.leave?.(created)
    const other = { ...valid, name: 'Another_Sale' }
    expect((await entered(gate, call(other))).answer).toMatchObject({ status: 409 })
  })

  it.each([
    [
      'the handler fails',
      async (entry: Awaited<ReturnType<typeof entered>>) => {
        await entry.leave?.({ status: 503, headers: {}, body: '' })
      },
    ],
    [
      'the handler throws',
      async (entry: Awaited<ReturnType<typeof entered>>) => {
        await entry.abandon?.()
      },
    ],
  ])('frees the key where %s', async (_, end) => {
    const gate = gateOf(options())
    await end(await entered(gate))
    expect((await entered(gate)).answer).toBeUndefined()
  })

  it('keeps an answer of the handler that says that the call was wrong', async () => {
    const gate = gateOf(options())
    await (await entered(gate)).leave?.({ status: 422, headers: {}, body: '{}' })
    expect((await entered(gate)).answer).toMatchObject({ status: 422, body: '{}' })
  })

  it('frees the key of a call that is refused', async () => {
    const given = options()
    const gate = gateOf(given)
    expect((await entered(gate, call(wrong))).answer).toMatchObject({ status: 400 })
    expect(given.steps).toEqual(['claim', 'release'])
    expect((await entered(gate)).answer).toBeUndefined()
  })

  it('holds no key for a stranger, and none for a call without a key', async () => {
    const given = options()
    await entered(gateOf({ ...given, facts: () => ({ authenticated: false }) }))
    await entered(gateOf(given), call(valid, { own: { 'Idempotency-Key': '' } }))
    expect(given.steps).toEqual([])
  })

  it('keeps the keys of different clients apart', async () => {
    const gate = gateOf(options())
    await entered(gate)
    const Authorization = `Basic ${btoa('another:secret')}`
    expect((await entered(gate, call(valid, { own: { Authorization } }))).answer).toBeUndefined()
    const own = gateOf({ ...options(), client: () => 'all' })
    await entered(own)
    expect((await entered(own, call(valid, { own: { Authorization } }))).answer?.status).toBe(409)
  })

  it('takes no client with a space in its name for another one', async () => {
    const gate = gateOf({
      ...options(),
      contract: { rules: { 'idempotency/key-malformed': 'off' } },
      client: ({ headers }) => String((headers as Record<string, string>)['X-Client']),
    })
    const as = (client: string, key: string) =>
      call(valid, { own: { 'X-Client': client, 'Idempotency-Key': key } })
    await entered(gate, as('a', 'b c'))
    expect((await entered(gate, as('a b', 'c'))).answer).toBeUndefined()
  })

  it('answers 500 where the store fails, for the call might be carried out twice', async () => {
    const faults: unknown[] = []
    const broken = {
      ...memoryIdempotency(),
      claim: () => Promise.reject(new Error('no Redis')),
    }
    const onFault = (fault: unknown) => faults.push(fault)
    expect(await statusOf({ idempotency: broken, onFault })).toBe(500)
    expect(faults).toEqual([new Error('no Redis')])
  })

  it('sends a response that the store fails to keep, and tells', async () => {
    const faults: unknown[] = []
    const broken = {
      ...memoryIdempotency(),
      complete: () => Promise.reject(new Error('no Redis')),
    }
    const gate = createGate({
      facts: () => known,
      idempotency: broken,
      onFault: (fault) => faults.push(fault),
    })
    expect(await (await entered(gate)).leave?.(created)).toBeUndefined()
    expect(faults).toEqual([new Error('no Redis')])
  })
})

it('a response is sent where neither the store nor the word on it succeeds', async () => {
  const gate = createGate({
    facts: () => known,
    idempotency: { ...memoryIdempotency(), complete: () => Promise.reject(new Error('no Redis')) },
    onFault: () => {
      throw new Error('no log')
    },
  })
  expect(await (await entered(gate)).leave?.(created)).toBeUndefined()
})

describe('rate limits through a gate', () => {
  const limits = { createOffering: [{ requests: 2, perSeconds: 60 }] }

  it('hold, and hold no key for a call that they refuse', async () => {
    const { store, steps } = recorded(memoryIdempotency())
    const gate = createGate({
      contract: { limits },
      facts: () => known,
      rateLimits: memoryRateLimits(),
      idempotency: store,
    })
    const keyed = (key: number) =>
      call(valid, { own: { 'Idempotency-Key': `${key}f2b8c1e-7d44-4a6b-9c0d-5e1f2a3b4c5d` } })
    const answers = []
    for (const key of [1, 2, 3]) answers.push((await entered(gate, keyed(key))).answer?.status)
    expect(answers).toEqual([undefined, undefined, 429])
    expect(steps).toEqual(['claim', 'claim'])
    const Authorization = `Basic ${btoa('another:secret')}`
    expect((await entered(gate, call(valid, { own: { Authorization } }))).answer).toBeUndefined()
  })

  it('count no stranger', async () => {
    const taken: string[] = []
    const rateLimits = {
      take: async (key: string) => {
        taken.push(key)
        return []
      },
    }
    const facts = () => ({ authenticated: false })
    expect(await statusOf({ contract: { limits }, facts, rateLimits })).toBe(401)
    expect(taken).toEqual([])
    await statusOf({ contract: { limits }, facts: () => known, rateLimits })
    expect(taken).toEqual(['createOffering ws_shoes_eu'])
  })
})

describe('responses through a gate', () => {
  const right = { status: 201, headers: { 'Content-Type': 'application/json' } }

  it('are not asked for where nobody wants to see them', async () => {
    expect((await entered(createGate({ facts: () => known }))).leave).toBeUndefined()
  })

  it.each(['report', 'enforce'] as const)('are judged by %s', async (responses) => {
    const reports: boolean[] = []
    const faults: unknown[] = []
    const gate = createGate({
      facts: () => known,
      responses,
      onResponse: ({ verdict }) => reports.push(verdict.ok),
      onFault: (fault) => faults.push(fault),
    })
    const instead = await (await entered(gate)).leave?.({ ...right, body: '[]' })
    expect(reports).toEqual([false])
    if (responses === 'report') {
      expect(instead).toBeUndefined()
      expect(faults).toEqual([])
    } else {
      expect(instead).toMatchObject({ status: 500 })
      expect(JSON.parse(String(instead?.body))).toMatchObject({ response_id: requestId })
      expect(String(faults)).toMatch(/^Error: The response to createOffering breaks the contract: /)
    }
  })

  it('that say that nothing has changed, and those to HEAD, are not judged', async () => {
    const faults: unknown[] = []
    const gate = createGate({
      facts: () => ({ authenticated: true }),
      responses: 'enforce',
      onFault: (fault) => faults.push(fault),
    })
    const read = { ...call(), url: '/v5/offers', method: 'GET' }
    const entry = await entered(gate, read)
    expect(await entry.leave?.({ status: 304, headers: {}, body: '' })).toBeUndefined()
    expect((await entered(gate, { ...read, method: 'HEAD' })).leave).toBeUndefined()
    expect(faults).toEqual([])
  })

  it('that break the contract free the key', async () => {
    const { store, steps } = recorded(memoryIdempotency())
    const gate = createGate({
      facts: () => known,
      responses: 'enforce',
      idempotency: store,
      onFault: () => {},
    })
    await (await entered(gate)).leave?.({ ...right, body: '[]' })
    expect(steps).toEqual(['claim', 'release'])
  })
})

describe('a gate that observes', () => {
  /** Calls the gate and waits for what it reports. */
  const observed = (options: AdapterOptions, request = call(wrong)) =>
    new Promise<{ entry: unknown; told: unknown }>((resolve) => {
      let entry: unknown
      const tell = (told: unknown) => setImmediate(() => resolve({ entry, told }))
      const gate = createGate({ mode: 'observe', onVerdict: tell, onFault: tell, ...options })
      gate(request).then((given) => {
        entry = given
      })
    })

  it('lets a wrong call through, and reports it', async () => {
    const { entry, told } = await observed({ facts: () => known })
    expect(entry).toEqual({})
    expect(told).toMatchObject({ url: '/v5/offers', verdict: { ok: false } })
  })

  it('does not wait for the facts', async () => {
    let give: (facts: typeof known) => void = () => {}
    const facts = () =>
      new Promise<typeof known>((resolve) => {
        give = resolve
      })
    const reports: unknown[] = []
    const gate = createGate({ mode: 'observe', facts, onVerdict: (each) => reports.push(each) })
    expect(await entered(gate)).toEqual({})
    expect(reports).toEqual([])
    give(known)
  })

  it('reports a method that a path does not have, and lets it through', async () => {
    const { entry, told } = await observed({}, { ...call(), method: 'DELETE' })
    expect(entry).toBeUndefined()
    expect(told).toMatchObject({ verdict: { ok: false, response: { status: 405 } } })
  })

  it('tells that it cannot judge a body that nobody has parsed', async () => {
    const request = call(valid, { read: () => ({ isUnread: true }) })
    const { told } = await observed({}, request)
    expect(String(told)).toMatch(/must be parsed before/)
  })

  it('tells nobody of a client that has left while it sent', async () => {
    const told: unknown[] = []
    const tell = (each: unknown) => told.push(each)
    const gate = createGate({
      mode: 'observe',
      responses: 'report',
      onVerdict: tell,
      onResponse: tell,
      onFault: tell,
    })
    const entry = await entered(gate, call(valid, { read: () => ({ isBrokenOff: true }) }))
    await entry.leave?.(created)
    // What is told of a call is told before what is told of a later one.
    await new Promise<void>((resolve) => {
      const later = createGate({ mode: 'observe', facts: () => known, onVerdict: () => resolve() })
      later(call())
    })
    expect(told).toEqual([])
  })

  it('tells where facts fail', async () => {
    const facts = () => Promise.reject(new Error('no database'))
    const { told } = await observed({ facts })
    expect(told).toEqual(new Error('no database'))
  })

  it('judges the share that it is told to', async () => {
    let judged = 0
    const gate = createGate({
      mode: 'observe',
      sample: 0.25,
      facts: () => {
        judged++
        return known
      },
    })
    for (let count = 0; count < 2000; count++) await gate(call())
    // Seven standard deviations to either side.
    expect(judged).toBeGreaterThan(365)
    expect(judged).toBeLessThan(635)
    const never = createGate({ mode: 'observe', sample: 0, onVerdict: () => judged++ })
    expect(await never(call())).toBeUndefined()
  })

  it('reports responses without holding them', async () => {
    const reports: unknown[] = []
    const done = new Promise<void>((resolve) => {
      const gate = createGate({
        mode: 'observe',
        facts: () => known,
        responses: 'report',
        onResponse: (report) => {
          reports.push(report)
          resolve()
        },
      })
      gate(call()).then(async (entry) => {
        expect(await entry?.leave?.({ status: 201, headers: {}, body: '[]' })).toBeUndefined()
      })
    })
    await done
    expect(reports).toMatchObject([{ operation: 'createOffering', verdict: { ok: false } }])
  })
})

describe('the options of a gate', () => {
  it.each([
    [null, 'The options must be an object.'],
    [{ fact: () => ({}) }, 'There is no option fact; there are contract, facts, mode'],
    [{ facts: {} }, 'Option `facts` must be a function.'],
    [{ mode: 'watch' }, 'Option `mode` must be `enforce` or `observe`.'],
    [{ mode: 'observe', sample: 2 }, 'Option `sample` must be a number from 0 to 1.'],
    [{ sample: 0.5 }, 'Option `sample` is for mode `observe`'],
    [{ responses: true }, 'Option `responses` must be `off` or `report` or `enforce`.'],
    [{ mode: 'observe', responses: 'enforce' }, 'Option `responses` holds requests up'],
    [{ mode: 'observe', idempotency: memoryIdempotency() }, 'Option `idempotency` holds'],
    [{ idempotency: {} }, 'Option `idempotency` must be a store with the methods claim, complete'],
    [{ rateLimits: { take: 1 } }, 'Option `rateLimits` must be a store with the method take.'],
    [{ maxBodyBytes: 0 }, 'Option `maxBodyBytes` must be a whole number above 0.'],
    [{ leaseSeconds: Number.NaN }, 'Option `leaseSeconds` must be'],
    [{ contract: { servicename: 'X' } }, 'servicename'],
  ])('%j is refused', (options, message) => {
    expect(() => createGate(options as never)).toThrow(message)
    expect(() => createGate(options as never)).toThrow(TypeError)
  })

  it('of which some are undefined are as if those were not there', async () => {
    expect(
      await statusOf({ facts: () => known, mode: undefined, sample: undefined } as never),
    ).toBe('handled')
  })
})
