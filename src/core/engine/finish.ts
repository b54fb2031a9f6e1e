import { publishing } from '../../../generated/tables.js'
import { type Path, pointerLengthOf, valueAt } from '../base/json.js'
import type { ExceptionNote } from '../contract/exception-note.js'
import type { RequestInput } from '../contract/request.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { Accepted, Rejected } from '../contract/verdict.js'
import type { AnyRuleId, Note, Severity, Violation } from '../contract/violation.js'
import type { Check, Extent } from './check.js'
import { isPublishing, waitsForDraft } from './draft.js'
import { errorResponse } from './envelope.js'
import { exceptionsOf } from './exceptions.js'
import { type Finding, type Place, pathOf } from './finding.js'
import { PathSet } from './path-set.js'
import { splitByPrecedence } from './precedence.js'
import { inSchemaOrder } from './schema-order.js'
import { SizeBudget } from './size-budget.js'
import { violationOf } from './violation-of.js'

type Answer = RuleEntry['answer']
type Found = readonly Finding[]

/*
 * What follows a check that found something: one list of findings goes through filters in a fixed order,
 * then the texts that the verdict has room for are written.
 */

/** Returns the verdict on a request. */
export function finished(
  c: Check,
  request: RequestInput,
  extent: Extent,
  replay: Accepted['replay'],
): Accepted | Rejected {
  const { operation, settings } = c
  const all = applied(c, extent)
  const areNoted = addNotes(c, all)
  const whole = withoutFailed(c, all)
  const found = areNoted ? whole.filter(({ note }) => note === undefined) : whole
  const kept = withoutRedundant(found, found)
  const noted = areNoted
    ? withoutRedundant(
        whole.filter(({ note }) => note !== undefined),
        found,
      )
    : []
  const errors = kept.filter(({ severity }) => severity === 'error')
  const warned = kept.filter(({ severity }) => severity === 'warn')
  const { winners, others } = splitByPrecedence(errors, answerOf)
  write(c, [winners, others, warned, noted])
  const violations = writtenOf(errors)
  const warnings = writtenOf(warned)
  const notes = noted.flatMap(({ written, note }): Note[] =>
    written === undefined ? [] : [{ ...written, ...(note as ExceptionNote) }],
  )
  const unchecked = uncheckedOf(c, extent, found)
  const truncated =
    kept.length +
    noted.length -
    violations.length -
    warnings.length -
    notes.length +
    droppedOf(c, kept)
  const optional = {
    ...(notes.length > 0 && { notes }),
    ...(truncated > 0 && { truncated }),
  }
  if (violations.length === 0) {
    const accepted = { ok: true, operation, request, warnings, unchecked, ...optional } as Accepted
    return replay === undefined ? accepted : { ...accepted, replay }
  }
  const { requestId } = c
  const correlation = { requestId, responseId: requestId ?? settings.responseId() }
  const response = errorResponse(operation, violations, correlation, settings)
  for (const finding of found) {
    if (finding.headers !== undefined && answerOf(finding).status === response.status)
      Object.assign(response.headers, finding.headers)
  }
  return {
    ok: false,
    operation,
    response,
    violations,
    warnings,
    unchecked,
    ...optional,
  } as Rejected
}

/** The response to a finding; a draft that cannot be published has one of its own. */
const answerOf = ({ check, entry }: Finding): Answer => (!check.isDraft ? entry.answer : incomplete)

const incomplete = { status: publishing.status, code: publishing.code } as Answer

/** Returns the findings of rules that are not off, in contract order. */
function applied(c: Check, extent: Extent): Found {
  const found: Finding[] = []
  for (const finding of c.found) {
    const entry = c.bound.entry(finding.rule)
    const severity = severityOf(c, entry, extent)
    if (severity === 'off') continue
    finding.entry = entry
    finding.severity = severity
    finding.path = isPath(finding.place) ? finding.place : undefined
    found.push(finding)
  }
  return found.length < 2 ? found : found.sort(inContractOrder)
}

const inContractOrder = (one: Finding, other: Finding): number =>
  one.entry.rank - other.entry.rank ||
  Number(one.check.isDraft) - Number(other.check.isDraft) ||
  inSchemaOrder(one, other)

/** Returns the severity of a rule: that of the options, else that of the contract. */
function severityOf(c: Check, entry: RuleEntry, extent: Extent): Severity {
  const { id, stage, severityByChannel, severity } = entry
  if (extent !== 'whole' && !stages[extent].includes(stage)) return 'off'
  const wanted = id === 'structure' ? undefined : c.settings.severities.get(id)
  // Without an operation, a request cannot be accepted with a warning.
  if (stage === 'route' && wanted === 'warn') return 'error'
  if (wanted !== undefined) return wanted
  const subject = c.draft ?? c
  if (
    entry.severityWhenPublishing !== undefined &&
    isPublishing(c) &&
    (c.draft !== undefined || waitsForDraft(c))
  )
    return entry.severityWhenPublishing
  if (severityByChannel === undefined || subject.body === undefined) return severity
  const { channel } = subject
  if (channel !== undefined) return severityByChannel[channel] ?? severity
  // With an invalid channel, an error of a single channel is only a warning.
  return subject.body.channel !== undefined ? 'warn' : severity
}

