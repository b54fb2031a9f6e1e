import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CampaignFacts,
  createContract,
  type Facts,
  type OperationName,
  type RuleId,
  type Severity,
  type Verdict,
} from '../../src/core/index.js'
import { type MixedCase, mixedCase, severities } from './mixed-cases.js'
import { baseRequest } from './requests.js'

const numRuns = 200
const contract = createContract({ responseId: () => 'id' })
const ids = [...new Set(contract.rules.map(({ id }) => id))]

describe('severities', () => {
  const rank = fc.integer({ min: 0, max: severities.length - 1 })
  const ranks = fc.array(fc.tuple(rank, rank), { minLength: ids.length, maxLength: ids.length })
  const setTo = (numbers: number[]) =>
    Object.fromEntries(ids.map((id, index) => [id, severities[numbers[index] ?? 0] as Severity]))

  it('a stricter one never accepts more', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(mixedCase, ranks, ({ operation, input, facts }, pairs) => {
        const accepts = (rules: ReturnType<typeof setTo>) =>
          createContract({ rules }).check(operation, input, facts).ok
        const lax = accepts(setTo(pairs.map(([a, b]) => Math.min(a, b))))
        const strict = accepts(setTo(pairs.map(([a, b]) => Math.max(a, b))))
        expect(lax || !strict).toBe(true)
        seen.add(`${lax} ${strict}`)
      }),
      { numRuns },
    )
    expect([...seen].sort()).toEqual(['false false', 'true false', 'true true'])
  })

  it('validates only the structure with every rule off', () => {
    const rules = Object.fromEntries(ids.map((id) => [id, 'off'] as const))
    const bare = createContract({ rules })
    fc.assert(
      fc.property(mixedCase, ({ operation, input, facts }) => {
        const verdict = bare.check(operation, input, facts)
        const found = verdict.ok ? [] : verdict.violations
        expect(new Set([...found, ...verdict.warnings].map(({ rule }) => rule))).toEqual(
          new Set(verdict.ok ? [] : ['structure']),
        )
        expect(verdict.unchecked).toEqual([])
      }),
      { numRuns: numRuns / 10 },
    )
  })
})

describe('facts', () => {
  /** Excludes the clock, which is not a fact of rules, and replays, which decide all of them. */
  const names: readonly (keyof Facts)[] = [
    'authenticated',
    'permitted',
    'workspace',
    'campaign',
    'offering',
    'recentRequests',
  ]

  const rulesOf = new Map(
    (Object.keys(contract.operations) as OperationName[]).map((operation) => [
      operation,
      new Map(
        contract.rules
          .filter((rule) => rule.operations.includes(operation))
          .map((rule) => [rule.id, rule] as const),
      ),
    ]),
  )

  /** Returns whether the rule, or one that silences it, declares the fact. */
  function declares(operation: OperationName, id: RuleId, fact: keyof Facts): boolean {
    const rule = rulesOf.get(operation)?.get(id)
    if (rule === undefined) return false
    if (rule.facts.some((each) => each.split('.')[0] === fact)) return true
    return rule.silentIf.some((other) => declares(operation, other, fact))
  }

  /** Returns the result of each rule: all its violations, or that it is unchecked. */
  function said(verdict: Verdict): Map<string, unknown> {
    const all = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
    const ofRule = (id: string) => all.filter(({ rule }) => rule === id)
    return new Map<string, unknown>([
      ...all.map(({ rule }) => [rule, ofRule(rule)] as const),
      ...verdict.unchecked.map((rule) => [rule, 'unchecked'] as const),
    ])
  }

  /** Returns the rules with different results in two verdicts. */
  function differences(a: Verdict, b: Verdict): string[] {
    const one = said(a)
    const other = said(b)
    return [...new Set([...one.keys(), ...other.keys()])].filter(
      (rule) => JSON.stringify(one.get(rule)) !== JSON.stringify(other.get(rule)),
    )
  }

  /** A fact of another case, whole or without one of its members, or no fact. */
  function replaced(facts: Facts, fact: keyof Facts, other: unknown, without: number): Facts {
    const { [fact]: _, ...rest } = facts
    if (other === undefined) return rest
    if (typeof other !== 'object' || other === null || Array.isArray(other)) {
      return { ...rest, [fact]: other }
    }
    const members = Object.entries(other).filter((_, index) => index !== without)
    return { ...rest, [fact]: Object.fromEntries(members) }
  }

  /**
   * The stored draft decides the structure of a publish, and the stored channel that of a body without.
   * The message about an invalid action lists those that the stored campaign allows.
   */
  const isOfDraft =
    ({ operation }: MixedCase, different: string[]) =>
    (rule: string, fact: keyof Facts): boolean =>
      different.includes('publish/not-draft') ||
      (rule === 'structure' &&
        fact === 'campaign' &&
        ['updateCampaign', 'validateCampaign', 'testCampaign', 'changeCampaignStatus'].includes(
          operation,
        ))

  it('one changes only the results of rules that declare it', () => {
    const changed = new Set<string>()
    const fact = fc.constantFrom(...names)
    fc.assert(
      fc.property(mixedCase, mixedCase, fact, fc.nat(12), (given, other, name, without) => {
        const { operation, input, facts } = given
        const before = contract.check(operation, input, facts)
        const facts2 = replaced(facts, name, other.facts[name], without)
        const after = contract.check(operation, input, facts2)
        const different = differences(before, after)
        for (const rule of different) changed.add(`${rule} by ${name}`)
        const unexplained = different.filter(
          (rule) =>
            !declares(operation, rule as RuleId, name) && !isOfDraft(given, different)(rule, name),
        )
        expect({ unexplained, ids: given.ids, name, facts2 }).toEqual({
          unexplained: [],
          ids: given.ids,
          name,
          facts2,
        })
      }),
      { numRuns: numRuns * 3 },
    )
    // The law must not pass because nothing ever changes.
    for (const name of names) {
      expect([...changed].filter((each) => each.endsWith(name)).length).toBeGreaterThan(0)
    }
  })

  it('a stored campaign does not affect a create', () => {
    const { operation, input, facts } = baseRequest('create-push')
    const { channel: _, ...body } = input.body as Record<string, unknown>
    const verdictOf = (campaign?: CampaignFacts) =>
      contract.check(operation, { ...input, body }, { ...facts, ...(campaign && { campaign }) })
    expect(verdictOf({ channel: 'EMAIL', campaign_delivery_type: 'PERIODIC' })).toEqual(verdictOf())
    expect(verdictOf().unchecked).toEqual([])
  })
})
