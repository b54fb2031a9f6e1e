import { operationTraits } from '../../../generated/operation-traits.js'
import type { OperationName } from '../../../generated/operations.js'
import { type RuleId, ruleIdGroups } from '../../../generated/rule-ids.js'
import { isNumber } from '../base/json.js'
import { assertKind, type KindsOf, kind, members, text } from '../base/kinds.js'
import { sameKind, unknownName } from '../base/nearest.js'
import { quoted } from '../base/text.js'
import { ActiveExceptions, type ReadException } from './active-exceptions.js'
import { assertOperation } from './assert-operation.js'
import type { Exception } from './exceptions.js'
import type { Settings } from './settings.js'

/** A scalar, which can be compared strictly. */
const isValue = (value: unknown): boolean =>
  value === null || ['string', 'boolean'].includes(typeof value) || isNumber(value)

const isDay = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true

const exceptionMembers: KindsOf<Exception> = {
  rule: text,
  operation: kind(
    (value) => text.isValid(value) || (Array.isArray(value) && value.length > 0),
    'an operation or a list of at least one operation',
  ),
  target: text,
  values: kind(
    (value) => Array.isArray(value) && value.length > 0 && value.every(isValue),
    'a list of at least one string, number, boolean or null',
  ),
  reason: kind(
    (value) => typeof value === 'string' && value.trim() !== '',
    'a non-empty string that says why the deployment differs',
  ),
  until: kind(isDay, 'a date such as `2026-12-31`'),
}

const exceptionKind = members(exceptionMembers, ['rule', 'reason'])

/**
 * Returns a function that finds the exceptions of an operation. Throws a TypeError on an invalid one.
 * `ids`: the rules of the contract and of plugins, and the checks of responses.
 */
export function readExceptions(
  exceptions: readonly Exception[],
  ids: readonly string[],
  clock: Settings['clock'],
): NonNullable<Settings['exceptionsOf']> {
  const groups = [...new Set(ids.map(groupOf))]
  const byOperation: { [Name in OperationName]?: ReadException[] } = {}
  for (const [index, exception] of exceptions.entries()) {
    const read = readException(exception, index, [...ids, 'structure', ...groups])
    for (const operation of operationsOf(exception)) {
      byOperation[operation] ??= []
      byOperation[operation].push(read)
    }
  }
  return (operation) => {
    const own = byOperation[operation]
    return own && new ActiveExceptions(own, clock)
  }
}

const groupOf = (id: string): string => `${id.split('/')[0]}/*`

function readException(exception: Exception, index: number, ids: readonly string[]): ReadException {
  const which = `Option ${quoted(`exceptions[${index}]`)}`
  assertKind(which, exceptionKind, exception)
  const { rule, target, values, reason, until } = exception
  if (!ids.includes(rule)) {
    const known = sameKind(rule, ids)
    throw unknownName(`rule in option ${quoted(`exceptions[${index}]`)}`, rule, known)
  }
  for (const operation of operationsOf(exception)) {
    assertOperation(operation, ` in option ${quoted(`exceptions[${index}]`)}`)
  }
  const prefix = rule.endsWith('/*') ? rule.slice(0, -1) : undefined
  return {
    note: { reason, ...(until !== undefined && { until }), exception: index },
    isAbout: (id) => id === rule || (prefix !== undefined && id.startsWith(prefix)),
    segments: target?.split('.'),
    values: values && new Set(values),
  }
}

function operationsOf({ operation }: Exception): readonly OperationName[] {
  if (operation === undefined) return Object.keys(operationTraits) as OperationName[]
  return typeof operation === 'string' ? [operation] : [...new Set(operation)]
}

/** The ids of the contract's rules. */
export const contractRuleIds: readonly RuleId[] = ruleIdGroups.flatMap(([group, names]) =>
  names.split(' ').map((name) => `${group}/${name}` as RuleId),
)
