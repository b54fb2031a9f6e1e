import { publishing } from '../../../generated/tables.js'
import { type Path, pointerLengthOf } from '../base/json.js'
import type { ExceptionNote } from '../contract/exception-note.js'
import type { RequestInput } from '../contract/request.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { Accepted, Rejected } from '../contract/verdict.js'
import type { AnyRuleId, Note, Severity, Violation } from '../contract/violation.js'
import type { Check, Extent } from './check.js'
import { isPublishing, waitsForDraft } from './draft.js'
import { errorResponse } from './envelope.js'
import { type Finding, type Place, pathOf, type Structure } from './finding.js'
import { splitByPrecedence } from './precedence.js'
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
  const exceptions = settings.exceptionsOf?.(operation)
  exceptions?.noteAll(all, c)
  const whole = structureOf(c)?.withoutFailed(all, c.bound.entries.length) ?? all
  const accepted = exceptions === undefined ? [] : whole.filter(({ note }) => note !== undefined)
  const found = accepted.length === 0 ? whole : whole.filter(({ note }) => note === undefined)
  const kept = withoutRedundant(c, found, found)
  const noted = accepted.length === 0 ? accepted : withoutRedundant(c, accepted, found)
  const errors = kept.filter(({ severity }) => severity === 'error')
  const warned = kept.filter(({ severity }) => severity === 'warn')
  const { winners, others } = splitByPrecedence(errors, answerOf)
  write(c, [winners, others, warned, noted])
  const violations = writtenOf(errors)
  const warnings = writtenOf(warned)
  const notes = notesOf(noted)
  const unchecked = uncheckedOf(c, extent, found)
  const truncated =
    kept.length +
    noted.length -
    violations.length -
    warnings.length -
    notes.length +
    droppedOf(c, kept)
  const withOptional = <Verdict extends Accepted | Rejected>(verdict: Verdict): Verdict => {
    if (notes.length > 0) verdict.notes = notes
    if (truncated > 0) verdict.truncated = truncated
    return verdict
  }
  if (violations.length === 0) {
    const accepted = { ok: true, operation, request, warnings, unchecked } as Accepted
    if (replay !== undefined) accepted.replay = replay
    return withOptional(accepted)
  }
  const response = errorResponse(
    c.traits.family,
    violations as [Violation, ...Violation[]],
    c.requestId,
    settings,
  )
  for (const finding of found) {
    if (finding.headers !== undefined && answerOf(finding).status === response.status)
      Object.assign(response.headers, finding.headers)
  }
  return withOptional({
    ok: false,
    operation,
    response,
    violations,
    warnings,
    unchecked,
  } as Rejected)
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
  (one.check.structure?.compare(one, other) ?? 0)

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

/** Removes findings that others at least as severe make redundant. */
function withoutRedundant(c: Check, found: Found, others: Found): Found {
  const silencing = silencingOf(others)
  const heard =
    silencing.length === 0
      ? found
      : found.filter(({ entry, severity }) => !isSilenced(entry, severity, silencing))
  return structureOf(c)?.withoutCovered(heard, others) ?? heard
}

/** Only a check of a body has findings at a path. */
const structureOf = (c: Check): Structure | undefined => c.structure ?? c.draft?.structure

/** Returns one finding of each rule and severity that silences others. */
function silencingOf(found: Found): Found {
  if (!found.some(({ entry }) => entry.silences)) return []
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

/** Returns the skipped rules that are not off and not silenced, in contract order. */
function uncheckedOf(c: Check, extent: Extent, found: Found): AnyRuleId[] {
  const silencing = silencingOf(found)
  if (silencing.length === 0 && c.bound.isUsual && extent === 'whole') return c.unchecked()
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
  const { traits, settings, requestId } = c
  const [winners] = groups as [Found]
  const budget = new SizeBudget(traits.family, settings, requestId, winners.length)
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

const notesOf = (noted: Found): Note[] =>
  noted.flatMap(({ written, note }) =>
    written === undefined ? [] : [{ ...written, ...(note as ExceptionNote) }],
  )

function writtenOf(found: Found): Violation[] {
  const violations: Violation[] = []
  for (const { written } of found) if (written !== undefined) violations.push(written)
  return violations
}

const isPath = (place: Place): place is Path => Array.isArray(place)
