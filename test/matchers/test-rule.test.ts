import { describe, expect, it } from 'vitest'
import {
  createContract,
  definePlugin,
  type OperationName,
  type PluginRule,
} from '../../src/core/index.js'
import { ruleTester } from '../../src/testing/matchers/rule-tester.js'
import type { InvalidCase, RuleTests, ValidCase } from '../../src/testing/matchers/rule-tests.js'
import { smallestBodies } from '../../src/testing/matchers/smallest-bodies.js'
import { contractMatchers, testRule } from '../../src/testing/matchers/vitest.js'

type Writes = 'createOffering' | 'updateOffering'

const prefix: PluginRule<Writes> = {
  id: 'acme/offer-prefix',
  operations: ['createOffering', 'updateOffering'],
  severity: 'warn',
  summary: 'Names start with `acme_`.',
  check({ body }, { report }) {
    if (body.name !== undefined && !body.name.startsWith('acme_')) {
      report({ path: ['name'], message: 'must start with `acme_`' })
    }
  },
}

const knownTeam: PluginRule<'createCampaign'> = {
  id: 'acme/known-team',
  operations: ['createCampaign'],
  summary: 'The header names a known team.',
  facts: ['plugins.acme'],
  check({ headers, facts }, { report }) {
    const { acme } = facts.plugins as { acme: { teams: readonly string[] } }
    if (!acme.teams.includes(headers?.['x-team'] ?? '')) {
      report({ target: 'X-Team', message: `must be one of ${acme.teams.join(', ')}` })
    }
  },
}

testRule(prefix, {
  valid: [
    { operation: 'createOffering', change: { name: 'acme_gift' } },
    { operation: 'updateOffering', body: { name: 'acme_gift' } },
    { name: 'an update without a name', operation: 'updateOffering', body: { priority: 3 } },
  ],
  invalid: [
    {
      operation: 'createOffering',
      change: { name: 'Gifts' },
      violations: [{ target: 'name', message: 'must start with `acme_`' }],
    },
    {
      operation: 'updateOffering',
      body: { name: 'Gifts' },
      violations: [{ path: ['name'], message: /acme_/ }],
    },
    { operation: 'updateOffering', body: { name: 'gifts' }, violations: 1 },
  ],
})

const facts = { plugins: { acme: { teams: ['growth', 'content'] } } }
testRule(knownTeam, {
  valid: [{ headers: { 'X-Team': 'growth' }, change: {}, facts }],
  invalid: [
    {
      headers: { 'X-Team': 'sales' },
      change: {},
      facts,
      violations: [{ target: 'X-Team', message: 'must be one of growth, content' }],
    },
  ],
})

/** What the tests of a rule do: the title of each, with the message of a failing one. */
function outcomes<Operation extends OperationName>(
  rule: PluginRule<Operation>,
  tests: RuleTests<Operation>,
): [title: string, message: string | undefined][] {
  const seen: [string, string | undefined][] = []
  const register = ruleTester({
    describe: (_, body) => body(),
    it: (title, test) => {
      try {
        test()
        seen.push([title, undefined])
      } catch (error) {
        seen.push([title, (error as Error).message])
      }
    },
  })
  register(rule, tests)
  return seen
}

const good: ValidCase<Writes> = { operation: 'createOffering', change: { name: 'acme_a' } }
const bad: InvalidCase<Writes> = {
  operation: 'createOffering',
  change: { name: 'Gifts' },
  violations: 1,
}

/** The message of one valid case. */
const ofValid = (each: ValidCase<Writes>, rule = prefix): string | undefined =>
  outcomes(rule, { valid: [each], invalid: [bad] })[0]?.[1]

/** The message of one invalid case. */
const ofInvalid = (each: InvalidCase<Writes>, rule = prefix): string | undefined =>
  outcomes(rule, { valid: [good], invalid: [each] })[1]?.[1]

