import { operationTable } from '../../../generated/operations.js'
import { isObject, type JsonObject } from '../../core/base/json.js'
import type { FindingLevel, Violation } from '../../core/index.js'
import type { NewFinding } from '../report/report.js'
import { errorCode } from './cause.js'
import { formatResponse, formatValue, quoteTarget } from './format.js'
import { atMost, isAnswerStated, levelIf } from './levels.js'
import { fieldOfCode } from './open-requests.js'
import { areRelated, checkedBody, dottedTarget, valueAtTarget } from './request-fields.js'
import { answerRequirementOf, decisions, requirementOf, type Sentence } from './requirement.js'
import { normalizedTarget } from './targets.js'
import type { PreparedRequest, RejectedCall } from './trial.js'

/** A rejected call, and the violations that its response must report. */
type ReportingCall = RejectedCall & { deciding: readonly Violation[] }

/** Returns the findings in code, target and details of an error with the expected status. */
export function envelopeFindings(call: ReportingCall, wanted: JsonObject): NewFinding[] {
  const { body } = call.response
  const error = isObject(body) && isObject(body.error) ? body.error : undefined
  // `responseFindings` reports a missing envelope.
  if (error === undefined) return []
  const expected = wanted.error as JsonObject
  const isOffering = operationTable[call.operation].family === 'offerings'
  return isOffering ? ofOffering(call, expected, error) : ofCampaign(call, expected, error)
}

const entriesOf = ({ details }: JsonObject): JsonObject[] =>
  (Array.isArray(details) ? details : []).filter(isObject)

/** The content of campaign errors is not documented, but for that of 409. */
function ofCampaign(call: ReportingCall, expected: JsonObject, error: JsonObject): NewFinding[] {
  const { deciding, operation, response } = call
  const { status } = response
  const [first] = deciding
  if (error.code !== expected.code) {
    const code = String(expected.code)
    const stated = answerRequirementOf(operation, { status, code })
    const level = levelIf(
      stated !== undefined && first !== undefined && isAnswerStated(call, first),
    )
    return [codeFinding(call, expected, error, level, stated)]
  }
  const findings = detailFindings(call, expected, error, () => 'SHOULD')
  if (findings.length > 0 || error.target === expected.target) return findings
  return [targetFinding(call, expected, error, 'SHOULD')]
}

function ofOffering(call: ReportingCall, expected: JsonObject, error: JsonObject): NewFinding[] {
  const { deciding, operation, response } = call
  const [only] = deciding.length === 1 ? deciding : []
  const entries = entriesOf(error)
  if (only === undefined) return ofSeveral(call, expected, error)
  const codes = [only.code, ...alternativeCodes(only, call)]
  // Whether a single violation is reported at the top or in `details` is a decision. (Decision 1)
  const entry = entries.find(
    ({ code, target }) => codes.includes(code as never) && areRelated(String(target), only.target),
  )
  if (error.code === 'VALIDATION_FAILED' && entry !== undefined) {
    return entry.code === only.code ? [] : [codeFinding(call, expected, error, 'SHOULD', undefined)]
  }
  if (error.code !== only.code) {
    const isAlternative = codes.includes(error.code as never)
    const { status } = response
    const stated = answerRequirementOf(operation, { status, code: only.code })
    const isStated = stated !== undefined && !isAlternative && isAnswerStated(call, only)
    return [codeFinding(call, expected, error, levelIf(isStated), stated)]
  }
  const findings: NewFinding[] = []
  if (entries.length > 0) {
    const level = levelIf(isAnswerStated(call, only) && only.pointer !== '')
    findings.push(...detailFindings(call, expected, error, () => level))
  }
  if (findings.length === 0 && error.target !== expected.target && error.target !== undefined) {
    // The field that the server names may be around this one, or be written in another way.
    const named = dottedTarget(String(error.target))
    // The field around a locked one has others that are editable.
    const isAround = only.rule === 'offering/field-locked' && only.target.startsWith(`${named}.`)
    const isOther = only.pointer !== '' && (isAround || !areRelated(named, only.target))
    // A window has two ends; which one is wrong is not documented.
    const isOfWindow = only.rule.startsWith('offering/') && only.target.startsWith('scheduling.')
    const isNamed =
      isOther && (isMissing(only) || isAround || !isOfWindow || !isInWindow(error.target))
    const isPointer = only.pointer !== '' && !isOther && String(error.target).includes('/')
    const isWrong = isNamed || isPointer
    const isStated = isWrong && isAnswerStated(call, only)
    const finding = targetFinding(call, expected, error, levelIf(isStated))
    // One cause for all fields that pointers name.
    const notation = {
      subject: 'response/envelope',
      target: 'error.target',
      cause: 'pointer',
    } as const
    findings.push(isPointer ? { ...finding, ...notation } : finding)
  }
  return findings
}

