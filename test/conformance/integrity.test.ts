import { describe, expect, it } from 'vitest'
import { describeRules } from '../../src/core/descriptions.js'
import { createContract } from '../../src/core/index.js'
import { documents, type Node } from '../contract/documents.js'
import { bases, type ConformanceCase, cases, operationOf } from './load-cases.js'

const { operations } = createContract()
const rules = describeRules()

const repeated = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index)

describe('the bases', () => {
  it('are requests of operations of the contract', () => {
    const known = Object.keys(operations)
    expect(Object.values(bases).filter(({ operation }) => !known.includes(operation))).toEqual([])
  })

  it('are all used', () => {
    const used = new Set(cases.map(({ base }) => base))
    expect(Object.keys(bases).filter((name) => !used.has(name))).toEqual([])
  })
})

describe('the cases', () => {
  it('have unique ids, which start with their rules', () => {
    expect(repeated(cases.map(({ id }) => id))).toEqual([])
    const start = (rule: string) => (rule === 'structure' ? rule : `${rule}#`)
    expect(cases.filter(({ id, rule }) => !id.startsWith(start(rule)))).toEqual([])
  })

  it('are of rules of the contract', () => {
    const known = new Set<string>(['structure', ...rules.map(({ id }) => id)])
    expect(cases.filter(({ rule }) => !known.has(rule)).map(({ id }) => id)).toEqual([])
  })

  it('expect codes that are documented for the family of their operation', () => {
    const codesOf = ({ components }: Node) =>
      (components as { schemas: { ErrorCode: { enum: string[] } } }).schemas.ErrorCode.enum
    const unknown = cases.filter((each) => {
      const { family } = operations[operationOf(each)]
      const { code } = each.expect
      return code !== undefined && !codesOf(documents[family]).includes(code)
    })
    expect(unknown.map(({ id }) => id)).toEqual([])
  })
})

describe('the level', () => {
  /** Rules that are marked as assumed, but partly documented. */
  const documentedInPart: Record<string, string> = {
    'idempotency/conflict': 'another body under the same key',
    'offering/name-taken': 'the very name of another offering',
    'rate-limit/exceeded': 'calls that are in one calendar window, too',
    'test/email-identity-required': 'the fields without a default',
    'delivery/business-event-required': 'Push, in basic details that are submitted',
    'delivery/geofences-required': 'basic details that are submitted',
    'delivery/live-activity-id-required': 'basic details that are submitted',
  }
  const assumed = new Set(
    rules
      .filter((rule) => rule.assumed !== undefined)
      .flatMap(({ id, operations: all }) => all.map((name) => `${id} ${name}`)),
  )
  const findings = ({ expect: { violations = [], warnings = [] } }: ConformanceCase) =>
    [...violations, ...warnings].map(({ rule }) => rule)

  it('is not MUST if a violation is based on a decision', () => {
    const wrong = cases.filter(
      (each) =>
        each.level === 'MUST' &&
        findings(each).some(
          (rule) => assumed.has(`${rule} ${operationOf(each)}`) && !(rule in documentedInPart),
        ),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('is MUST in some case of each partly documented rule', () => {
    const musts = new Set(cases.filter(({ level }) => level === 'MUST').flatMap(findings))
    expect(Object.keys(documentedInPart).filter((rule) => !musts.has(rule))).toEqual([])
  })
})
