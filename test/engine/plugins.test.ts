import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { isObject } from '../../src/core/base/json.js'
import {
  createContract,
  definePlugin,
  type Facts,
  fingerprint,
  type HttpHead,
  type OperationName,
  type Plugin,
  type PluginDefinition,
  type PluginRule,
  type Report,
  type RequestInput,
  type Verdict,
} from '../../src/core/index.js'
import { bases, type CaseRequest, inputOf } from '../conformance/load-cases.js'
import { mixedCase, someSeverities } from './mixed-cases.js'

const offering = (body: object = {}): RequestInput & { body: Record<string, unknown> } => {
  const { input } = inputOf(bases['create-offering-minimal'] as CaseRequest)
  return { ...input, body: { ...(input.body as object), ...body } }
}

const prefix: PluginRule<'createOffering' | 'updateOffering'> = {
  id: 'acme/offer-prefix',
  operations: ['createOffering', 'updateOffering'],
  summary: 'Names start with `acme_`.',
  docs: 'https://wiki.example/naming',
  check({ body }, { report }) {
    if (body.name !== undefined && !body.name.startsWith('acme_')) {
      report({ path: ['name'], message: 'must start with `acme_`' })
    }
  },
}

/** Requests have dates after this time. */
const clock = () => new Date('2026-03-01T00:00:00Z')

const contractWith: typeof createContract = (options = {}) => createContract({ clock, ...options })

/** A plugin with one rule for createOffering, unless it says otherwise. */
const definitionWith = (rule: Partial<PluginRule>): PluginDefinition => ({
  name: 'acme',
  rules: [{ ...(prefix as PluginRule), operations: ['createOffering'], ...rule }],
})

const pluginWith = (rule: Partial<PluginRule>): Plugin => definePlugin(definitionWith(rule))

const check = (
  rule: Partial<PluginRule>,
  request: RequestInput = offering(),
  facts: Facts = {},
): Verdict<'createOffering'> =>
  contractWith({ plugins: [pluginWith(rule)] }).check('createOffering', request, facts)

const rulesOf = (verdict: Verdict): string[] => {
  const { warnings } = verdict
  return [...(verdict.ok ? [] : verdict.violations), ...warnings].map(({ rule }) => rule)
}

