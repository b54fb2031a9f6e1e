import type { ResponseReport, VerdictReport } from 'campaign-contract/fetch'

/*
 * What logs, metrics and spans get of a report: only names and numbers that the contract, a plugin or
 * code defines. Messages, targets, URLs, parameters, headers and bodies can contain data of clients.
 */

export interface VerdictSummary {
  /** `none` if the path or the method is not one of the API. */
  operation: string
  outcome: 'accepted' | 'rejected' | 'replayed' | 'fault'
  /** Status and code of the response, unless a handler sends it. */
  status?: number
  code?: string
  /** Ids of violated rules, by severity. */
  errors: string[]
  warnings: string[]
}

export function summaryOfVerdict({ verdict }: VerdictReport): VerdictSummary {
  const { operation = 'none' } = verdict
  const errors = verdict.ok ? [] : namesOf(verdict.violations, 'rule')
  const rules = { errors, warnings: namesOf(verdict.warnings, 'rule') }
  if (!verdict.ok) {
    const { status, body } = verdict.response
    const outcome = 'fault' in verdict ? 'fault' : 'rejected'
    return { operation, outcome, status, code: body.error.code, ...rules }
  }
  if (verdict.replay === undefined) return { operation, outcome: 'accepted', ...rules }
  return { operation, outcome: 'replayed', status: verdict.replay.status, ...rules }
}

export interface ResponseSummary {
  operation: string
  outcome: 'valid' | 'invalid'
  /** Ids of the checks with findings. */
  checks: string[]
}

export const summaryOfResponse = ({ operation, verdict }: ResponseReport): ResponseSummary => ({
  operation,
  outcome: verdict.ok ? 'valid' : 'invalid',
  checks: namesOf(verdict.findings, 'check'),
})

export interface FaultSummary {
  name: string
  /** Where the error was created. */
  at: string[]
}

export function summaryOfFault(error: unknown): FaultSummary {
  if (!(error instanceof Error)) return { name: typeof error, at: [] }
  const { name, message, stack = '' } = error
  // The stack starts with the message, whose lines can look like frames.
  const end = stack.includes(message) ? stack.indexOf(message) + message.length : stack.length
  const [, ...frames] = stack.slice(end).split('\n')
  return { name, at: frames.map((line) => line.trim()) }
}

/** Returns each name once: a request can violate a rule a thousand times. */
const namesOf = <Key extends string>(list: readonly Record<Key, string>[], key: Key): string[] => [
  ...new Set(list.map((each) => each[key])),
]
