import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ContractOptions,
  createContract,
  definePlugin,
  type Exception,
  type OperationName,
  type RequestInput,
  type Verdict,
} from '../../src/core/index.js'
import { mixedCase, someSeverities } from './mixed-cases.js'
import { baseRequest } from './requests.js'

const clock = () => new Date('2026-05-01T12:00:00Z')
const fixed = { responseId: () => 'r-1', clock }

const contractWith = (exceptions: readonly Exception[], options: ContractOptions = {}) =>
  createContract({ ...fixed, ...options, exceptions })

const reason = 'This deployment has flash campaigns.'
const flash: Exception = {
  rule: 'structure',
  operation: 'createCampaign',
  target: 'campaign_delivery_type',
  values: ['FLASH'],
  reason,
}

/** A valid creation with changes. */
function creation(changes: object, name = 'create-push') {
  const { input, facts } = baseRequest(name)
  return { request: { ...input, body: { ...(input.body as object), ...changes } }, facts }
}

const flashCampaign = creation({ campaign_delivery_type: 'FLASH' })

const check = (
  exceptions: readonly Exception[],
  { request, facts } = flashCampaign,
  options: ContractOptions = {},
): Verdict =>
  contractWith(exceptions, options).check('createCampaign', request as RequestInput, facts)

/** Returns rule and target of each finding, by list. */
const summaryOf = (verdict: Verdict) => {
  const named = (found: readonly { rule: string; target: string }[] = []) =>
    found.map(({ rule, target }) => `${rule} ${target}`)
  return {
    ok: verdict.ok,
    violations: named(verdict.ok ? [] : verdict.violations),
    warnings: named(verdict.warnings),
    notes: named(verdict.notes),
  }
}

const accepted = {
  ok: true,
  violations: [],
  warnings: [],
  notes: ['structure campaign_delivery_type'],
}
const rejected = {
  ok: false,
  violations: ['structure campaign_delivery_type'],
  warnings: [],
  notes: [],
}