describe('a rule of a plugin', () => {
  it('rejects a request with the documented error response', () => {
    const acme = definePlugin({ name: 'acme', rules: [prefix] })
    const contract = contractWith({
      plugins: [acme],
      docUrl: (code) => `https://e.example/${code}`,
    })
    const verdict = contract.check('createOffering', offering({ name: 'Summer' }))
    if (verdict.ok) throw new Error('accepted')
    const violation = {
      rule: 'acme/offer-prefix',
      severity: 'error',
      status: 400,
      code: 'VALIDATION_FAILED',
      target: 'name',
      pointer: '/name',
      message: 'must start with `acme_`',
      source: 'https://wiki.example/naming',
    }
    expect(verdict.violations).toEqual([violation])
    expect(verdict.response.status).toBe(400)
    expect(verdict.response.body.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      target: 'name',
      details: [
        { code: 'VALIDATION_FAILED', target: 'name', message: 'The name must start with `acme_`.' },
      ],
    })
    expect(contract.checkResponse('createOffering', verdict.response).findings).toEqual([])
    expect(contract.check('createOffering', offering({ name: 'acme_a' })).ok).toBe(true)
  })

  it('comes after the rules of the contract, and reports beside them', () => {
    const verdict = contractWith({ plugins: [pluginWith({})] }).check(
      'createOffering',
      offering({ name: 'Gifts', tags: ['tag_x'] }),
      { workspace: { tagIds: [] } },
    )
    expect(rulesOf(verdict)).toEqual(['offering/tag-unknown', 'acme/offer-prefix'])
  })

  it('runs only on requests whose structure is valid', () => {
    let runs = 0
    const rule = { check: () => void runs++ }
    for (const request of [{}, { body: [] }, { body: 'x' }, offering({ name: 5 })]) {
      const verdict = check(rule, request)
      expect(verdict.ok).toBe(false)
      expect(verdict.unchecked).not.toContain('acme/offer-prefix')
    }
    expect(runs).toBe(0)
    check(rule, offering({ surprise: 1 }))
    expect(runs).toBe(1)
  })

  it('runs for operations without a body', () => {
    const rule: PluginRule<'getCampaign'> = {
      ...prefix,
      operations: ['getCampaign'],
      check({ params, body }, { report }) {
        expectTypeOf(body).toEqualTypeOf<undefined>()
        if (!params?.campaign_id?.endsWith('0')) return
        report({ target: 'campaign_id', message: 'no 0' })
        report({ message: 'no 0 at all' })
      },
    }
    const contract = contractWith({ plugins: [definePlugin({ name: 'acme', rules: [rule] })] })
    const verdict = contract.check('getCampaign', { params: { campaign_id: '10' } })
    expect(verdict).toMatchObject({
      violations: [
        { target: 'campaign_id', pointer: '' },
        { target: '', pointer: '' },
      ],
    })
  })

  it.each<[violation: Report, answer: string]>([
    [{ path: ['name'], message: 'must be new' }, 'The name must be new.'],
    [{ path: ['tags', 0], message: 'is what?' }, '`0` is what?'],
    [{ path: ['a_b', 'c'], message: 'has x.y' }, 'The c has x.y.'],
    [{ path: ['a_b'], message: 'does not' }, '`a_b` does not.'],
    [{ path: ['Ab'], message: 'cannot be' }, '`Ab` cannot be.'],
    [{ message: 'should be' }, 'The request must be.'],
    [{ message: 'should be `should`' }, 'The request must be `should`.'],
    [{ message: 'Misty' }, 'Misty'],
    [{ message: 'A must' }, 'A must'],
  ])('has a sentence in the response: %#', (violation, answer) => {
    const verdict = check({ check: (_, { report }) => report(violation) })
    expect(verdict).toMatchObject({ response: { body: { error: { message: answer } } } })
  })

  it('sees the request as it is, and absent parts as undefined', () => {
    const seen: unknown[] = []
    const rule: Partial<PluginRule> = {
      check: ({ headers, query, body }) => void seen.push([headers, query, body]),
    }
    const body = { ...offering().body, tags: [] }
    check(rule, { body })
    expect(seen).toEqual([[undefined, undefined, body]])
  })

  it('runs for an optional body only if it is absent or valid', () => {
    let runs = 0
    const rule: Partial<PluginRule> = { operations: ['validateCampaign'], check: () => void runs++ }
    const contract = contractWith({ plugins: [pluginWith(rule)] })
    for (const body of [undefined, {}, 5, null, { request_id: 5 }]) {
      contract.check('validateCampaign', { body })
    }
    expect(runs).toBe(2)
    contract.checkHttp({
      method: 'POST',
      url: contract.operations.validateCampaign.path,
      body: '{',
      headers: { 'Content-Type': 'application/json' },
    })
    expect(runs).toBe(2)
  })

  it.each<[facts: PluginRule['facts'] & {}, missing: Facts, given: Facts]>([
    [['workspace.tagIds'], {}, { workspace: { tagIds: ['tag_a'] } }],
    [['workspace.tagIds'], { workspace: {} }, { workspace: { tagIds: [] } }],
    [['offering'], {}, { offering: null }],
    [['now', 'offering'], {}, { offering: null }],
    [['plugins.acme'], {}, { plugins: { acme: 0 } }],
  ])('is skipped without a fact that it declares: %j', (facts, missing, given) => {
    const request = offering({ name: 'Gifts' })
    const id = 'acme/offer-prefix'
    expect(check({ facts }, request, missing)).toMatchObject({
      ok: true,
      unchecked: expect.arrayContaining([id]),
    })
    expect(check({ facts, severity: 'off' }, request, missing).unchecked).not.toContain(id)
    expect(rulesOf(check({ facts }, request, given))).toContain(id)
  })

  it('has its facts among those that are needed', () => {
    const needs = (facts: PluginRule['facts'] & {}) =>
      contractWith({ plugins: [pluginWith({ facts })] }).factsNeeded(
        'createOffering',
        offering({ tags: ['tag_a'] }),
      )
    expect(needs(['plugins.acme']).plugins).toEqual({ acme: true })
    expect(needs(['workspace.subscriptionCategories']).workspace).toMatchObject({
      tagIds: ['tag_a'],
      subscriptionCategories: true,
    })
    expect(createContract().factsNeeded('createOffering', offering()).plugins).toBeUndefined()
  })

  it('sees headers by lower-case name, and the time of the clock', () => {
    const now = new Date('2026-03-02T00:00:00Z')
    const seen: unknown[] = []
    const rule: Partial<PluginRule> = {
      check: ({ headers, facts }) => void seen.push(headers?.['x-team'], facts.now),
    }
    const headers = { ...offering().headers, 'X-Team': ['a', 'b'], __proto__: undefined }
    contractWith({ plugins: [pluginWith(rule)], clock: () => now }).check('createOffering', {
      ...offering(),
      headers,
    } as RequestInput as never)
    expect(seen).toEqual(['a, b', now])
  })

  it('takes overrides of its severity, alone or as a group', () => {
    const acme = definePlugin({ name: 'acme', rules: [prefix] })
    const request = offering({ name: 'Gifts' })
    const off = contractWith({ plugins: [acme], rules: { 'acme/*': 'off' } })
    expect(off.check('createOffering', request)).toMatchObject({ ok: true, warnings: [] })
    const warn = contractWith({ plugins: [acme], rules: { 'acme/offer-prefix': 'warn' } })
    expect(warn.check('createOffering', request)).toMatchObject({
      ok: true,
      warnings: [{ rule: 'acme/offer-prefix', message: 'should start with `acme_`' }],
    })
    // @ts-expect-error No plugin has this prefix.
    const unknown = () => contractWith({ plugins: [acme], rules: { 'other/*': 'off' } })
    expect(unknown).toThrow('Unknown rule in option `rules`: `other/*`.')
    const misspelt = () => contractWith({ plugins: [acme], rules: { 'acme/offer-prefx': 'off' } })
    expect(misspelt).toThrow('Did you mean `acme/offer-prefix`?')
  })

  it('is in the rule table, after those of the contract', () => {
    const { rules } = contractWith({ plugins: [pluginWith({ facts: ['campaign'] })] })
    expect(rules.at(-1)).toEqual({
      id: 'acme/offer-prefix',
      operations: ['createOffering'],
      severity: 'error',
      answer: { status: 400, code: 'VALIDATION_FAILED' },
      summary: 'Names start with `acme_`.',
      source: 'https://wiki.example/naming',
      facts: ['campaign'],
      portable: false,
      silentIf: [],
      stage: 'body',
      plugin: 'acme',
      docs: 'https://wiki.example/naming',
    })
    expect(rules.slice(0, -1)).toEqual(createContract().rules)
  })

  it('reports through the Standard Schema', () => {
    const schema = contractWith({ plugins: [pluginWith({})] }).schema('createOffering')
    expect(schema['~standard'].validate(offering({ name: 'Gifts' }).body)).toMatchObject({
      issues: [{ rule: 'acme/offer-prefix', path: ['name'] }],
    })
  })

  it('answers with another documented status and code', () => {
    const verdict = check({ status: 403, code: 'FORBIDDEN' }, offering({ name: 'Gifts' }))
    expect(verdict).toMatchObject({
      response: { status: 403, body: { error: { code: 'FORBIDDEN' } } },
    })
  })

  it('does not run before the body is read, nor for a repeated call', () => {
    let runs = 0
    const contract = contractWith({ plugins: [pluginWith({ check: () => void runs++ })] })
    const { headers, body } = offering()
    const url = contract.operations.createOffering.path
    const prepared = contract.prepare({ method: 'POST', url, headers } as HttpHead)
    expect(prepared?.checkHead({})).toBeUndefined()
    const completed = {
      fingerprint: fingerprint('createOffering', { body }),
      state: 'completed',
      createdAt: clock(),
      response: { status: 201, body: {} },
    } as const
    const verdict = contract.check('createOffering', offering(), { idempotency: completed })
    expect(verdict).toMatchObject({ ok: true, replay: { status: 201 } })
    expect(runs).toBe(0)
  })
})

