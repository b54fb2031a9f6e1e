import type { OperationName } from '../../../generated/operations.js'
import type { ErrorCode } from '../../../generated/rule-ids.js'
import { publishing } from '../../../generated/tables.js'
import { attempt } from '../base/attempt.js'
import type { Path } from '../base/json.js'
import type { Facts } from '../contract/facts.js'
import type { Settings } from '../contract/options.js'
import type { RequestInput } from '../contract/request.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { Accepted, Rejected } from '../contract/verdict.js'
import type { Severity } from '../contract/violation.js'
import { channelOf } from '../rules/channel.js'
import { components, draftToJudge, isPublishing, waitsForDraft } from '../rules/publishing.js'
import { requestIdOf } from '../rules/request-id.js'
import { type BodyContext, type RuleContext, type Transport, unchecked } from '../rules/rule.js'
import { hasBody } from '../rules/triggers.js'
import { readRequest } from './context.js'
import { errorResponse } from './envelope.js'
import type { Judgement } from './finding.js'
import { Findings } from './findings.js'
import type { Heard, OperationPlan } from './operation-plan.js'
import { PlaceSet } from './place-set.js'
import { type StructureProblem, type StructureProblems, sound } from './structure.js'

/**
 * Judges one request. Never throws, whatever the request holds: what a rule throws becomes the
 * documented 500 answer, with the thrown value as `fault`.
 */
export function check(
  plan: OperationPlan,
  settings: Settings,
  request: RequestInput,
  facts: Facts,
  transport?: Transport,
): Accepted | Rejected {
  const { operation } = plan
  let requestId: string | undefined
  try {
    const context = readRequest(operation, request, facts, settings, transport)
    requestId = requestIdOf(context)
    return judge(plan, settings, context, request, requestId)
  } catch (fault) {
    // Facts that throw are no reason to forget whose request it was.
    requestId ??= attempt(() =>
      requestIdOf(readRequest(operation, request, {}, settings, transport)),
    )
    return faultVerdict(operation, requestId, settings, fault)
  }
}

function judge(
  plan: OperationPlan,
  settings: Settings,
  context: RuleContext,
  request: RequestInput,
  requestId: string | undefined,
): Accepted | Rejected {
  const { operation } = plan
  const { transport } = context
  const replay = isRead(transport) ? plan.idempotency?.(context)?.response : undefined
  const counts = countedRules(transport, replay !== undefined)
  const findings = new Findings(operation, settings, requestId)
  judgeInto(findings, plan, settings, context, counts)
  const { violations, warnings, unchecked, truncated, headers } = findings.summary()
  if (violations.length === 0) {
    const accepted = { ok: true, operation, request, warnings, unchecked } as Accepted
    if (truncated > 0) accepted.truncated = truncated
    return replay === undefined ? accepted : { ...accepted, replay }
  }
  const correlation = { requestId, responseId: requestId ?? settings.responseId() }
  const response = errorResponse(operation, violations, correlation, settings)
  Object.assign(response.headers, headers?.get(response.status))
  const rejected: Rejected = { ok: false, operation, response, violations, warnings, unchecked }
  return truncated > 0 ? { ...rejected, truncated } : rejected
}

/** Which rules run, where not all of them do. */
function countedRules(transport: Transport | undefined, isReplay: boolean) {
  if (transport?.allow || transport?.misspelledAs !== undefined) return isJudgedOnOtherPath
  if (transport?.isUnread) return isJudgedBeforeBody
  return isReplay ? isJudgedOnReplay : undefined
}

/** Whether the body is what came; one that could not be read is no repetition of anything. */
const isRead = (transport: Transport | undefined): boolean =>
  !transport?.isUnread &&
  !transport?.isOtherMediaType &&
  !transport?.isTooLarge &&
  transport?.json?.error === undefined

/** A replay is judged for who asks and how often; what it asks was judged the first time. */
const isJudgedOnReplay = ({ judgedOnReplay }: RuleEntry): boolean => judgedOnReplay

/** On a path or with a method that the contract does not have, only the credentials are checked. */
const isJudgedOnOtherPath = ({ id }: RuleEntry): boolean =>
  id.startsWith('auth/') || aboutPath.has(id)

const aboutPath: ReadonlySet<string> = new Set(['http/method-not-allowed', 'http/path-malformed'])

/** Before the body is read: who asks, how often, and whether the body can be read at all. */
const isJudgedBeforeBody = ({ judgedOnReplay, answer: { status } }: RuleEntry): boolean =>
  judgedOnReplay || status === 413 || status === 415

