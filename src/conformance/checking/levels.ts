import { operationTable } from '../../../generated/operations.js'
import { isObject } from '../../core/base/json.js'
import type { FindingLevel, OperationName, Violation } from '../../core/index.js'
import { credentialsForm, header } from './cause.js'
import { isOpenViolation } from './open-violations.js'
import { hasOffset } from './plain-values.js'
import { areRelated, checkedBody, lockedFieldsOf, valueAtTarget } from './request-fields.js'
import { descriptionOf, requirementOf } from './requirement.js'
import type { AnsweredCall, PreparedRequest } from './trial.js'

export const atMost = (...levels: readonly FindingLevel[]): FindingLevel =>
  levels.includes('SHOULD') ? 'SHOULD' : 'MUST'

export const levelIf = (isStated: boolean): FindingLevel => (isStated ? 'MUST' : 'SHOULD')

/** Returns whether the API description states that a request with this violation is invalid. */
export function isStatedInvalid(call: AnsweredCall, violation: Violation): boolean {
  const { operation } = call
  const { id, subject, level } = call.trial
  const { assumed, isAnswerAssumed = false } = descriptionOf(operation, violation.rule) ?? {}
  const isOfTrial = violation.rule === subject
  if (isUnauthenticated(call, violation)) return true
  if (requiredFieldOf(operation, violation) !== undefined) return true
  // A case knows whether the description states the part of the rule that it is about.
  const isStated = isOfTrial && level === 'MUST'
  const isDecided = isOfTrial && level === 'SHOULD' && !id.startsWith('generated ')
  if (isDecided && !isAnswerAssumed) return false
  if (!isStated && assumed !== undefined && !isAnswerAssumed) return false
  return isRequired(call, violation) && !isOpenViolation(call, violation)
}

/**
 * Returns whether credentials are missing or invalid by any reading: 401 is stated for all operations,
 * though in offerings not the code. Whether a repeated call needs them is not.
 */
export function isUnauthenticated(prepared: PreparedRequest, { rule }: Violation): boolean {
  const { request, facts } = prepared
  if (request.method === 'HEAD' || facts.idempotency != null) return false
  if (rule === 'auth/credentials-rejected') return true
  const form = credentialsForm(header(prepared, 'authorization'))
  return rule === 'auth/credentials-malformed' && (form === 'absent' || form === 'other-scheme')
}

/** A field that the body of an operation always has. */
const requiredFields: { readonly [Name in OperationName]?: string } = {
  testCampaign: 'test_campaign_meta',
  createCampaign: 'channel',
  changeCampaignStatus: 'action',
  createOffering: 'name',
}

/** Returns a required field that a missing body lacks, as does one that is no object. */
export const requiredFieldOf = (
  operation: OperationName,
  { rule }: Violation,
): string | undefined =>
  rule === 'body/missing' || rule === 'body/not-object' ? requiredFields[operation] : undefined

/** Returns whether the description also states the response to this violation. */
export function isAnswerStated(call: AnsweredCall, violation: Violation): boolean {
  const { operation, trial } = call
  if (trial.level === 'SHOULD' || !isStatedInvalid(call, violation)) return false
  // A tag of another type is as well an invalid field as an unknown tag.
  const isOtherType =
    violation.rule === 'offering/tag-unknown' &&
    typeof valueAtTarget(checkedBody(call), violation.target) !== 'string'
  if (isOtherType || isOfLockedField(call, violation)) return false
  // A server that accepts no offsets rejects them before it compares.
  if (violation.code === 'INVALID_SCHEDULING' && hasOffsets(call)) return false
  const isOfTrial = violation.rule === trial.subject
  const isAssumed = descriptionOf(operation, violation.rule)?.assumed !== undefined
  return isOfTrial || !isAssumed
}

const hasOffsets = ({ input: { body } }: PreparedRequest): boolean =>
  isObject(body) && isObject(body.scheduling) && Object.values(body.scheduling).some(hasOffset)

/** Returns whether a violation is in a locked field: that it is locked is as good a reason to reject it. */
const isOfLockedField = (prepared: PreparedRequest, { rule, target }: Violation): boolean =>
  prepared.operation === 'updateOffering' &&
  rule !== 'offering/field-locked' &&
  lockedFieldsOf(prepared).some((field) => areRelated(field, target))

const isRequired = (
  { operation }: PreparedRequest,
  { rule: subject, target, keyword }: Violation,
): boolean => requirementOf({ operation, subject, target, keyword }) !== undefined

/** Returns whether the description lists a status among the responses of an operation. */
export const isStatusStated = (operation: OperationName, status: number): boolean => {
  const { statuses, assumedStatuses } = operationTable[operation]
  return (
    (statuses as readonly string[]).includes(String(status)) &&
    !(assumedStatuses as readonly string[]).includes(String(status))
  )
}
