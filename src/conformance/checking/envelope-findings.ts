import { operationTable } from '../../../generated/operations.js'
import { asList, isObject, type JsonObject } from '../../core/base/json.js'
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

/** A rejected call, the violations that its response must report, and the expected and received error. */
interface ReportingCall extends RejectedCall {
  deciding: readonly Violation[]
  wanted: JsonObject
  error: JsonObject
}

/** Returns the findings in code, target and details of an error with the expected status. */
export function envelopeFindings(
  rejected: RejectedCall,
  deciding: readonly Violation[],
): NewFinding[] {
  const { body } = rejected.response
  const written = isObject(body) && isObject(body.error) ? body.error : undefined
  // `responseFindings` reports a missing envelope.
  if (written === undefined) return []
  const wanted = rejected.verdict.response.body.error as unknown as JsonObject
  const expected = new Set([wanted, ...entriesOf(wanted)].map(({ target }) => String(target)))
  const withDots = (each: JsonObject): JsonObject => {
    if (typeof each.target !== 'string' || expected.has(each.target)) return each
    const target = dottedTarget(each.target)
    const [full, ...others] = [...expected].filter((name) => name.endsWith(`.${target}`))
    return { ...each, target: others.length === 0 ? (full ?? target) : target }
  }
  const entries = asList(written.details)?.map((each) => (isObject(each) ? withDots(each) : each))
  const error = { ...withDots(written), ...(entries && { details: entries }) }
  const call = { ...rejected, deciding, wanted, error }
  return [...notationFindings(call, written), ...contentFindings(call)]
}

function contentFindings(call: ReportingCall): NewFinding[] {
  if (!isOfOffering(call)) return ofCampaign(call)
  const [first, ...others] = call.deciding
  return first === undefined || others.length > 0 ? ofSeveral(call) : ofOffering(call, first)
}

/** Reports another notation of the fields of a body as one finding, whatever fields it names. */
function notationFindings(call: ReportingCall, written: JsonObject): NewFinding[] {
  const field = call.deciding.find(({ pointer = '' }) => pointer !== '')
  const all = [written, ...entriesOf(written)]
  const dotted = [call.error, ...entriesOf(call.error)]
  const at = all.findIndex(({ target }, index) => target !== dotted[index]?.target)
  const error = all[at]
  const wanted = dotted[at]
  if (field === undefined || error === undefined || wanted === undefined) return []
  const isPointer = String(error.target).includes('/')
  const isShort = !isPointer && dottedTarget(String(error.target)) !== wanted.target
  // The notation in `details` is not documented.
  const isOfTop = (isPointer || isShort) && at === 0 && isOfOffering(call)
  const isStated = isOfTop && isAnswerStated(call, field)
  return [
    {
      ...targetFinding({ ...call, wanted, error }, levelIf(isStated)),
      subject: 'response/envelope',
      target: 'error.target',
      cause: isPointer ? 'pointer' : isShort ? 'short' : 'notation',
    },
  ]
}

const isOfOffering = ({ operation }: RejectedCall): boolean =>
  operationTable[operation].family === 'offerings'

const entriesOf = ({ details }: JsonObject): JsonObject[] =>
  (Array.isArray(details) ? details : []).filter(isObject)

/** The content of campaign errors is not documented, but for that of 409. */
function ofCampaign(call: ReportingCall): NewFinding[] {
  const { deciding, wanted, error } = call
  const [first] = deciding
  if (error.code !== wanted.code) {
    const isStated = first !== undefined && isAnswerStated(call, first)
    return [codeFinding(call, isStated, String(wanted.code))]
  }
  const findings = detailFindings(call, () => 'SHOULD')
  if (findings.length > 0 || error.target === wanted.target) return findings
  return [targetFinding(call, 'SHOULD')]
}

function ofOffering(call: ReportingCall, only: Violation): NewFinding[] {
  const { wanted, error } = call
  const entries = entriesOf(error)
  const codes = [only.code, ...alternativeCodes(only, call)]
  // Whether a single violation is reported at the top or in `details` is a decision. (Decision 1)
  const entry = entries.find(
    ({ code, target }) => codes.includes(code as never) && areRelated(String(target), only.target),
  )
  if (error.code === 'VALIDATION_FAILED' && entry !== undefined) {
    return entry.code === only.code ? [] : [codeFinding(call, false)]
  }
  if (error.code !== only.code) {
    const isStated = !codes.includes(error.code as never) && isAnswerStated(call, only)
    return [codeFinding(call, isStated, only.code)]
  }
  if (entries.length > 0) {
    const level = levelIf(isAnswerStated(call, only) && only.pointer !== '')
    const findings = detailFindings(call, () => level)
    if (findings.length > 0) return findings
  }
  if (error.target === wanted.target || error.target === undefined) return []
  // The field that the server names may be around this one.
  const named = String(error.target)
  // The field around a locked one has others that are editable.
  const isAround = only.rule === 'offering/field-locked' && only.target.startsWith(`${named}.`)
  const isOther = only.pointer !== '' && (isAround || !areRelated(named, only.target))
  // A window has two ends; which one is wrong is not documented.
  const isOfWindow = only.rule.startsWith('offering/') && only.target.startsWith('scheduling.')
  const isInWindow = named.startsWith('scheduling')
  const isNamed = isOther && (isMissing(only) || isAround || !isOfWindow || !isInWindow)
  return [targetFinding(call, levelIf(isNamed && isAnswerStated(call, only)))]
}

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
function ofSeveral(call: ReportingCall): NewFinding[] {
  const { deciding, wanted, error } = call
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
  if (error.code !== wanted.code) return [codeFinding(call, false)]
  // A server that lists one missing field in `details` lists all.
  const listsMissing = entries.some(isMissing)
  const isCollected = (each: Violation) => isPlain(each) || (listsMissing && isMissing(each))
  return detailFindings(call, (each) =>
    levelIf(isCollected(each) && each.pointer !== '' && isAnswerStated(call, each)),
  )
}

