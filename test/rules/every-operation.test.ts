import { describe, expect, it } from 'vitest'
import { publishing } from '../../generated/tables.js'
import {
  createContract,
  type Facts,
  type OperationName,
  type RuleDescription,
} from '../../src/core/index.js'
import { type ConformanceCase, inputOf, requestOf, topics } from '../conformance/load-cases.js'

/*
 * What the contract says of a rule, its operations and its facts, holds exactly: neither more nor
 * less than what the conformance cases show.
 */

const contract = createContract()
const cases = topics.flatMap((topic) => topic.cases)

const found = (verdict: ReturnType<typeof contract.check>) => [
  ...(verdict.ok ? [] : verdict.violations),
  ...verdict.warnings,
]

/** `<rule> on <operation>` of all that a case finds. */
function shownBy(given: ConformanceCase): string[] {
  const own = createContract(given.options)
  if (given.http !== undefined) {
    const verdict = own.checkHttp(given.http)
    if (verdict?.operation === undefined) return []
    return found(verdict as never).map(({ rule }) => `${rule} on ${verdict.operation}`)
  }
  const request = requestOf(given)
  const { input, facts } = inputOf(request)
  return found(own.check(request.operation, input, facts)).map(
    ({ rule }) => `${rule} on ${request.operation}`,
  )
}

describe('the operations of the rules', () => {
  const shown = new Set(cases.flatMap(shownBy))
  const declared = contract.rules.flatMap(({ id, operations }) =>
    operations.map((operation) => `${id} on ${operation}`),
  )
  /** They are found on paths, before there is an operation. */
  const ofPaths = ['http/method-not-allowed', 'http/path-malformed']
  const isOfPaths = (declaration: string) => ofPaths.some((id) => declaration.startsWith(id))

  it('each has a case that the rule finds something in', () => {
    const open = declared.filter((each) => !shown.has(each) && !isOfPaths(each))
    expect(open).toEqual([])
  })

  it.each(ofPaths)('%s is about every operation', (id) => {
    const all = Object.keys(contract.operations).map((operation) => `${id} on ${operation}`)
    expect(declared.filter((each) => each.startsWith(id)).sort()).toEqual(all.sort())
  })
})

describe('the facts of the rules', () => {
  const entries = new Map<string, RuleDescription>(
    contract.rules.flatMap((rule) =>
      rule.operations.map((operation) => [`${rule.id} on ${operation}`, rule] as const),
    ),
  )

  /** What a verdict says of each rule: its findings, or that it is unchecked. */
  function said(
    judge: typeof contract,
    operation: OperationName,
    input: object,
    facts: Facts,
  ): Map<string, string> {
    const verdict = judge.check(operation, input, facts)
    const texts = new Map<string, string>(verdict.unchecked.map((rule) => [rule, 'unchecked']))
    for (const { rule, target } of found(verdict)) {
      texts.set(rule, `${texts.get(rule) ?? ''} ${target}`)
    }
    return texts
  }

  const read = new Set<string>()
  for (const given of cases.filter(({ http }) => http === undefined)) {
    const request = requestOf(given)
    const { input, facts } = inputOf(request)
    const judge = createContract(given.options)
    const before = said(judge, request.operation, input, facts)
    for (const fact of Object.keys(facts)) {
      const { [fact as keyof Facts]: _, ...rest } = facts
      const after = said(judge, request.operation, input, rest)
      for (const rule of new Set([...before.keys(), ...after.keys()])) {
        if (before.get(rule) !== after.get(rule)) {
          read.add(`${rule} on ${request.operation} reads ${fact}`)
        }
      }
    }
  }

  it('each is read by the rule, on each of its operations', () => {
    const declared = [...entries].flatMap(([key, { facts }]) =>
      facts.map((fact) => `${key} reads ${fact}`),
    )
    expect(declared.filter((each) => !read.has(each))).toEqual([])
  })

  /** What judges a draft is silent where it cannot be published at all, as `x-publishing` says. */
  const judgesDraft = (id: string): boolean =>
    (publishing.groups as readonly string[]).includes(id.split('/')[0] as string)

  /** Whether the rule, or one that it is silent beside, says that it reads the fact. */
  function declares(id: string, operation: string, fact: string): boolean {
    const rule = entries.get(`${id} on ${operation}`)
    if (rule === undefined) return false
    if ((rule.facts as string[]).includes(fact)) return true
    const others = [...rule.silentIf, ...(judgesDraft(id) ? ['publish/not-draft'] : [])]
    return others.some((other) => declares(other, operation, fact))
  }

  it('none is read that is not declared', () => {
    const undeclared = [...read].filter((each) => {
      const [, id = '', operation = '', fact = ''] = each.match(/^(.*) on (.*) reads (.*)$/) ?? []
      return fact !== 'now' && fact !== 'idempotency' && !declares(id, operation, fact)
    })
    // The schemas are no rule, and chosen by the channel of the campaign.
    expect(undeclared.sort()).toEqual([
      'structure on testCampaign reads campaign',
      'structure on updateCampaign reads campaign',
      'structure on validateCampaign reads campaign',
    ])
  })
})
