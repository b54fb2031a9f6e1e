import type { Answer } from '../../../../adapters/gate/answer.js'
import { truncate } from '../../../../conformance/reports/wording.js'
import { attempt } from '../../../../core/base/attempt.js'
import { isObject, valueAt } from '../../../../core/base/json.js'
import type { Violation } from '../../../../core/index.js'
import type { ServedExchange } from '../../../../testing/sandbox/node/server.js'

/** One violation or warning of a request. */
export interface RecordedViolation {
  rule: string
  target: string
  /** JSON Pointer in the body; missing if the target is not in it. */
  pointer?: string
  message: string
}

/** `none` if nothing was validated, such as an unknown path; `error` for an internal error. */
export type RecordedVerdict = 'valid' | 'invalid' | 'none' | 'error'

/** A request as the log and the page show it: small, whatever the client sent. */
export interface RequestRecord {
  /** When it arrived, as an ISO date. */
  time: string
  method: string
  /** The path with its query. */
  url: string
  /** Missing outside the API, and for a path with another method or spelling. */
  operation?: string
  status: number
  verdict: RecordedVerdict
  milliseconds: number
  /** Whether the client disconnected before the response. */
  aborted?: true
  /** Whether the response is that of an earlier request with the same key. */
  repeated?: true
  /** The error of a response that no violation explains. */
  error?: { code?: string; message: string }
  violations: RecordedViolation[]
  warnings: RecordedViolation[]
  /** The number of omitted violations and warnings. */
  omitted?: number
}

/** Limits of a record, in characters and entries; docs/sandbox.md has those that users see. */
const recordLimits = { method: 32, url: 2048, target: 256, message: 1024, violations: 20 }

/** Returns the record of an exchange. */
export function recordOf(exchange: ServedExchange): RequestRecord {
  const { time, method, url, operation, answer, verdict, milliseconds, isAborted } = exchange
  const found = verdict === undefined || verdict.ok ? [] : verdict.violations
  const warned = verdict?.warnings ?? []
  const violations = found.slice(0, recordLimits.violations).map(recorded)
  const warnings = warned.slice(0, recordLimits.violations - violations.length).map(recorded)
  const shown = violations.length + warnings.length
  const omitted = found.length + warned.length - shown + (verdict?.truncated ?? 0)
  const error = found.length === 0 ? errorIn(answer) : undefined
  return {
    time: time.toISOString(),
    method: copyText(method, recordLimits.method),
    url: copyText(url, recordLimits.url),
    ...(operation !== undefined && { operation }),
    status: answer.status,
    verdict: verdictOf(exchange),
    milliseconds: Math.round(milliseconds * 10) / 10,
    ...(isAborted && { aborted: true as const }),
    ...(verdict?.ok && verdict.replay !== undefined && { repeated: true as const }),
    ...(error !== undefined && { error }),
    violations,
    warnings,
    ...(omitted > 0 && { omitted }),
  }
}

/** The verdicts as the log and the page name them. */
export const verdictNames: Readonly<Record<RecordedVerdict, string>> = {
  valid: 'valid',
  invalid: 'invalid',
  none: 'not validated',
  error: 'internal error',
}

function verdictOf({ verdict, answer }: ServedExchange): RecordedVerdict {
  if (verdict === undefined) return answer.status === 500 ? 'error' : 'none'
  if (verdict.ok) return 'valid'
  return verdict.fault === undefined ? 'invalid' : 'error'
}

const recorded = ({ rule, target, pointer, message }: Violation): RecordedViolation => ({
  rule,
  target: copyText(target, recordLimits.target),
  ...(pointer !== '' && { pointer: copyText(pointer, recordLimits.target) }),
  message: copyText(message, recordLimits.message),
})

/** Returns at most `most` characters of a text, with an ellipsis if it is longer. */
export function cutText(text: string, most: number): string {
  const { shown, omitted } = truncate(text, most)
  return omitted === 0 ? text : `${shown}…`
}

/**
 * Returns the same as a copy, for texts to keep: a part of a long string keeps the whole string in
 * memory. The encoding keeps lone surrogates.
 */
export const copyText = (text: string, most: number): string =>
  Buffer.from(cutText(text, most), 'utf16le').toString('utf16le')

/** Responses of the API and of the sandbox with an error are shorter. */
const longestError = 64 * 1024

/** Returns the code and the message of an error response; undefined for any other. */
function errorIn({
  status,
  body,
}: Pick<Answer, 'status' | 'body'>): { code?: string; message: string } | undefined {
  if (status < 400 || body.length > longestError) return undefined
  // A response set with `given` may have any body.
  const error = valueAt(
    attempt(() => JSON.parse(body)),
    ['error'],
  )
  if (!isObject(error) || typeof error.message !== 'string') return undefined
  const message = copyText(error.message, 1024)
  return typeof error.code === 'string' ? { code: copyText(error.code, 128), message } : { message }
}