/** Without an operation only the credentials are checked. */
const stages: Record<Exclude<Extent, 'whole'>, readonly string[]> = {
  route: ['route', 'credentials'],
  head: ['route', 'credentials', 'headers'],
}

/** Adds the notes of exceptions; returns whether there are exceptions. */
function addNotes(c: Check, found: Found): boolean {
  const exceptions = exceptionsOf(c.settings, c.operation)
  if (exceptions === undefined) return false
  for (const finding of found) {
    const { check, entry, place } = finding
    // Without an operation, there is nothing to accept.
    if (entry.stage === 'route') continue
    const at = pathOf(place) ?? (place as string)
    finding.note = exceptions.noteOf(entry.id, at, () =>
      typeof at === 'string' ? c.named(at) : valueAt(check.body, at),
    )
  }
  return true
}

/** Removes what rules report at a path whose structure is invalid. */
function withoutFailed(c: Check, found: Found): Found {
  if (!found.some(({ rule }) => rule === 'structure')) return found
  const failed = new PathSet()
  const exceptLength = new PathSet()
  for (const { rule, keyword, path } of found) {
    if (rule !== 'structure') continue
    failed.add(path as Path)
    if (!keyword.endsWith('Length')) exceptLength.add(path as Path)
  }
  const { length } = c.bound.entries
  return found.filter((finding) => {
    const { path, besideLength, entry } = finding
    // Rules of plugins run only on a valid structure: they report what an exception accepts.
    if (finding.isStructural || path === undefined || entry.rank >= length) return true
    return !(besideLength ? exceptLength : failed).has(path)
  })
}

/**
 * Removes redundant findings: those nested under a path that hides them, those of rules that yield to
 * another rule about the same field, and those of rules that a violated rule silences. A warning never
 * hides an error. `others`: the findings that make them redundant.
 */
function withoutRedundant(found: Found, others: Found): Found {
  const hiding = others.filter(({ hidesNested, severity }) => hidesNested && severity === 'error')
  const silencing = silencingOf(others)
  const yielding = found.filter(({ entry }) => entry.yields)
  if (hiding.length + silencing.length + yielding.length === 0) return found
  const hidden = pathsOf(hiding)
  const yielded = pathsOf(yielding)
  const named = others.filter(
    ({ entry, path }) => !entry.yields && path !== undefined && yielded.has(path),
  )
  const reported = { warn: pathsOf(named), error: pathsOf(named.filter(isError)) }
  return found.filter(
    ({ entry, severity, path }) =>
      !isSilenced(entry, severity, silencing) &&
      (path === undefined ||
        (!hidden.hasAncestorOf(path) && !(entry.yields && reported[severity].has(path)))),
  )
}

const isError = ({ severity }: Finding): boolean => severity === 'error'

/** Returns one finding of each rule and severity that silences others. */
function silencingOf(found: Found): Found {
  const first = new Map<string, Finding>()
  for (const finding of found) {
    if (finding.entry.silences) first.set(`${finding.severity} ${finding.rule}`, finding)
  }
  return [...first.values()]
}

/** Returns whether a violated rule, at least as severe, silences a rule. */
const isSilenced = ({ silentIf }: RuleEntry, severity: Severity, silencing: Found): boolean =>
  silentIf.length > 0 &&
  silencing.some(
    (each) =>
      silentIf.includes(each.entry.id as never) &&
      (each.severity === 'error' || each.severity === severity),
  )

function pathsOf(found: Found): PathSet {
  const paths = new PathSet()
  for (const { path } of found) if (path !== undefined) paths.add(path)
  return paths
}

/** Returns the skipped rules that are not off and not silenced, in contract order. */
function uncheckedOf(c: Check, extent: Extent, found: Found): AnyRuleId[] {
  const silencing = silencingOf(found)
  return c.unchecked().filter((id) => {
    const entry = c.bound.entry(id)
    const severity = severityOf(c, entry, extent)
    return severity !== 'off' && !isSilenced(entry, severity, silencing)
  })
}

/** Counts what was dropped beyond the limit, of rules that are not redundant altogether. */
function droppedOf({ dropped }: Check, kept: Found): number {
  let count = 0
  for (const [rule, more] of dropped ?? [])
    if (kept.some((each) => each.rule === rule)) count += more
  return count
}

/** Writes as many violations as fit the verdict; those that decide the response come first. */
function write(c: Check, groups: readonly Found[]): void {
  const { operation, settings, requestId } = c
  const [winners] = groups as [Found]
  const budget = new SizeBudget(operation, settings, requestId, winners.length)
  let count = 0
  for (const group of groups) {
    for (const finding of group) {
      if (count === settings.maxViolations) return
      const length = pointerLengthOf(pathOf(finding.place) ?? [])
      if (!budget.mayFit(length, group === winners)) continue
      const violation = violationOf(finding, answerOf(finding))
      if (!budget.reserve(violation, length, group === winners)) continue
      finding.written = violation
      count++
    }
  }
}

function writtenOf(found: Found): Violation[] {
  const violations: Violation[] = []
  for (const { written } of found) if (written !== undefined) violations.push(written)
  return violations
}

const isPath = (place: Place): place is Path => Array.isArray(place)