const isInWindow = (target: unknown): boolean =>
  dottedTarget(String(target)).startsWith('scheduling')

/** Returns codes that a server may give a value of the wrong type or format. */
function alternativeCodes({ rule, target }: Violation, prepared: PreparedRequest): string[] {
  if (rule !== 'structure') return []
  const [field = ''] = target.split('.')
  const value = valueAtTarget(checkedBody(prepared), target)
  const isEmpty = value === null || value === ''
  const ofField = Object.keys(fieldOfCode).filter(
    (code) => code.startsWith('INVALID_') && fieldOfCode[code] === field,
  )
  return isEmpty ? [...ofField, 'REQUIRED_FIELD_MISSING'] : ofField
}

/**
 * Checks the report of several violations. Which of them decides code and target, and which of those
 * with a code of their own `details` lists, is not documented; that it collects all fields that
 * fail validation is.
 */
function ofSeveral(call: ReportingCall, expected: JsonObject, error: JsonObject): NewFinding[] {
  const { deciding } = call
  const isPlain = (each: Violation) =>
    each.code === 'VALIDATION_FAILED' && alternativeCodes(each, call).length === 0
  const entries = entriesOf(error)
  const alone = deciding.find(
    ({ code, target }) => error.code === code && areRelated(String(error.target), target),
  )
  const isAllPlain = deciding.every((each) => isPlain(each) && isAnswerStated(call, each))
  if (entries.length === 0 && alone !== undefined) {
    const message = `\`details\` must list all ${deciding.length} violations, but only ${quoteTarget(alone.target)} is reported.`
    return [detailsFinding(call, '', 'details-missing', levelIf(isAllPlain), message)]
  }
  if (error.code !== expected.code) {
    return [codeFinding(call, expected, error, 'SHOULD', undefined)]
  }
  // A server that lists one missing field in `details` lists all.
  const listsMissing = entries.some(isMissing)
  const isCollected = (each: Violation) => isPlain(each) || (listsMissing && isMissing(each))
  return detailFindings(call, expected, error, (each) =>
    levelIf(isCollected(each) && each.pointer !== '' && isAnswerStated(call, each)),
  )
}

const isMissing = ({ code }: { code?: unknown }): boolean => code === 'REQUIRED_FIELD_MISSING'