const isMissing = ({ code }: { code?: unknown }): boolean => code === 'REQUIRED_FIELD_MISSING'

function detailFindings(
  call: ReportingCall,
  levelOf: (violation: Violation) => FindingLevel,
): NewFinding[] {
  const { deciding, wanted, error } = call
  if (entriesOf(wanted).length === 0) return []
  const listed = [...new Set(entriesOf(error).map(({ target }) => target))]
  const required = new Set<unknown>(deciding.map(({ target }) => target))
  const unrelated = listed.filter((target) => !required.has(target))
  const missing = deciding.filter(({ target }) => !listed.includes(target))
  const levelOfMissing = (violation: Violation) => {
    const isNear = (target: unknown) =>
      typeof target === 'string' && violation.target !== '' && areRelated(target, violation.target)
    return listed.some(isNear) ? 'SHOULD' : levelOf(violation)
  }
  if (missing.length === deciding.length) {
    // A target listed instead of another is one finding.
    const instead = unrelated.length === 0 ? '' : `, not ${unrelated.map(quoteTarget).join(', ')}`
    const cause = instead === '' ? 'details-missing' : `details-${wordOf(call, unrelated[0])}`
    return missing.map((violation) => {
      const { target } = violation
      const entry = target === '' ? 'list an entry without a target' : `list ${quoteTarget(target)}`
      const message = `\`details\` must ${entry}${instead}.`
      return about(call, violation, {
        cause,
        message,
        ...ofDetails(call, levelOfMissing(violation)),
      })
    })
  }
  const findings = unrelated.map((target) => {
    const message = `\`details\` lists ${quoteTarget(target)}, which has no violation.`
    const place = typeof target === 'string' ? target : ''
    return detailsFinding(call, place, 'details-unrelated', 'SHOULD', message)
  })
  if (missing.length === 0) return findings
  const names = missing.map(({ target }) => quoteTarget(target)).join(', ')
  const message = `\`details\` must list all ${deciding.length} violations; ${names} missing.`
  const level = levelIf(missing.some((each) => levelOfMissing(each) === 'MUST'))
  return [detailsFinding(call, '', 'details-missing', level, message), ...findings]
}

const wordOf = ({ operation }: RejectedCall, target: unknown): string =>
  typeof target === 'string' && target !== '' ? normalizedTarget(operation, target) : 'no-target'

type About = Pick<NewFinding, 'cause' | 'message' | 'level' | 'requirement' | 'source'>

const about = (
  { trial, verdict, response }: RejectedCall,
  violation: Violation | undefined,
  { level, ...texts }: About,
): NewFinding => ({
  kind: 'answer',
  level: atMost(level, trial.level),
  ...texts,
  subject: violation?.rule ?? trial.subject,
  target: violation?.target ?? '',
  expected: formatResponse(verdict.response),
  got: formatResponse(response),
})

/** Returns a finding about the code; MUST if it is stated for the response. */
function codeFinding(call: ReportingCall, isStated: boolean, code = ''): NewFinding {
  const { operation, deciding, wanted, error, response } = call
  const { status } = response
  const stated = isStated ? answerRequirementOf(operation, { status, code }) : undefined
  const decided = deciding.length === 1 ? decisions.undocumented : decisions.oneOrMany
  return about(call, deciding[0], {
    cause: `code-${errorCode(response.body) || 'none'}`,
    message: `Expected code ${wanted.code}, got ${formatValue(error.code)}.`,
    ...reasonOf('MUST', stated, decided),
  })
}

function targetFinding(call: ReportingCall, level: FindingLevel): NewFinding {
  const { operation, deciding, wanted, error } = call
  const topic = { operation, subject: 'response/envelope', target: 'error.target' } as const
  return about(call, deciding[0], {
    cause: `target-${wordOf(call, error.target)}`,
    message: `Expected target ${quoteTarget(wanted.target)}, got ${quoteTarget(error.target)}.`,
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
  ...about(call, undefined, { cause, message, ...ofDetails(call, level) }),
  subject: 'response/details',
  target,
})

function ofDetails(call: RejectedCall, level: FindingLevel) {
  const { operation } = call
  const stated = requirementOf({ operation, subject: 'response/details', words: ['all'] })
  const decided = isOfOffering(call) ? decisions.oneOrMany : decisions.campaignEnvelope
  return reasonOf(level, stated, decided)
}

/** Returns the statement that a finding rests on, or the decision, which makes it SHOULD. */
const reasonOf = (level: FindingLevel, stated: Sentence | undefined, decided: string) =>
  level === 'MUST' && stated !== undefined
    ? { level, requirement: stated.text, source: stated.section }
    : { level: 'SHOULD' as const, requirement: decided, source: 'Errors' }
