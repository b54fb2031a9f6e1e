import { operationTable } from '../../../generated/operations.js'
import { createContract, type OperationName } from '../../core/index.js'
import type { CaseRequest, ConformanceCase } from '../cases/cases.js'
import { verdictKey } from '../checking/expectations.js'
import { checkedRequest } from '../world/default-facts.js'
import type { Variant } from './variant.js'

const contract = createContract()
const rule = 'rate-limit/exceeded'

/**
 * Yields, for each documented limit of an operation, a call that exceeds it, one that exceeds the shorter limits too,
 * and one that is just within it. All earlier calls are in one calendar minute, hour or day, so that
 * rolling and fixed windows count the same.
 */
export function* limitVariants(
  cases: readonly ConformanceCase[],
  operation: OperationName,
): Generator<Variant> {
  const { rateLimits } = operationTable[operation]
  const base = rateLimits.length === 0 ? undefined : acceptedRequest(operation, cases)
  if (base === undefined) return
  for (const [index, { requests, perSeconds }] of rateLimits.entries()) {
    const shorter = rateLimits[index - 1]?.perSeconds ?? 0
    const alone = [requests, requests - 1].map((count) => ({ count, perSeconds, shorter }))
    const shortest = rateLimits[0]?.perSeconds ?? perSeconds
    const together = { count: requests, perSeconds: shortest, shorter: 0 }
    for (const calls of index === 0 ? alone : [...alone, together]) {
      const variant = variantOf(base, calls)
      if (variant !== undefined) yield variant
    }
  }
}

/** Returns a request that the API description says succeeds. */
const acceptedRequest = (
  operation: OperationName,
  cases: readonly ConformanceCase[],
): CaseRequest | undefined =>
  cases.find(
    ({ request, expect, level, options }) =>
      request?.operation === operation &&
      request.headers !== undefined &&
      level === 'MUST' &&
      options === undefined &&
      expect.ok &&
      (expect.warnings ?? []).length === 0 &&
      expect.replay !== true,
  )?.request

interface EarlierCalls {
  count: number
  perSeconds: number
  /** The next shorter window in seconds, which none of the calls is in. */
  shorter: number
}

function variantOf(base: CaseRequest, calls: EarlierCalls): Variant | undefined {
  const { operation, given } = base
  const now = endOfDay(given?.now)
  const recent = { now: now.toISOString(), recentRequests: timesOf(now, calls) }
  const { scenario, verdict } = checkedRequest(
    { ...base, given: { ...given, ...recent } },
    contract,
  )
  const rules = verdict.ok ? [] : verdict.violations.map((violation) => violation.rule)
  const isExpected = rules.every((each) => each === rule) && verdict.warnings.length === 0
  if (!isExpected || verdict.unchecked.length > 0) return undefined
  return {
    trial: {
      id: `variant/${rule}/${operation}/recentRequests=${calls.count}-in-${calls.perSeconds}-s`,
      ...{ subject: rule, level: 'MUST' },
    },
    scenario,
    expected: verdictKey(verdict),
  }
}

/** Returns the end of a UTC day, where a calendar minute, hour and day end too. */
function endOfDay(time: string | undefined): Date {
  const day = new Date(time ?? '2026-01-15T00:00:00Z')
  return new Date(day.setUTCHours(23, 59, 59, 900))
}

/** Spreads calls over the calendar window, before the next shorter window begins. */
function timesOf(now: Date, { count, perSeconds, shorter }: EarlierCalls): number[] {
  const window = perSeconds * 1000
  const start = Math.floor(now.getTime() / window) * window
  const end = now.getTime() - shorter * 1000 - 1
  return Array.from({ length: count }, (_, index) =>
    Math.floor(start + ((end - start) * (index + 1)) / count),
  )
}
