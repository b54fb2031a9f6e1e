import { describe, expect, it } from 'vitest'
import { publishing } from '../../generated/tables.js'
import { createContract, type Facts, type OperationName, type Rule } from '../../src/core/index.js'
import {
  type ConformanceCase,
  contractOf,
  inputOf,
  requestOf,
  topics,
} from '../conformance/load-cases.js'

/* The operations and facts that the contract declares for a rule are exactly those in the cases. */

const contract = createContract()
const cases = topics.flatMap((topic) => topic.cases)

const found = (verdict: ReturnType<typeof contract.check>) => [
  ...(verdict.ok ? [] : verdict.violations),
  ...verdict.warnings,
]

/** Returns `<rule> on <operation>` for every violation of a case. */
function shownBy(given: ConformanceCase): string[] {
  const own = contractOf(given.options)
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

it('every rule has a case that is a valid near miss', () => {
  const isFound = ({ rule, expect: { violations = [], warnings = [] } }: ConformanceCase) =>
    [...violations, ...warnings].some((each) => each.rule === rule)
  const missed = new Set(cases.filter((each) => !isFound(each)).map(({ rule }) => rule))
  expect(contract.rules.filter(({ id }) => !missed.has(id))).toEqual([])
})

describe('operations of the rules', () => {
  const shown = new Set(cases.flatMap(shownBy))
  const declared = contract.rules.flatMap(({ id, operations }) =>
    operations.map((operation) => `${id} on ${operation}`),
  )
  /** These rules are about paths, before there is an operation. */
  const ofPaths = ['http/method-not-allowed', 'http/path-malformed']
  const isOfPaths = (declaration: string) => ofPaths.some((id) => declaration.startsWith(id))

  it('each has a case that violates the rule', () => {
    const open = declared.filter((each) => !shown.has(each) && !isOfPaths(each))
    expect(open).toEqual([])
  })

  it.each(ofPaths)('%s applies to every operation', (id) => {
    const all = Object.keys(contract.operations).map((operation) => `${id} on ${operation}`)
    expect(declared.filter((each) => each.startsWith(id)).sort()).toEqual(all.sort())
  })
})

describe('facts of the rules', () => {
  const entries = new Map<string, Rule>(
    contract.rules.flatMap((rule) =>
      rule.operations.map((operation) => [`${rule.id} on ${operation}`, rule] as const),
    ),
  )

  /** Returns the result of each rule: its violations, or that it is unchecked. */
  function said(
    checking: typeof contract,
    operation: OperationName,
    input: object,
    facts: Facts,
  ): Map<string, string> {
    const verdict = checking.check(operation, input, facts)
    const texts = new Map<string, string>(verdict.unchecked.map((rule) => [rule, 'unchecked']))
    for (const { rule, target } of found(verdict)) {
      texts.set(rule, `${texts.get(rule) ?? ''} ${target}`)
    }
    return texts
  }

  /** Returns the facts without one of them, or without a member of the workspace. */
  function without(facts: Facts, fact: string): Facts {
    const [name, member] = fact.split('.') as [keyof Facts, string | undefined]
    const { [name]: value, ...rest } = facts
    return member === undefined
      ? rest
      : { ...rest, workspace: { ...(value as object), [member]: undefined } }
  }

  const read = new Set<string>()
  for (const given of cases.filter(({ http }) => http === undefined)) {
    const request = requestOf(given)
    const { input, facts } = inputOf(request)
    const checking = contractOf(given.options)
    const before = said(checking, request.operation, input, facts)
    const members = Object.keys(facts.workspace ?? {}).map((name) => `workspace.${name}`)
    for (const fact of [...Object.keys(facts), ...members]) {
      const rest = without(facts, fact)
      const after = said(checking, request.operation, input, rest)
      for (const rule of new Set([...before.keys(), ...after.keys()])) {
        if (before.get(rule) !== after.get(rule)) {
          read.add(`${rule} on ${request.operation} reads ${fact}`)
        }
      }
    }
  }

  it('are all read by the rule, on each operation', () => {
    const declared = [...entries].flatMap(([key, { facts }]) =>
      facts.map((fact) => `${key} reads ${fact}`),
    )
    expect(declared.filter((each) => !read.has(each))).toEqual([])
  })

  /** Rules about a draft are silent if it cannot be published at all (`x-publishing`). */
  const isAboutDraft = (id: string): boolean =>
    (publishing.groups as readonly string[]).includes(id.split('/')[0] as string)

  /** Returns whether the rule, or one that silences it, declares the fact. */
  function declares(id: string, operation: string, fact: string): boolean {
    const rule = entries.get(`${id} on ${operation}`)
    if (rule === undefined) return false
    if (rule.facts.some((each) => `${each}.`.startsWith(`${fact}.`))) return true
    const others = [...rule.silentIf, ...(isAboutDraft(id) ? ['publish/not-draft'] : [])]
    return others.some((other) => declares(other, operation, fact))
  }

  it('reads only declared facts', () => {
    const undeclared = [...read].filter((each) => {
      const [, id = '', operation = '', fact = ''] = each.match(/^(.*) on (.*) reads (.*)$/) ?? []
      return fact !== 'now' && fact !== 'idempotency' && !declares(id, operation, fact)
    })
    // The schemas are not a rule; the channel of the campaign selects them.
    expect(undeclared.sort()).toEqual([
      'structure on testCampaign reads campaign',
      'structure on updateCampaign reads campaign',
      'structure on validateCampaign reads campaign',
    ])
  })
})