describe('a wrong rule of a plugin', () => {
  const fault = (rule: Partial<PluginRule>, request = offering({ name: 'Gifts' })) => {
    const verdict = check(rule, request)
    if (verdict.ok) throw new Error('accepted')
    expect(verdict.response.status).toBe(500)
    expect(verdict.violations).toEqual([])
    return verdict.fault
  }

  it('that throws is an internal error', () => {
    const error = new Error('broken')
    const broken = () => {
      throw error
    }
    expect(fault({ check: broken })).toBe(error)
  })

  it('that returns a promise is an internal error, and its rejection is handled', () => {
    const check = () => Promise.reject(new Error('later')) as unknown as undefined
    expect(fault({ check })).toEqual(
      new TypeError(
        'Rule `acme/offer-prefix` returned a promise. Look up what it needs before the check, and pass it as a fact.',
      ),
    )
  })

  it('that reports something invalid is an internal error', () => {
    const reporting = (violation: unknown) => ({
      check: (_: unknown, { report }: { report(violation: never): void }) =>
        report(violation as never),
    })
    for (const [violation, message] of [
      [{ path: 'name', message: 'a' }, '`path` of a report must be a list'],
      [{ path: ['name', {}], message: 'a' }, '`path` of a report must be a list'],
      [{ path: [-1], message: 'a' }, '`path` of a report must be a list'],
      [{ path: ['name'] }, '`message` of a report must be a non-empty string.'],
      [{ path: ['name'], message: '' }, '`message` of a report must be a non-empty string.'],
      [{ path: ['name'], target: 'name', message: 'a' }, 'has either `path` or `target`.'],
      [{ target: 5, message: 'a' }, '`target` of a report must be the name of a header'],
    ] as const) {
      const error = fault(reporting(violation))
      expect(error).toBeInstanceOf(TypeError)
      expect((error as TypeError).message).toContain(message)
    }
  })

  it('that reports a path that does not exist is taken at its word', () => {
    const verdict = check({
      check: (_, { report }) => report({ path: ['a/b', 0, '~'], message: 'must be there' }),
    })
    expect(verdict).toMatchObject({ violations: [{ target: 'a/b.0.~', pointer: '/a~1b/0/~0' }] })
  })

  it('that reports later cannot', () => {
    let late: (() => void) | undefined
    const rule: Partial<PluginRule> = {
      check: (_, { report }) => {
        late = () => report({ message: 'late' })
      },
    }
    expect(check(rule).ok).toBe(true)
    expect(late).toThrow('A rule cannot report anything after it returned.')
  })

  it('that changes the request is an internal error, and the request stays as it was', () => {
    const request = offering({ tags: ['b', 'a'] })
    const before = structuredClone(request)
    const contract = contractWith({
      plugins: [pluginWith({ check: ({ body }) => void (body as { tags: string[] }).tags.sort() })],
    })
    for (let run = 0; run < 30; run++) {
      const verdict = contract.check('createOffering', request)
      expect(verdict).toMatchObject({ ok: false, response: { status: 500 } })
    }
    expect(request).toEqual(before)
  })
})

