import { publishing } from '../../../generated/tables.js'
import { combined, type Path, pointerLengthOf } from '../base/json.js'
import type { RequestInput } from '../contract/request.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { Accepted, Rejected } from '../contract/verdict.js'
import type { AnyRuleId, Note, Severity, Violation } from '../contract/violation.js'
import type { Check, Extent } from './check.js'
import { isPublishing, waitsForDraft } from './draft.js'
import { type Answered, type Answers, errorResponse } from './envelope.js'
import { type Finding, type Place, pathOf, type Structure } from './finding.js'
import { SizeBudget } from './size-budget.js'
import { violationOf } from './violation-of.js'

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
  const whole = structureOf(c)?.withoutFailed(all) ?? all
  const found = exceptions === undefined ? whole : whole.filter(({ note }) => note === undefined)
  const silencing = silencingOf(found)
  const kept = withoutRedundant(c, found, found, silencing)
  const shown =
    found.length === whole.length
      ? kept
      : [...kept, ...withoutRedundant(c, whole.filter(isNoted), found, silencing)]
  write(c, shown)
  const answered: Violation[] = []
  const violations: Violation[] = []
  const warnings: Violation[] = []
  const notes: Note[] = []
  for (const { written, answered: inResponse, turn, note } of shown) {
    if (written === undefined) continue
    if (note !== undefined) notes.push(combined(written, note))
    else if (turn === turns.warning) warnings.push(written)
    else violations.push(written)
    if (inResponse !== undefined) answered.push(inResponse)
  }
  const unchecked = uncheckedOf(c, extent, silencing)
  const verdict = isAny(answered)
    ? ({
        ok: false,
        operation,
        response: errorResponse(c.traits.family, answered, c.requestId, settings),
        violations,
        warnings,
        unchecked,
      } as Rejected)
    : ({ ok: true, operation, request, warnings, unchecked } as Accepted)
  if (!verdict.ok) addHeaders(verdict.response, found)
  else if (replay !== undefined) verdict.replay = replay
  if (notes.length > 0) verdict.notes = notes as never
  const written = violations.length + warnings.length + notes.length
  const truncated = shown.length - written + droppedOf(c, kept)
  if (truncated > 0) verdict.truncated = truncated
  return verdict
}

const isAny = (answered: readonly Answered[]): answered is Answers => answered.length > 0

const isNoted = ({ note }: Finding): boolean => note !== undefined

/** Adds the headers of the findings that have the status of the response. */
function addHeaders({ status, headers }: Rejected['response'], found: Found): void {
  for (const finding of found) {
    if (finding.headers !== undefined && answerOf(finding).status === status)
      Object.assign(headers, finding.headers)
  }
}

/** The response to a finding; a draft that cannot be published has one of its own. */
const answerOf = ({ check, entry }: Finding): RuleEntry['answer'] =>
  !check.isDraft ? entry.answer : incomplete

const incomplete = { status: publishing.status, code: publishing.code } as RuleEntry['answer']

/** Statuses and codes of responses by precedence, the highest first. */
const kinds = [401, 'FORBIDDEN', 405, 415, 413, 429, 409, 404, 403, 400, 422]

/** Returns the place of a response among all; the one with the lowest is sent. */
const precedenceOf = ({ status, code }: RuleEntry['answer']): number =>
  kinds.indexOf(code === 'FORBIDDEN' ? code : status)

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
  return found.every(isInOrder) ? found : found.sort(inContractOrder)
}

/** Returns whether a finding may stay after the one before it, as most do: sorting costs more. */
const isInOrder = (finding: Finding, index: number, found: Found): boolean =>
  index === 0 || inContractOrder(found[index - 1] as Finding, finding) <= 0

const inContractOrder = (one: Finding, other: Finding): number =>
  one.entry.rank - other.entry.rank || (one.check.structure?.compare(one, other) ?? 0)

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
function withoutRedundant(c: Check, found: Found, others: Found, silencing: Found): Found {
  // A single finding does not silence itself.
  if (found === others && found.length < 2) return found
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
  silencing.some(
    (each) =>
      silentIf.includes(each.entry.id as never) &&
      (each.severity === 'error' || each.severity === severity),
  )

/** Returns the skipped rules that are not off and not silenced, in contract order. */
function uncheckedOf(c: Check, extent: Extent, silencing: Found): AnyRuleId[] {
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
function write(c: Check, shown: Found): void {
  const { traits, settings, requestId } = c
  const budget = new SizeBudget(traits.family, settings, requestId, setTurns(shown))
  let count = 0
  for (let turn = turns.answer; turn <= turns.note; turn++) {
    for (const finding of shown) {
      if (finding.turn !== turn) continue
      if (count === settings.maxViolations) return
      const length = pointerLengthOf(pathOf(finding.place))
      if (!budget.mayFit(length, turn === turns.answer)) continue
      const violation = violationOf(finding, answerOf(finding))
      const answered =
        turn === turns.answer ? inResponseOf(finding, violation, settings) : undefined
      if (!budget.reserve(violation, length, answered?.message)) continue
      finding.written = violation
      finding.answered = answered
      count++
    }
  }
}

/** Returns a violation with its message in the response. */
const inResponseOf = (
  { answer }: Finding,
  violation: Violation,
  settings: Check['settings'],
): Violation =>
  answer === undefined ? violation : { ...violation, message: answer(violation, settings) }

const turns = { answer: 0, error: 1, warning: 2, note: 3 }

/** Sets when each finding is written; returns how many decide the response. */
function setTurns(shown: Found): number {
  let best = Number.POSITIVE_INFINITY
  for (const finding of shown) {
    const { note, severity } = finding
    finding.turn =
      note !== undefined ? turns.note : severity === 'warn' ? turns.warning : turns.error
    if (finding.turn === turns.error) best = Math.min(best, precedenceOf(answerOf(finding)))
  }
  let count = 0
  for (const finding of shown) {
    if (finding.turn !== turns.error || precedenceOf(answerOf(finding)) !== best) continue
    finding.turn = turns.answer
    count++
  }
  return count
}

const isPath = (place: Place): place is Path => Array.isArray(place)