describe('a test fails', () => {
  it('if the rule reports something in a valid case', () => {
    expect(
      ofValid({ operation: 'updateOffering', body: { name: 'Sales' } }),
    ).toBe(`Rule \`acme/offer-prefix\` must report nothing.
It reports:
  acme/offer-prefix at name: must start with \`acme_\``)
  })

  it('if the rule reports nothing in an invalid case', () => {
    const violations = [{ target: 'name', message: 'must start with `acme_`' }]
    const body = { name: 'acme_b' }
    expect(ofInvalid({ operation: 'updateOffering', body, violations })).toBe(
      'Rule `acme/offer-prefix` must report:\n  name: must start with `acme_`\nIt reports:\n  nothing',
    )
  })

  it.each<[what: string, violations: InvalidCase['violations']]>([
    ['target', [{ target: 'description' }]],
    ['path', [{ path: ['name', 0] }]],
    ['message', [{ target: 'name', message: 'must start' }]],
    ['pattern', [{ target: 'name', message: /^acme/ }]],
    ['number', 2],
    ['further violation', [{ target: 'name' }, { target: 'name' }]],
  ])('if the %s differs', (_, violations) => {
    expect(ofInvalid({ ...bad, violations })).toContain('It reports:\n  acme/offer-prefix at name')
  })

  it('if the structure is invalid, so the rule does not run', () => {
    const lines = [
      'Rule `acme/offer-prefix` did not run: the structure of the request is invalid.',
      '  structure at name: Must be a string, not a number.',
    ]
    const each = { operation: 'updateOffering', body: { name: 5, tags: [] } } as const
    expect(ofValid(each)).toBe(lines.join('\n'))
    expect(ofInvalid({ ...each, violations: 1 })).toBe(lines.join('\n'))
    expect(ofValid({ operation: 'createOffering', headers: {} })).toContain('body/missing')
  })

  it('if a declared fact is missing', () => {
    const rule: PluginRule<Writes> = { ...prefix, facts: ['plugins.acme', 'workspace.tagIds'] }
    const message = 'did not run: the case needs the facts `plugins.acme` and `workspace.tagIds`.'
    expect(ofValid(good, rule)).toContain(message)
    const given = { plugins: { acme: 1 }, workspace: { tagIds: [] } }
    expect(ofValid({ ...good, facts: given }, rule)).toBeUndefined()
  })

  it('with the error of a rule that throws', () => {
    const error = new Error('broken')
    const rule = {
      ...prefix,
      check: () => {
        throw error
      },
    }
    expect(ofValid(good, rule)).toBe('broken')
    expect(ofInvalid({ ...bad, change: { name: 'Sales' } }, rule)).toBe('broken')
  })

  it('if the rule changes the request or the facts', () => {
    const changes: PluginRule<Writes>['check'][] = [
      ({ body }) => void Object.assign(body, { name: 'acme_b' }),
      ({ body }) => void (body.tags as string[]).reverse(),
      ({ facts }) => void (facts.plugins as { acme: string[] }).acme.sort(),
    ]
    for (const check of changes) {
      const each = {
        operation: 'updateOffering',
        body: { name: 'acme_b', tags: ['b', 'a'] },
        facts: { plugins: { acme: ['b', 'a'] } },
      } as const
      expect(ofValid(each, { ...prefix, check })).toMatch(/read only|object is not extensible/)
    }
  })

  it('if the rule returns a promise', () => {
    const check = (() => Promise.resolve()) as unknown as PluginRule<Writes>['check']
    expect(ofValid(good, { ...prefix, check })).toContain('returned a promise')
  })
})

it('titles each test with its name, or with the start of its request', () => {
  const titles = outcomes(prefix, {
    valid: [
      good,
      { name: 'a gift', ...good, change: { name: 'acme_gift' } },
      { operation: 'updateOffering', params: { offer_id: 'offer_1' }, body: {} },
    ],
    invalid: [{ ...bad, change: { name: 'Gifts', description: 'x'.repeat(200) } }],
  }).map(([title]) => title)
  expect(titles).toEqual([
    'createOffering {"name":"acme_a"}',
    'a gift',
    'updateOffering {"params":{"offer_id":"offer_1"},"body":{}}',
    `createOffering {"name":"Gifts","description":"${'x'.repeat(80)}`.slice(0, 79).concat('…'),
  ])
})

