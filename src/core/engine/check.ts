import { operationTraits } from '../../../generated/operation-traits.js'
import type { OperationName } from '../../../generated/operations.js'
import type { ErrorCode } from '../../../generated/rule-ids.js'
import { publishing } from '../../../generated/tables.js'
import { attempt } from '../base/attempt.js'
import { type Path, valueAt } from '../base/json.js'
import type { Facts } from '../contract/facts.js'
import type { Settings } from '../contract/options.js'
import type { RequestInput } from '../contract/request.js'
import type { RuleEntry, Stage } from '../contract/rule-entry.js'
import type { Accepted, Rejected } from '../contract/verdict.js'
import type { AnyRuleId, Severity } from '../contract/violation.js'
import { channelOf } from '../rules/channel.js'
import { components, draftToCheck, isPublishing, waitsForDraft } from '../rules/publishing.js'
import { requestIdOf } from '../rules/request-id.js'
import {
  type BodyContext,
  newMemo,
  type RuleContext,
  type Transport,
  unchecked,
} from '../rules/rule.js'
import { hasBody } from '../rules/triggers.js'
import type { BodyValidator } from './body-validator.js'
import { readRequest } from './context.js'
import { errorResponse } from './envelope.js'
import { type ActiveExceptions, exceptionsOf } from './exceptions.js'
import type { OperationPlan, RuleOutcome } from './operation-plan.js'
import { PathSet } from './path-set.js'
import type { AppliedRule } from './pending-violation.js'
import { pluginOutcomes } from './plugin-outcomes.js'
import {
  type BodyFindings,
  everyBit,
  noViolations,
  type StructureViolation,
  type StructureViolations,
  unknownFindings,
} from './structure.js'
import {
  type FailedPaths,
  nothingFound,
  type Summary,
  ViolationCollector,
} from './violation-collector.js'

/**
 * Validates one request. Never throws on a request: if a rule throws, it returns the documented 500
 * response with the thrown value as `fault`.
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
    return verdictFor(plan, settings, context, request, requestId)
  } catch (error) {
    // The response repeats the request id even if reading the facts throws.
    requestId ??= attempt(() =>
      requestIdOf(readRequest(operation, request, {}, settings, transport)),
    )
    return internalError(operation, requestId, settings, error)
  }
}

function verdictFor(
  plan: OperationPlan,
  settings: Settings,
  context: RuleContext,
  request: RequestInput,
  requestId: string | undefined,
): Accepted | Rejected {
  const { operation } = plan
  const { transport } = context
  const replay = isRead(transport) ? plan.idempotency?.(context)?.response : undefined
  const applies = stagesOf(transport, replay !== undefined)
  const { violations, warnings, notes, unchecked, truncated, headers } = findingsOf(
    plan,
    settings,
    context,
    applies,
    requestId,
  )
  if (violations.length === 0) {
    const accepted = { ok: true, operation, request, warnings, unchecked } as Accepted
    if (notes.length > 0) accepted.notes = notes as NonNullable<Accepted['notes']>
    if (truncated > 0) accepted.truncated = truncated
    return replay === undefined ? accepted : { ...accepted, replay }
  }
  const correlation = { requestId, responseId: requestId ?? settings.responseId() }
  const response = errorResponse(operation, violations, correlation, settings)
  Object.assign(response.headers, headers?.get(response.status))
  const rejected: Rejected = { ok: false, operation, response, violations, warnings, unchecked }
  if (notes.length > 0) rejected.notes = notes as NonNullable<Rejected['notes']>
  return truncated > 0 ? { ...rejected, truncated } : rejected
}

/** Returns the stages whose rules apply to the request. */
function stagesOf(transport: Transport | undefined, isReplay: boolean): readonly Stage[] {
  // Without an operation only the credentials are validated.
  if (transport?.allow || transport?.misspelledAs !== undefined) return ['route', 'credentials']
  const isBodyChecked = !transport?.isUnread && !isReplay
  return isBodyChecked ? allStages : beforeBody
}

const beforeBody: readonly Stage[] = ['route', 'credentials', 'headers']
const allStages: readonly Stage[] = [...beforeBody, 'body']

/** Returns whether the body was read; only then can the request be a repeated one. */
const isRead = (transport: Transport | undefined): boolean =>
  !transport?.isUnread &&
  !transport?.isOtherMediaType &&
  !transport?.isTooLarge &&
  transport?.json?.error === undefined