/** Structure and rules, in contract order. */
function judgeInto(
  findings: Findings,
  plan: OperationPlan,
  settings: Settings,
  context: RuleContext,
  counts: ((entry: RuleEntry) => boolean) | undefined,
): void {
  const draft = draftContext(context)
  const ofRequest = structureOf(plan, settings, context, draft !== undefined)
  const ofDraft = draft === undefined ? sound : draftStructure(plan, settings, draft)
  const waits = draft === undefined && waitsForDraft(context)
  const publish = isPublishing(context) && (draft !== undefined || waits)

  const isSound = ofRequest === sound && ofDraft === sound
  const heard = plan.ask(context, draft ?? context, isSound)
  let failed: PlaceSet | undefined
  for (const [entry, outcome] of waits ? withUnasked(heard, plan) : heard) {
    if (counts !== undefined && !counts(entry)) continue
    const severity = severityOf(entry, settings, draft ?? context, publish)
    if (severity === 'off') continue
    if (outcome === undefined) {
      findings.addStructure(judgementOf(entry, severity, context), ofRequest)
      if (draft) findings.addStructure(judgementOf(entry, severity, draft), ofDraft)
    } else {
      const judged = draft !== undefined && judgesDraft(entry) ? draft : context
      const judgement = judgementOf(entry, severity, judged)
      if (outcome === unchecked) {
        findings.addUnchecked(judgement)
        continue
      }
      failed ??= isSound ? noPlaces : failedPlaces(ofRequest, ofDraft)
      findings.addRule(judgement, outcome, failed)
    }
  }
}

/** While the draft is not told, that a rule about it finds nothing is no answer. */
function withUnasked(heard: readonly Heard[], { entries = [] }: OperationPlan): readonly Heard[] {
  const byEntry = new Map(heard.map((each) => [each[0], each]))
  return entries.flatMap((entry): Heard[] => {
    const each =
      byEntry.get(entry) ?? (judgesDraft(entry) ? ([entry, unchecked] as const) : undefined)
    return each === undefined ? [] : [each]
  })
}

/** Whether a rule judges the draft as it would be, where one is to be published. */
const judgesDraft = ({ id }: RuleEntry): boolean =>
  id === publishing.rule || publishing.groups.some((group) => id.startsWith(`${group}/`))

const judgementOf = (
  entry: RuleEntry,
  severity: Judgement['severity'],
  { judges, body }: RuleContext,
): Judgement => ({
  entry,
  severity,
  answer: judges === 'draft' ? incomplete : entry.answer,
  body,
})

/** The user's word on a rule, else the contract's for this request. */
function severityOf(
  entry: RuleEntry,
  { severities }: Settings,
  context: RuleContext,
  publish: boolean,
): Severity {
  const wanted = entry.id === 'structure' ? undefined : severities.get(entry.id)
  // Without an operation there is nothing to warn beside.
  if (aboutPath.has(entry.id) && wanted === 'warn') return 'error'
  if (wanted !== undefined) return wanted
  if (publish && entry.severityWhenPublishing !== undefined) return entry.severityWhenPublishing
  const { severityByChannel, severity } = entry
  if (severityByChannel === undefined) return severity
  if (!hasBody(context)) return severity
  const channel = channelOf(context)
  if (channel !== undefined) return severityByChannel[channel] ?? severity
  // Beside a channel that is wrong, nothing counts that is an error in one channel alone.
  return context.body.channel !== undefined ? 'warn' : severity
}

/** The answer to a draft that cannot be published. */
const incomplete = { status: publishing.status, code: publishing.code as ErrorCode }

function draftContext(context: RuleContext): BodyContext | undefined {
  const draft = draftToJudge(context)
  return draft === undefined ? undefined : { ...context, judges: 'draft', body: draft, memo: {} }
}

const isInComponent = ({ path }: StructureProblem): boolean =>
  (components as Path).includes(path[0] ?? '')

/** What is wrong with the body's structure; its components are left to the draft's judgement. */
function structureOf(
  { body: structure }: OperationPlan,
  settings: Settings,
  context: RuleContext,
  judgesDraft: boolean,
): StructureProblems {
  if (!hasBody(context) || structure === undefined) return sound
  const problems = structure(context.body, channelOf(context), settings)
  return judgesDraft ? only(problems, (problem) => !isInComponent(problem)) : problems
}

function draftStructure(
  { draft: structure }: OperationPlan,
  settings: Settings,
  context: BodyContext,
): StructureProblems {
  if (structure === undefined) return sound
  const problems = structure(context.body, channelOf(context), settings)
  return only(problems, isInComponent)
}

function only(
  problems: StructureProblems,
  counts: (problem: StructureProblem) => boolean,
): StructureProblems {
  return problems === sound ? sound : { ...problems, list: problems.list.filter(counts) }
}

const noPlaces = new PlaceSet()

function failedPlaces(...judged: readonly StructureProblems[]): PlaceSet {
  const failed = new PlaceSet()
  for (const { list } of judged) {
    for (const { rule, path } of list) if (rule === 'structure') failed.add(path)
  }
  return failed
}

/** The documented 500 answer to a request that could not be judged. */
export function faultVerdict(
  operation: OperationName,
  requestId: string | undefined,
  settings: Settings,
  fault: unknown,
): Rejected {
  const correlation = { requestId, responseId: requestId ?? orEmpty(settings.responseId) }
  const careful = { ...settings, docUrl: (code: string) => orEmpty(() => settings.docUrl(code)) }
  const response = errorResponse(operation, [], correlation, careful)
  return { ok: false, operation, response, violations: [], warnings: [], unchecked: [], fault }
}

/** The answer of a function of the user's, or '' where it throws. */
function orEmpty(make: () => string): string {
  try {
    return make()
  } catch {
    return ''
  }
}