describe('the very object', () => {
  it('is what the verdict has, for any number of runs', () => {
    const contract = contractWith({ plugins: [pluginWith({})] })
    for (let run = 0; run < 15; run++) {
      const request = offering({ name: 'acme_a' })
      const verdict = contract.check('createOffering', request)
      expect(verdict.ok && verdict.request.body === request.body).toBe(true)
      expect(Object.isFrozen(request.body)).toBe(false)
    }
  })

  it('may be nested deeply, and have any key', () => {
    let deep: unknown = {}
    for (let level = 0; level < 250; level++) deep = { deep }
    const body = { ...offering({ name: 'acme_a' }).body, deep }
    Object.defineProperty(body, '__proto__', { value: { polluted: 1 }, enumerable: true })
    const seen: unknown[] = []
    const verdict = check(
      { check: ({ body }) => void seen.push(Object.getPrototypeOf(body)) },
      { ...offering(), body },
    )
    expect(verdict.ok).toBe(true)
    expect(seen).toEqual([Object.prototype])
  })
})

describe('plugins and rules of the contract', () => {
  const operations = Object.keys(createContract().operations) as OperationName[]
  const everywhere = definePlugin({
    name: 'acme',
    rules: [
      {
        id: 'acme/always',
        operations,
        severity: 'warn',
        summary: 'Nothing is right.',
        check: (_request, { report }) => report({ message: 'must not be' }),
      },
    ],
  })

  const bodyOf = (operation: OperationName) => createContract().operations[operation].body

  const hasStructureError = (verdict: Verdict) =>
    !verdict.ok && verdict.violations.some(({ rule }) => rule === 'structure')

  it('do not influence each other', () => {
    fc.assert(
      fc.property(mixedCase, someSeverities, ({ operation, input, facts }, rules) => {
        const options = { rules, responseId: () => 'response-1' }
        const alone = createContract(options).check(operation, input, facts)
        const both = createContract({ ...options, plugins: [everywhere] }).check(
          operation,
          input,
          facts,
        )
        const isOwn = ({ rule }: { rule: string }) => rule === 'acme/always'
        const others = { ...both, warnings: both.warnings.filter((each) => !isOwn(each)) }
        expect(others).toEqual(alone)
        const isReported = both.warnings.some(isOwn)
        const hasBody = isObject(input.body)
        const lacksOptionalBody = bodyOf(operation) === 'optional' && input.body === undefined
        const mayRun = bodyOf(operation) === 'none' || hasBody || lacksOptionalBody
        if (alone.ok && mayRun) expect(isReported).toBe(alone.replay === undefined)
        if (!mayRun || (hasBody && hasStructureError(alone))) expect(isReported).toBe(false)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a copy of a plugin', () => {
  const acme = pluginWith({})

  it('works as the plugin does', () => {
    expect(contractWith({ plugins: [{ ...acme }] }).rules).toEqual(
      contractWith({ plugins: [acme] }).rules,
    )
  })

  it('can be defined with other rules', () => {
    const silent = definePlugin({ ...acme, rules: [] })
    expect(contractWith({ plugins: [silent] }).rules).toEqual(contractWith({}).rules)
  })
})

describe('an invalid plugin', () => {
  const rule = prefix as PluginRule
  it.each<[plugin: unknown, message: string]>([
    [5, 'A plugin must be an object with `name` and `rules`.'],
    [{ name: 'acme' }, 'A plugin must have `rules`.'],
    [{ rules: [] }, 'A plugin must have `name`.'],
    [{ name: 'Acme', rules: [] }, 'A plugin: `name` must be lower-case letters'],
    [{ name: 'auth', rules: [] }, 'Ids of the contract start with `auth/`. Rename the plugin.'],
    [{ name: 'acme', rule: [] }, 'A plugin: unknown member `rule`. Did you mean `rules`?'],
    [{ name: 'acme', rules: [rule, rule] }, 'Two rules have the id `acme/offer-prefix`.'],
    [{ name: 'other', rules: [rule] }, 'the id must be `other/<name>`'],
    [definitionWith({ id: 'acme/Offer' }), 'the id must be `acme/<name>`'],
    [definitionWith({ id: 'acme/a/b' as never }), 'the id must be `acme/<name>`'],
    [definitionWith({ operations: [] }), '`operations` must be a list of at least one operation.'],
    [
      definitionWith({ operations: ['createOfering' as OperationName] }),
      'Rule `acme/offer-prefix`: unknown operation: `createOfering`. Did you mean `createOffering`?',
    ],
    [
      definitionWith({ facts: ['campain' as never] }),
      'unknown fact: `campain`. Did you mean `campaign`?',
    ],
    [definitionWith({ facts: ['plugins.other'] }), 'unknown fact: `plugins.other`.'],
    [definitionWith({ severity: 'info' as never }), '`severity` must be `error`, `warn` or `off`.'],
    [
      definitionWith({ status: 402 }),
      '`status` must be `400`, `403` or `409` for `createOffering`.',
    ],
    [definitionWith({ status: 403 }), '`code` must be `FORBIDDEN` for `createOffering` and 403.'],
    [definitionWith({ docs: 'javascript:alert(1)' }), '`docs` must be a URL'],
    [definitionWith({ summary: '' }), '`summary` must be a non-empty string.'],
    [
      definitionWith({ check: async () => {} }),
      '`check` must be synchronous, because verdicts are.',
    ],
    [definitionWith({ chek: 1 } as never), 'unknown member `chek`. Did you mean `check`?'],
  ])('%#', (plugin, message) => {
    expect(() => definePlugin(plugin as never)).toThrow(message)
    expect(() => contractWith({ plugins: [plugin as Plugin] })).toThrow(
      'Option `plugins.0` must be a plugin, as `definePlugin` returns it.',
    )
  })

  it('is one of two with the same name', () => {
    expect(() => contractWith({ plugins: [pluginWith({}), pluginWith({})] })).toThrow(
      'Two plugins have the name `acme`.',
    )
  })
})