/** Compares the targets in `details` with the violations. */
function detailFindings(
  call: ReportingCall,
  expected: JsonObject,
  error: JsonObject,
  levelOf: (violation: Violation) => FindingLevel,
): NewFinding[] {
  const { deciding } = call
  const wantsDetails = entriesOf(expected).length > 0
  if (!wantsDetails) return []
  const listed = [...new Set(entriesOf(error).map(({ target }) => target))]
  const isListed = (violation: Violation, isExact: boolean) =>
    listed.some((target) =>
      isExact || typeof target !== 'string' || violation.target === ''
        ? target === violation.target
        : areRelated(target, violation.target),
    )
  const required = new Set<unknown>(deciding.map(({ target }) => target))
  const unrelated = listed.filter((target) => !required.has(target))
  const missing = deciding.filter((each) => !isListed(each, true))
  const levelOfMissing = (violation: Violation) =>
    isListed(violation, false) ? 'SHOULD' : levelOf(violation)
  if (missing.length === deciding.length) {
    // A target listed instead of another is one finding.
    const instead = unrelated.length === 0 ? '' : `, not ${unrelated.map(quoteTarget).join(', ')}`
    return missing.map((violation) => {
      const { target } = violation
      const entry = target === '' ? 'list an entry without a target' : `list ${quoteTarget(target)}`
      const message = `\`details\` must ${entry}${instead}.`
      const cause = instead === '' ? 'details-missing' : `details-${wordOf(call, unrelated[0])}`
      const reason = reasonOfDetails(call, levelOfMissing(violation))
      return about(call, violation, { cause, message, ...reason })
    })
  }
  const findings: NewFinding[] = []
  if (missing.length > 0) {
    const names = missing.map(({ target }) => quoteTarget(target)).join(', ')
    const message = `\`details\` must list all ${deciding.length} violations; ${names} missing.`
    const level = missing.some((each) => levelOfMissing(each) === 'MUST') ? 'MUST' : 'SHOULD'
    findings.push(detailsFinding(call, '', 'details-missing', level, message))
  }
  for (const target of unrelated) {
    const message = `\`details\` lists ${quoteTarget(target)}, which has no violation.`
    const place = typeof target === 'string' ? target : ''
    findings.push(detailsFinding(call, place, 'details-unrelated', 'SHOULD', message))
  }
  return findings
}

const wordOf = ({ operation }: RejectedCall, target: unknown): string =>
  typeof target === 'string' && target !== ''
    ? normalizedTarget(operation, dottedTarget(target))
    : 'no-target'

type About = Pick<NewFinding, 'cause' | 'message' | 'level' | 'requirement' | 'source'>

const about = (
  { trial, verdict, response }: RejectedCall,
  violation: Violation | undefined,
  { level, ...texts }: About,
): NewFinding => ({
  ...{ kind: 'answer', level: atMost(level, trial.level), ...texts },
  subject: violation?.rule ?? trial.subject,
  target: violation?.target ?? '',
  expected: formatResponse(verdict.response),
  got: formatResponse(response),
})

const codeFinding = (
  call: ReportingCall,
  expected: JsonObject,
  error: JsonObject,
  level: FindingLevel,
  stated: Sentence | undefined,
): NewFinding => {
  const [first] = call.deciding
  const decided = call.deciding.length === 1 ? decisions.undocumented : decisions.oneOrMany
  return about(call, first, {
    cause: `code-${errorCode(call.response.body) || 'none'}`,
    message: `Expected code ${expected.code}, got ${formatValue(error.code)}.`,
    ...reasonOf(level, stated, decided),
  })
}

const targetFinding = (
  call: ReportingCall,
  expected: JsonObject,
  error: JsonObject,
  level: FindingLevel,
): NewFinding => {
  const { operation, deciding } = call
  const topic = { operation, subject: 'response/envelope', target: 'error.target' } as const
  return about(call, deciding[0], {
    cause: `target-${wordOf(call, error.target)}`,
    message: `Expected target ${quoteTarget(expected.target)}, got ${quoteTarget(error.target)}.`,
    ...reasonOf(level, requirementOf(topic), decisions.target),
  })
}

const detailsFinding = (
  call: ReportingCall,
  target: string,
  cause: string,
  level: FindingLevel,
  message: string,
): NewFinding => ({
  ...about(call, undefined, { cause, message, ...reasonOfDetails(call, level) }),
  ...{ subject: 'response/details', target },
})

function reasonOfDetails({ operation }: RejectedCall, level: FindingLevel) {
  const stated = requirementOf({ operation, subject: 'response/details', words: ['all'] })
  const isOffering = operationTable[operation].family === 'offerings'
  return reasonOf(level, stated, isOffering ? decisions.oneOrMany : decisions.campaignEnvelope)
}

/** Returns the statement that a finding rests on, or the decision, which makes it SHOULD. */
const reasonOf = (level: FindingLevel, stated: Sentence | undefined, decided: string) =>
  level === 'MUST' && stated !== undefined
    ? { level, requirement: stated.text, source: stated.section }
    : { level: 'SHOULD' as const, requirement: decided, source: 'Errors' }