describe('an exception', () => {
  it('turns a violation into a note with the reason', () => {
    const strict = check([])
    const verdict = check([{ ...flash, until: '2026-12-31' }])
    expect(verdict.ok).toBe(true)
    expect(strict.ok ? [] : strict.violations).toHaveLength(1)
    expect(verdict.notes).toEqual([
      {
        ...(strict.ok ? undefined : strict.violations[0]),
        reason,
        until: '2026-12-31',
        exception: 0,
      },
    ])
  })

  it.each<[string, Partial<Exception>, boolean]>([
    ['accepts any value without `values`', { values: undefined as never }, true],
    ['rejects another value', { values: ['FLASH_SALE', 'flash'] }, false],
    ['rejects another target', { target: 'channel' }, false],
    ['accepts any target without one', { target: undefined as never }, true],
    ['applies to one of several operations', { operation: ['createCampaign'] }, true],
    ['does not apply to another operation', { operation: 'updateCampaign' }, false],
    ['matches a segment by `*`', { target: '*' }, true],
    ['does not match two segments by one `*`', { target: '*.*' }, false],
    ['does not match another rule', { rule: 'field/unknown' }, false],
    ['applies on its last day', { until: '2026-05-01' }, true],
    ['does not apply after its last day', { until: '2026-04-30' }, false],
  ])('%s', (_name, changes, isAccepted) => {
    const exception = Object.fromEntries(
      Object.entries({ ...flash, ...changes }).filter(([, value]) => value !== undefined),
    )
    const verdict = check([exception as unknown as Exception])
    expect(summaryOf(verdict)).toEqual(isAccepted ? accepted : rejected)
  })

  it('names the first exception that matches', () => {
    const other = { ...flash, values: ['OTHER'] }
    const verdict = check([other, flash, flash])
    expect(verdict.notes?.map(({ exception }) => exception)).toEqual([1])
  })

  it('does not hide other violations of the request', () => {
    const verdict = check(
      [flash],
      creation({ campaign_delivery_type: 'FLASH', basic_details: { name: 5, colour: 'red' } }),
    )
    expect(summaryOf(verdict)).toEqual({
      ok: false,
      violations: ['structure basic_details.name'],
      warnings: ['field/unknown basic_details.colour'],
      notes: ['structure campaign_delivery_type'],
    })
    expect(JSON.stringify(verdict.ok ? '' : verdict.response)).not.toContain('delivery_type')
  })

  it('compares values strictly', () => {
    const verdict = check([{ ...flash, values: ['5'] }], creation({ campaign_delivery_type: 5 }))
    expect(verdict.ok).toBe(false)
    expect(check([{ ...flash, values: [5] }], creation({ campaign_delivery_type: 5 })).ok).toBe(
      true,
    )
  })

  it('applies to warnings', () => {
    const exception: Exception = { rule: 'field/unknown', target: 'basic_details.colour', reason }
    const details = { name: 'a', colour: 'red', size: 1 }
    const verdict = check([exception], creation({ basic_details: details }))
    expect(summaryOf(verdict)).toEqual({
      ok: true,
      violations: [],
      warnings: ['field/unknown basic_details.size'],
      notes: ['field/unknown basic_details.colour'],
    })
    expect(verdict.notes?.[0]?.severity).toBe('warn')
  })

  it('applies to the target of a violation whose key has a dot', () => {
    const shares = 'campaign_content.variation_details.manual_distribution_percentage'
    const { campaign_content: content } = creation({}).request.body as { campaign_content: object }
    const variation_details = {
      distribution_type: 'MANUAL',
      no_of_variations: 1,
      manual_distribution_percentage: { 'variation.1': 100 },
    }
    const dotted = creation({ campaign_content: { ...content, variation_details } })
    const found = [`variation/key-format ${shares}.variation.1`]
    expect(summaryOf(check([], dotted)).violations).toEqual(found)
    for (const target of [`${shares}.variation.1`, `${shares}.*`]) {
      const verdict = check([{ rule: 'variation/key-format', target, reason }], dotted)
      expect(summaryOf(verdict).notes, target).toEqual(found)
    }
    const other = { rule: 'variation/key-format', target: `${shares}.variation`, reason } as const
    expect(summaryOf(check([other], dotted)).violations).toEqual(found)
  })

  it('applies to headers in any letter case, with their value', () => {
    const { input, facts } = baseRequest('create-offering-minimal')
    const headers = { ...(input.headers as object), 'Idempotency-Key': 'order-7' }
    const request = { ...input, headers } as RequestInput
    const rule = 'idempotency/key-malformed'
    const notes = (values: string[]) => {
      const exceptions: Exception[] = [{ rule, target: 'idempotency-key', values, reason }]
      return summaryOf(contractWith(exceptions).check('createOffering', request, facts)).notes
    }
    expect(notes(['order-7'])).toEqual([`${rule} Idempotency-Key`])
    expect(notes(['order-8'])).toEqual([])
  })

  it('applies to a group, and to the rule of a plugin', () => {
    const plugin = definePlugin({
      name: 'acme',
      rules: [
        {
          id: 'acme/no-flash',
          operations: ['createCampaign'],
          summary: 'No flash.',
          check({ body }, { report }) {
            if (String(body.campaign_delivery_type) === 'FLASH')
              report({ path: ['campaign_delivery_type'], message: 'must not be FLASH' })
          },
        },
      ],
    })
    const verdictWith = (exceptions: readonly Exception[]) =>
      summaryOf(
        createContract({ ...fixed, plugins: [plugin], exceptions }).check(
          'createCampaign',
          flashCampaign.request as RequestInput,
          flashCampaign.facts,
        ),
      )
    // Rules of plugins run on a body whose structure is valid apart from what is noted.
    expect(verdictWith([flash])).toEqual({
      ...accepted,
      ok: false,
      violations: ['acme/no-flash campaign_delivery_type'],
    })
    for (const rule of ['acme/no-flash', 'acme/*'] as const) {
      expect(verdictWith([flash, { rule, reason }]).ok).toBe(true)
    }
    expect(verdictWith([])).toEqual(rejected)
  })

  it('does not silence another rule', () => {
    const { input, facts } = baseRequest('create-offering-minimal')
    const headers = { ...(input.headers as object), Authorization: 'Basic x' }
    const request = { ...input, headers } as RequestInput
    const given = { ...facts, authenticated: false }
    const verdict = (exceptions: readonly Exception[]) =>
      summaryOf(contractWith(exceptions).check('createOffering', request, given))
    const [malformed, invalid] = [
      'auth/credentials-malformed',
      'auth/credentials-rejected',
    ] as const
    expect(verdict([]).violations).toEqual([`${malformed} Authorization`])
    expect(verdict([{ rule: malformed, reason }])).toMatchObject({
      violations: [`${invalid} Authorization`],
      notes: [`${malformed} Authorization`],
    })
    // The exception about the other rule is not needed while the first one is a violation.
    expect(verdict([{ rule: invalid, reason }])).toMatchObject({
      violations: [`${malformed} Authorization`],
      notes: [],
    })
    expect(verdict([{ rule: 'auth/*', reason }])).toMatchObject({
      ok: true,
      violations: [],
      notes: [`${malformed} Authorization`, `${invalid} Authorization`],
    })
  })

  it('never displaces a violation beyond `maxViolations`', () => {
    const tags = [...Array.from({ length: 20 }, () => 7), true]
    const { request, facts } = creation({ basic_details: { name: 'a', tags } })
    const exception: Exception = {
      rule: 'structure',
      target: 'basic_details.tags.*',
      values: [7],
      reason,
    }
    const verdict = contractWith([exception], { maxViolations: 3 }).check(
      'createCampaign',
      request as RequestInput,
      facts,
    )
    expect(summaryOf(verdict)).toMatchObject({
      ok: false,
      violations: ['structure basic_details.tags.20'],
      notes: ['structure basic_details.tags.0', 'structure basic_details.tags.1'],
    })
    expect(verdict.truncated).toBe(18)
  })

  it('is applied by every way to check a request', () => {
    const contract = contractWith([flash])
    const { body, headers } = flashCampaign.request
    const http = { method: 'POST', url: '/v5/campaigns', headers, body } as const
    expect(contract.checkHttp(http as never)?.notes).toHaveLength(1)
    expect(
      contract
        .prepare(http as never)
        ?.receive(JSON.stringify(body))
        .check().notes,
    ).toHaveLength(1)
    const schema = contract.schema('createCampaign')['~standard']
    expect(schema.validate(body)).toEqual({ value: body })
    const strict = contractWith([]).schema('createCampaign')['~standard']
    expect(strict.validate(body).issues).toHaveLength(1)
  })

  it('applies before the body is read', () => {
    const exception: Exception = { rule: 'auth/credentials-malformed', reason }
    const { headers } = flashCampaign.request
    const { Authorization: _, ...others } = headers as Record<string, string>
    const http = { method: 'POST', url: '/v5/campaigns', headers: others } as const
    expect(contractWith([]).prepare(http)?.checkHead()?.response.status).toBe(401)
    expect(contractWith([exception]).prepare(http)?.checkHead()).toBeUndefined()
  })

  it('does not accept a request without an operation', () => {
    const rules = createContract().rules.map(({ id }) => id)
    const exceptions = [...new Set(rules)].map((rule) => ({ rule, reason }) as Exception)
    const contract = contractWith(exceptions)
    expect(contract.checkHttp({ method: 'DELETE', url: '/v5/campaigns' })).toMatchObject({
      ok: false,
      response: { status: 405 },
    })
    expect(contract.checkHttp({ method: 'POST', url: '/V5//campaigns' })).toMatchObject({
      ok: false,
    })
  })

  it('answers an internal error if the clock throws', () => {
    const broken = () => {
      throw new Error('no clock')
    }
    const exceptions = [{ ...flash, until: '2026-12-31' }]
    const options = { clock: broken }
    expect(check(exceptions, flashCampaign, options)).toMatchObject({ fault: expect.any(Error) })
    const valid = creation({})
    const request = { ...valid, facts: { ...valid.facts, now: clock() } }
    expect(check(exceptions, request, options).ok).toBe(true)
  })
})