/** Returns the violations of structure and rules, in contract order. */
function findingsOf(
  plan: OperationPlan,
  settings: Settings,
  context: RuleContext,
  stages: readonly Stage[],
  requestId: string | undefined,
): Summary {
  const draft = draftContext(context)
  const exceptions = exceptionsOf(settings, plan.operation)
  const { violations: ofRequest, bits } = structureOf(plan, settings, context, {
    ...{ checksDraft: draft !== undefined, exceptions },
  })
  const ofDraft =
    draft === undefined ? noViolations : draftStructure(plan, settings, draft, exceptions)
  const waits = draft === undefined && waitsForDraft(context)
  const publishes = isPublishing(context) && (draft !== undefined || waits)

  const isValid = ofRequest === noViolations && ofDraft === noViolations
  context.memo.isSound = bits !== everyBit && ofRequest === noViolations
  // Some rules validate the draft, which the triage of the request does not know.
  const run = plan.runRules(context, draft ?? context, draft === undefined ? bits : everyBit)
  const ofContract = waits ? withSkipped(run, plan) : run
  const ofPlugins = stages === allStages ? settings.pluginRulesOf[plan.operation] : undefined
  const outcomes =
    ofPlugins !== undefined && hasValidStructure(plan, context, ofRequest, ofDraft)
      ? both(ofContract, pluginOutcomes(ofPlugins, context))
      : ofContract
  const severityIn = (entry: RuleEntry): Severity =>
    stages === allStages || stages.includes(entry.stage)
      ? severityOf(entry, settings, draft ?? context, publishes)
      : 'off'

  const notChecked = onlyUnchecked(outcomes, severityIn)
  if (notChecked !== undefined) return nothingFound(notChecked)
  const findings = new ViolationCollector(plan.operation, settings, requestId, exceptions, context)
  let failed: FailedPaths | undefined
  for (const [entry, outcome] of outcomes) {
    const severity = severityIn(entry)
    if (severity === 'off') continue
    if (outcome === undefined) {
      findings.addStructure(applied(entry, severity, context), ofRequest)
      if (draft) findings.addStructure(applied(entry, severity, draft), ofDraft)
    } else {
      const subject = draft !== undefined && isAboutDraft(entry) ? draft : context
      const rule = applied(entry, severity, subject)
      if (outcome === unchecked) {
        findings.addUnchecked(rule)
        continue
      }
      // Rules of plugins run only on a valid structure: they report what an exception accepts.
      const isOfPlugin = ofPlugins?.rules.some((each) => each.entry === entry)
      failed ??= isValid ? noPaths : failedPaths(ofRequest, ofDraft)
      findings.addRule(rule, outcome, isOfPlugin ? noPaths : failed)
    }
  }
  return findings.summary()
}

/** Returns one list after the other, without a copy if the second is empty. */
const both = (
  first: readonly RuleOutcome[],
  second: readonly RuleOutcome[],
): readonly RuleOutcome[] => (second.length === 0 ? first : [...first, ...second])

/** Returns whether the body has the structure of the contract, or is absent where it may be. */
function hasValidStructure(
  { operation }: OperationPlan,
  context: RuleContext,
  ofRequest: StructureViolations,
  ofDraft: StructureViolations,
): boolean {
  const { body } = operationTraits[operation]
  if (body === 'none') return true
  if (hasBody(context)) return isStructured(ofRequest) && isStructured(ofDraft)
  return body === 'optional' && context.rawBody === undefined && isRead(context.transport)
}

/** Returns whether the structure is valid, apart from what exceptions accept. */
const isStructured = (found: StructureViolations): boolean =>
  found === noViolations ||
  found.list.every(({ rule, note }) => rule !== 'structure' || note !== undefined)

/** Returns the rules that were not checked if nothing else was found, which is the usual case. */
function onlyUnchecked(
  outcomes: readonly RuleOutcome[],
  severityIn: (entry: RuleEntry) => Severity,
): AnyRuleId[] | undefined {
  const ids: AnyRuleId[] = []
  for (const [entry, outcome] of outcomes) {
    if (severityIn(entry) === 'off') continue
    if (outcome !== unchecked) return undefined
    ids.push(entry.id as AnyRuleId)
  }
  return ids
}

/**
 * Marks the rules about the draft as unchecked if the facts do not have the draft. The outcomes have
 * the order of the entries.
 */
function withSkipped(
  outcomes: readonly RuleOutcome[],
  { entries = [] }: OperationPlan,
): readonly RuleOutcome[] {
  const all: RuleOutcome[] = []
  let next = 0
  for (const entry of entries) {
    const outcome = outcomes[next]
    if (outcome?.[0] === entry) {
      all.push(outcome)
      next++
    } else if (isAboutDraft(entry)) all.push([entry, unchecked])
  }
  return all
}

const draftGroups = publishing.groups.map((group) => `${group}/`)

/** Returns whether a rule validates the draft as it would be published. */
const isAboutDraft = ({ id }: RuleEntry): boolean =>
  id === publishing.rule || draftGroups.some((start) => id.startsWith(start))

const applied = (
  entry: RuleEntry,
  severity: AppliedRule['severity'],
  { subject, body }: RuleContext,
): AppliedRule => ({
  entry,
  severity,
  answer: subject === 'draft' ? incomplete : entry.answer,
  body,
})