it('counts only violations of the rule', () => {
  expect(
    ofValid({
      operation: 'updateOffering',
      headers: {},
      body: { tags: ['tag_x'] },
      facts: { workspace: { tagIds: [] } },
    }),
  ).toBeUndefined()
})

it('merges a change into the smallest body', () => {
  const seen: unknown[] = []
  const rule: PluginRule<Writes> = { ...prefix, check: ({ body }) => void seen.push(body) }
  const change = {
    description: 'new',
    scheduling: { start_datetime: '2026-01-01T00:00:00Z' },
    offer_content: { meta: null, text: ['a', null] },
  }
  outcomes(rule, { valid: [{ operation: 'createOffering', change }], invalid: [bad] })
  expect(seen[0]).toEqual({
    ...smallestBodies.createOffering,
    description: 'new',
    scheduling: {
      start_datetime: '2026-01-01T00:00:00Z',
      expiry_datetime: '2100-01-02T00:00:00Z',
    },
    offer_content: { text: ['a', null] },
  })
})

it('uses the options of the contract', () => {
  const rule: PluginRule<'testCampaign'> = {
    id: 'acme/no-device',
    summary: 'No device ids.',
    operations: ['testCampaign'],
    check({ body }, { report }) {
      const identifier: string | undefined = body.test_campaign_meta?.identifier
      if (identifier === 'ACME_GAID') report({ target: 'test_campaign_meta', message: 'no' })
    },
  }
  const change = { test_campaign_meta: { identifier: 'ACME_GAID', identifier_values: ['a'] } }
  const tests: RuleTests<'testCampaign'> = {
    valid: [{ change: {} }],
    invalid: [{ change, violations: 1 }],
  }
  const messages = (contract: RuleTests['contract']) =>
    outcomes(rule, { ...tests, ...(contract && { contract }) }).map(([, message]) => message)
  expect(messages({ serviceName: 'ACME' })).toEqual([undefined, undefined])
  expect(messages(undefined)[1]).toContain('structure at test_campaign_meta.identifier')
})

