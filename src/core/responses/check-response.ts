import type { OperationName } from '../../../generated/operations.js'
import type { ResponseCheckId } from '../../../generated/response-checks.js'
import { type Path, toTarget, valueAt } from '../base/json.js'
import type { ActiveExceptions } from '../contract/active-exceptions.js'
import type { StoredResponse } from '../contract/facts.js'
import type { Settings } from '../contract/settings.js'
import type { Finding, FindingLevel, FindingNote, ResponseVerdict } from './finding.js'
import { type ResponseContext, readResponse } from './read-response.js'
import { registry } from './registry.js'
import type { ResponseFinding, ResponseSubject } from './response-check.js'
import { unchecked } from './response-check.js'
import { checksOf } from './response-table.js'

/**
 * Validates a response of an operation, also against its request if that is provided. Never throws
 * on a response. Keeps the first `maxViolations` findings, each MUST before any SHOULD.
 */
export function checkResponse(
  operation: OperationName,
  response: StoredResponse,
  context: ResponseContext,
  settings: Settings,
): ResponseVerdict {
  const subject = readResponse(operation, response, context, settings)
  const limit = settings.maxViolations
  const exceptions = settings.exceptionsOf?.(operation)
  const found: Finding[] = []
  const notes: FindingNote[] = []
  const open: ResponseCheckId[] = []
  for (const [id, level] of checksOf(operation)) {
    const { findings, isOpen, ...accepted } = run(id, level, subject, { limit, exceptions })
    for (const finding of findings) found.push(finding)
    for (const note of accepted.notes) if (notes.length < limit) notes.push(note)
    if (isOpen) open.push(id)
  }
  const single = onePerTarget(found)
  const musts = single.filter(({ level }) => level === 'MUST').slice(0, limit)
  const shoulds = single.filter(({ level }) => level === 'SHOULD').slice(0, limit - musts.length)
  const kept = new Set([...musts, ...shoulds])
  return {
    ok: musts.length === 0,
    findings: single.filter((finding) => kept.has(finding)),
    ...(notes.length > 0 && { notes }),
    unchecked: open,
  }
}

/** Returns the first finding at each target, preferring MUST; each check has one for the whole body. */
function onePerTarget(findings: readonly Finding[]): Finding[] {
  const first = new Map<string, Finding>()
  for (const finding of findings) {
    const key = finding.target === '' ? `:${finding.check}` : finding.target
    const before = first.get(key)
    if (before === undefined || (before.level === 'SHOULD' && finding.level === 'MUST')) {
      first.set(key, finding)
    }
  }
  const kept = new Set(first.values())
  return findings.filter((finding) => kept.has(finding))
}

/** Runs one check; if it throws, as on a value that JSON cannot express, the check is unchecked. */
function run(
  check: ResponseCheckId,
  highest: FindingLevel,
  subject: ResponseSubject,
  { limit, exceptions }: { limit: number; exceptions: ActiveExceptions | undefined },
): { findings: Finding[]; notes: FindingNote[]; isOpen: boolean } {
  const findings: Finding[] = []
  const notes: FindingNote[] = []
  const counts = { MUST: 0, SHOULD: 0 }
  let isOpen = false
  try {
    for (const outcome of registry[check](subject)) {
      if (outcome === unchecked) {
        isOpen = true
        continue
      }
      const level = outcome.level ?? highest
      const note = exceptions?.noteOf(check, outcome.at, (at) => receivedValue(subject, at))
      if (note !== undefined) {
        if (notes.length < limit) notes.push({ ...toFinding(check, level, outcome), ...note })
        continue
      }
      if (++counts[level] <= limit) findings.push(toFinding(check, level, outcome))
      if (counts.MUST > limit) break
    }
  } catch {
    isOpen = true
  }
  return { findings, notes, isOpen }
}

/** Returns the value at a path in the body, of a header, or of the whole response: its status. */
function receivedValue({ body, headers, status }: ResponseSubject, at: Path | string): unknown {
  if (typeof at !== 'string') return valueAt(body, at)
  return at === '' ? status : headers?.get(at.toLowerCase())
}

const toFinding = (
  check: ResponseCheckId,
  level: FindingLevel,
  { at, message, expected, got }: ResponseFinding,
): Finding => ({
  check,
  level,
  target: typeof at === 'string' ? at : toTarget(at),
  message,
  ...(isShort(expected) && { expected }),
  ...(isShort(got) && { got }),
})

/** The longest string and array that a finding repeats. */
const longestText = 100
const longestList = 20

const isShort = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length <= longestList && value.every((item) => !Array.isArray(item) && isShort(item))
    : typeof value === 'string'
      ? value.length <= longestText
      : value === null || typeof value === 'number' || typeof value === 'boolean'
