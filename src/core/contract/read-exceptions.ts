import { type OperationName, operationNames } from '../../../generated/operations.js'
import { isNumber } from '../base/json.js'
import { assertKind, type KindsOf, kind, members, text } from '../base/kinds.js'
import { quoted } from '../base/text.js'
import { ActiveExceptions, type ReadException } from './active-exceptions.js'
import { assertOperation } from './assert-operation.js'
import type { Exception } from './exceptions.js'
import { idsNamed } from './rule-groups.js'
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
  const byOperation: { [Name in OperationName]?: ReadException[] } = {}
  for (const [index, exception] of exceptions.entries()) {
    const read = readException(exception, index, [...ids, 'structure'])
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

function readException(exception: Exception, index: number, ids: readonly string[]): ReadException {
  const option = quoted(`exceptions[${index}]`)
  assertKind(`Option ${option}`, exceptionKind, exception)
  const { rule, target, values, reason, until } = exception
  const named = new Set(idsNamed(rule, ids, option))
  for (const operation of operationsOf(exception)) {
    assertOperation(operation, ` in option ${option}`)
  }
  return {
    note: { reason, ...(until !== undefined && { until }), exception: index },
    ids: named,
    segments: target?.split('.'),
    values: values && new Set(values),
  }
}

function operationsOf({ operation }: Exception): readonly OperationName[] {
  if (operation === undefined) return operationNames
  return typeof operation === 'string' ? [operation] : [...new Set(operation)]
}