describe('a rule without useful tests is an error', () => {
  const run =
    (tests: unknown, rule: PluginRule<Writes> = prefix) =>
    () =>
      outcomes(rule, tests as RuleTests<Writes>)

  it.each<[tests: unknown, message: string]>([
    [undefined, 'The tests of a rule must be `{ valid, invalid }`.'],
    [{ valid: [good], invalid: [] }, '`invalid` needs at least one case.'],
    [{ valid: [good] }, '`invalid` needs at least one case.'],
    [{ valid: [], invalid: [bad] }, '`valid` needs at least one case.'],
    [{ valid: [good], invalid: [bad], only: [] }, 'The tests of a rule: unknown member `only`.'],
    [{ valid: [good, { ...good }], invalid: [bad] }, 'valid[1] repeats valid[0].'],
    [{ valid: [good], invalid: [bad, { ...bad, name: 'b' }] }, 'invalid[1] repeats invalid[0].'],
    [{ valid: [good], invalid: [{ ...good, violations: 1 }] }, 'invalid[0] repeats valid[0].'],
    [{ valid: ['Gifts'], invalid: [bad] }, 'valid[0] must be an object with `params`'],
    [
      { valid: [{ name: 'Gifts', priority: 3 }], invalid: [bad] },
      'To test a body, write `{ body }`.',
    ],
    [
      { valid: [{ ...good, violations: 1 }], invalid: [bad] },
      'valid[0]: unknown member `violations`.',
    ],
    [{ valid: [{ ...good, body: {} }], invalid: [bad] }, 'either `body` or `change`'],
    [
      { valid: [{ operation: 'createOffering', name: 'a' }], invalid: [bad] },
      'valid[0]: a case needs `params`, `query`, `headers`, `body` or `change`.',
    ],
    [
      { valid: [{ body: {} }], invalid: [bad] },
      'valid[0]: `operation` must be `createOffering` or `updateOffering`.',
    ],
    [{ valid: [good], invalid: [good] }, 'invalid[0] must have `violations`.'],
    [{ valid: [good], invalid: [{ ...bad, violations: 0 }] }, 'must be a number above 0'],
    [{ valid: [good], invalid: [{ ...bad, violations: [] }] }, 'must be a number above 0'],
    [{ valid: [good], invalid: [{ ...bad, violations: [{}] }] }, 'must be a number above 0'],
    [
      { valid: [good], invalid: [{ ...bad, violations: [{ target: 'a', mesage: 'b' }] }] },
      'must be a number above 0',
    ],
  ])('%#', (tests, message) => {
    expect(run(tests)).toThrow(message)
  })

  it('distinguishes sets, functions and headers', () => {
    const withIds = (tagIds: unknown) => ({ ...good, facts: { workspace: { tagIds } } })
    const different = [
      ...[new Set(['a']), new Set(['b']), () => true, () => false].map(withIds),
      { ...good, headers: new Headers({ a: '1' }) },
      { ...good, headers: new Headers({ a: '2' }) },
    ]
    expect(run({ valid: different, invalid: [bad] })).not.toThrow()
    const same = [new Set(['a']), new Set(['a'])].map(withIds)
    expect(run({ valid: same, invalid: [bad] })).toThrow('valid[1] repeats valid[0].')
  })

  it('is not a rule of a plugin', () => {
    expect(run({}, definePlugin({ name: 'acme', rules: [prefix] }) as never)).toThrow(
      'testRule expects a rule of a plugin',
    )
    expect(run({}, null as never)).toThrow('testRule expects a rule')
    expect(run({}, { ...prefix, id: 'auth/x' })).toThrow('Ids of the contract start with `auth/`')
    expect(run({}, { ...prefix, check: async () => {} })).toThrow('must be synchronous')
  })
})

it('has a smallest valid body of each operation that reads one, which needs all its keys', () => {
  const contract = createContract()
  for (const operation of Object.keys(contract.operations) as OperationName[]) {
    const body = smallestBodies[operation] as Record<string, unknown> | undefined
    const readsBody = !contract.check(operation, { body: { request_id: 5 } }).ok
    if (readsBody) expect([operation, body]).not.toEqual([operation, undefined])
    if (body === undefined) continue
    expect([operation, contract.check(operation, { body }).ok]).toEqual([operation, true])
    for (const key of Object.keys(body)) {
      const { [key]: _, ...rest } = body
      const { ok, warnings } = contract.check(operation, { body: rest })
      expect([operation, key, ok && warnings.length === 0]).toEqual([operation, key, false])
    }
  }
})

it('the matchers know the rules of plugins', () => {
  const acme = definePlugin({ name: 'acme', rules: [{ ...prefix, severity: 'error' }] })
  const gift = { body: { name: 'Gifts' } }
  const rejects = (rule: string, operation: OperationName) => () =>
    expect(gift).toBeRejectedWith(rule as 'structure', operation)
  expect.extend(contractMatchers({ contract: { plugins: [acme] } }))
  try {
    rejects('acme/offer-prefix', 'updateOffering')()
    expect(gift).toBeRejectedWith({ rule: 'acme/offer-prefix', target: 'name' }, 'updateOffering')
    expect({ body: { name: 'acme_gift' } }).toBeValidRequest('updateOffering')
    expect(rejects('acme/offer-prefx', 'updateOffering')).toThrow(
      'Did you mean `acme/offer-prefix`?',
    )
    expect(rejects('acme/offer-prefix', 'testCampaign')).toThrow('does not apply to testCampaign')
  } finally {
    expect.extend(contractMatchers())
  }
  expect(rejects('acme/offer-prefix', 'updateOffering')).toThrow(
    'Unknown rule: `acme/offer-prefix`. For a rule of a plugin, use `contractMatchers({ contract: { plugins } })`.',
  )
})