describe('an exception about responses', () => {
  const response = { status: 200, headers: {}, body: { response_id: 7 } }
  const checked = (exceptions: readonly Exception[]) =>
    contractWith(exceptions).checkResponse('createCampaign', response)

  it('turns a finding into a note', () => {
    const strict = checked([])
    const [first, ...others] = strict.findings
    if (first === undefined) throw new Error('The response conforms.')
    const rule = first.check
    const isSame = ({ check }: { check: string }) => check === rule
    const verdict = checked([{ rule, reason }])
    expect(verdict.findings).toEqual(others.filter((each) => !isSame(each)))
    expect(verdict.notes).toEqual(
      strict.findings.filter(isSame).map((finding) => ({ ...finding, reason, exception: 0 })),
    )
    expect(strict).not.toHaveProperty('notes')
  })

  it('compares the received value', () => {
    const id: Exception = { rule: 'response/envelope', target: 'response_id', reason }
    expect(checked([{ ...id, values: [7] }]).notes).toHaveLength(1)
    expect(checked([{ ...id, values: [8] }])).not.toHaveProperty('notes')
  })
})

describe('an invalid exception', () => {
  it.each<[string, object, string]>([
    [
      'a misspelled rule',
      { rule: 'field/unknwon' },
      'Unknown rule in option `exceptions[0]`: `field/unknwon`. Did you mean `field/unknown`?',
    ],
    [
      'an unknown group',
      { rule: 'atuh/*' },
      'Unknown rule in option `exceptions[0]`: `atuh/*`. Did you mean `auth/*`?',
    ],
    [
      'an unknown operation',
      { operation: ['createCampain'] },
      'Unknown operation in option `exceptions[0]`: `createCampain`. Did you mean `createCampaign`?',
    ],
    [
      'an unknown member',
      { value: ['x'] },
      'Option `exceptions[0]`: unknown member `value`. Did you mean `values`?',
    ],
    ['no reason', { reason: undefined }, 'Option `exceptions[0]` must have `reason`.'],
    ['no rule', { rule: undefined }, 'Option `exceptions[0]` must have `rule`.'],
    [
      'a blank reason',
      { reason: ' ' },
      'Option `exceptions[0]`: `reason` must be a non-empty string that says why the deployment differs.',
    ],
    [
      'a value that is not a scalar',
      { values: [{}] },
      'Option `exceptions[0]`: `values` must be a list of at least one string, number, boolean or null.',
    ],
    [
      'a date that does not exist',
      { until: '2026-02-30' },
      'Option `exceptions[0]`: `until` must be a date such as `2026-12-31`.',
    ],
  ])('%s is an error at creation', (_name, changes, message) => {
    const exception = { ...flash, ...changes } as unknown as Exception
    expect(() => contractWith([exception])).toThrow(new TypeError(message))
  })

  it('that is no object is an error', () => {
    expect(() => contractWith([null] as never)).toThrow('Option `exceptions.0` must be an object.')
  })
})