/** Returns the severity of a rule: that of the options, else that of the contract. */
function severityOf(
  entry: RuleEntry,
  { severities }: Settings,
  context: RuleContext,
  publishes: boolean,
): Severity {
  const wanted = entry.id === 'structure' ? undefined : severities.get(entry.id)
  // Without an operation, a request cannot be accepted with a warning.
  if (entry.stage === 'route' && wanted === 'warn') return 'error'
  if (wanted !== undefined) return wanted
  if (publishes && entry.severityWhenPublishing !== undefined) return entry.severityWhenPublishing
  const { severityByChannel, severity } = entry
  if (severityByChannel === undefined) return severity
  if (!hasBody(context)) return severity
  const channel = channelOf(context)
  if (channel !== undefined) return severityByChannel[channel] ?? severity
  // With an invalid channel, an error of a single channel is only a warning.
  return context.body.channel !== undefined ? 'warn' : severity
}

/** The response to a draft that cannot be published. */
const incomplete = { status: publishing.status, code: publishing.code as ErrorCode }

function draftContext(context: RuleContext): BodyContext | undefined {
  const draft = draftToCheck(context)
  return draft === undefined
    ? undefined
    : { ...context, subject: 'draft', body: draft, memo: newMemo() }
}

const isInComponent = ({ path }: StructureViolation): boolean =>
  (components as Path).includes(path[0] ?? '')

/** Validates a body, and adds to the violations the notes of exceptions. */
function validate(
  { structure, validate }: BodyValidator,
  context: BodyContext,
  settings: Settings,
  exceptions: ActiveExceptions | undefined,
): BodyFindings {
  const validated = (settings: Settings) =>
    validate(structure, context.body, channelOf(context), settings)
  const found = validated(settings)
  const { violations } = found
  if (violations === noViolations || exceptions === undefined) return found
  if (!addNotes(violations, exceptions, context) || violations.dropped.size === 0) return found
  // A violation that is noted must not displace one that is not.
  const all = validated({ ...settings, maxViolations: Number.POSITIVE_INFINITY })
  addNotes(all.violations, exceptions, context)
  return all
}

/** Adds the notes of exceptions; returns whether there are any. */
function addNotes(
  { list }: StructureViolations,
  exceptions: ActiveExceptions,
  { body }: BodyContext,
): boolean {
  let isAny = false
  for (const violation of list) {
    const { rule, path } = violation
    violation.note = exceptions.noteOf(rule, path, () => valueAt(body, path))
    isAny ||= violation.note !== undefined
  }
  return isAny
}

/** Validates the body's structure, without the components if the draft covers them. */
function structureOf(
  { body: validator }: OperationPlan,
  settings: Settings,
  context: RuleContext,
  { checksDraft, exceptions }: { checksDraft: boolean; exceptions: ActiveExceptions | undefined },
): BodyFindings {
  if (!hasBody(context) || validator === undefined) return unknownFindings
  const found = validate(validator, context, settings, exceptions)
  if (!checksDraft) return found
  return { ...found, violations: only(found.violations, (each) => !isInComponent(each)) }
}

function draftStructure(
  { draft: validator }: OperationPlan,
  settings: Settings,
  context: BodyContext,
  exceptions: ActiveExceptions | undefined,
): StructureViolations {
  if (validator === undefined) return noViolations
  const { violations } = validate(validator, context, settings, exceptions)
  return only(violations, isInComponent)
}

function only(
  violations: StructureViolations,
  applies: (violation: StructureViolation) => boolean,
): StructureViolations {
  return violations === noViolations
    ? noViolations
    : { ...violations, list: violations.list.filter(applies) }
}

function failedPaths(...validated: readonly StructureViolations[]): FailedPaths {
  const failed = { all: new PathSet(), exceptLength: new PathSet() }
  for (const { list } of validated) {
    for (const { rule, path, keyword } of list) {
      if (rule !== 'structure') continue
      failed.all.add(path)
      if (!keyword.endsWith('Length')) failed.exceptLength.add(path)
    }
  }
  return failed
}

const noPaths = failedPaths()

/** Returns the documented 500 response to a request that could not be checked. */
export function internalError(
  operation: OperationName,
  requestId: string | undefined,
  settings: Settings,
  error: unknown,
): Rejected {
  const correlation = { requestId, responseId: requestId ?? orEmpty(settings.responseId) }
  const safe = { ...settings, docUrl: (code: string) => orEmpty(() => settings.docUrl(code)) }
  const response = errorResponse(operation, [], correlation, safe)
  const empty = { violations: [], warnings: [], unchecked: [] }
  return { ok: false, operation, response, ...empty, fault: error }
}

/** Returns what a function of the options returns, or '' if it throws. */
function orEmpty(make: () => string): string {
  try {
    return make()
  } catch {
    return ''
  }
}