it('an exception expires after its last day, in UTC', () => {
  const exceptions = ['2026-05-01', '2026-04-30'].map((until) => ({ ...flash, until }))
  const contract = contractWith([flash, ...exceptions], {
    clock: () => new Date('2026-05-01T23:59:59Z'),
  })
  expect(contract.expiredExceptions()).toEqual([{ ...flash, until: '2026-04-30' }])
  expect(createContract().expiredExceptions()).toEqual([])
})

describe('for any request and severities', () => {
  const findingsOf = (verdict: Verdict) => [
    ...(verdict.ok ? [] : verdict.violations),
    ...verdict.warnings,
  ]

  it('exceptions that match nothing change nothing', { timeout: 60_000 }, () => {
    const rules = new Set(createContract().rules.map(({ id }) => id))
    const unmatched = [...rules, 'structure'].map(
      (rule) => ({ rule, target: 'no.such.*', reason }) as Exception,
    )
    const property = fc.property(
      mixedCase,
      someSeverities,
      ({ operation, input, facts }, rules) => {
        const strict = createContract({ ...fixed, rules })
        const verdict = createContract({ ...fixed, rules, exceptions: unmatched })
        expect(JSON.stringify(verdict.check(operation, input, facts))).toBe(
          JSON.stringify(strict.check(operation, input, facts)),
        )
        expect(verdict.factsNeeded(operation, input)).toEqual(strict.factsNeeded(operation, input))
      },
    )
    fc.assert(property, { numRuns: 60 })
  })

  it('an exception turns exactly what it matches into a note', { timeout: 60_000 }, () => {
    const property = fc.property(
      ...[mixedCase, someSeverities, fc.nat()],
      ({ operation, input, facts }, rules, pick) => {
        const strict = createContract({ ...fixed, rules }).check(operation, input, facts)
        const all = findingsOf(strict)
        const picked = all[pick % all.length]
        fc.pre(picked !== undefined && !('fault' in strict))
        const { rule, target } = picked as { rule: Exception['rule']; target: string }
        const exceptions: Exception[] = [{ rule, reason, ...(target !== '' && { target }) }]
        const verdict = createContract({ ...fixed, rules, exceptions }).check(
          operation as OperationName,
          input,
          facts,
        )
        const isMatched = (each: (typeof all)[number]) =>
          each.rule === rule && (target === '' || each.target === target)
        const note = { reason, exception: 0 }
        expect(verdict.notes).toEqual(all.filter(isMatched).map((each) => ({ ...each, ...note })))
        const kept = findingsOf(verdict)
        expect(kept).toEqual(expect.arrayContaining(all.filter((each) => !isMatched(each))))
        expect(kept.filter(isMatched)).toEqual([])
        expect(verdict.ok).toBe(kept.every(({ severity }) => severity === 'warn'))
      },
    )
    fc.assert(property, { numRuns: 200 })
  })
})
