import { asObject, isObject, type JsonObject } from '../../core/base/json.js'
import { isFlat } from '../../core/rules/content.js'
import type { ReceivedResponse } from '../report/exchange.js'
import { conditionalFields, fieldsThatMayBeRequired, settledFields } from './open-parts.js'
import { isOfNoPart } from './open-responses.js'
import { isOfImpossibleCampaign } from './open-violations.js'
import { hasOffset, isPlain, isUnusual } from './plain-values.js'
import {
  areRelated,
  checkedBody,
  fieldsOf,
  formatsOf,
  isUntyped,
  lockedFieldsOf,
  type RequestField,
  statusOfOffering,
  valueAtTarget,
} from './request-fields.js'
import { errorIn, targetsIn } from './targets.js'
import type { AcceptedCall, PreparedRequest } from './trial.js'

/**
 * Returns whether a server may reject a request that the contract accepts, because nothing in the API
 * description says that it is valid: a state, or a value whose shape is not documented.
 */
export function mayBeRefused(call: AcceptedCall): boolean {
  const { operation, verdict, response } = call
  if (verdict.warnings.length > 0) return true
  const { status } = response
  if (status === 413 || status === 414 || status === 431) return true
  // What a list says about an id of no offering is not documented.
  if (status === 404 && operation === 'listOfferings') return true
  if (![400, 403, 409, 422].includes(status)) return false
  return (
    isOpenState(call, response) ||
    isOpenShape(call, response) ||
    (operation === 'testCampaign' && isOfImpossibleCampaign(call)) ||
    isOfOtherDelivery(call, response) ||
    isOpenValue(call, response)
  )
}

/** Codes that depend on no value of the body: of a locked field, and of the idempotency key. */
const codesOfNoValue: ReadonlySet<unknown> = new Set([
  'IMMUTABLE_FIELD',
  'DUPLICATE_IDEMPOTENCY_KEY',
  'IDEMPOTENCY_CONFLICT',
])

/** Returns whether the description leaves open if the operation is possible in this state. */
export function isOpenState(prepared: PreparedRequest, response: ReceivedResponse): boolean {
  const { operation, input, facts } = prepared
  const body = isObject(input.body) ? input.body : {}
  const { campaign } = facts
  const stored = isObject(campaign) ? campaign : {}
  const settled = settledFields(operation)
  if (settled !== undefined && !names(response, settled)) return true
  switch (operation) {
    case 'updateCampaign':
      return (
        (body.status !== undefined &&
          !namesOnly(response, (target) => isUnrequired(target, prepared))) ||
        stored.status !== 'DRAFT' ||
        // Whether an update may change them is not documented.
        isOther(body.channel, stored.channel) ||
        isOther(body.campaign_delivery_type, stored.campaign_delivery_type)
      )
    // Neither the other states are documented, nor which of them an action needs. The sandbox, which is
    // the model of a walk, keeps the last action that was accepted.
    case 'changeCampaignStatus':
      return stored.status !== 'ACTIVE' || body.action === 'RESUME' || 'last_action' in stored
    // Whether a draft has executions is not documented.
    case 'listCampaignExecutions':
      return stored.status === 'DRAFT'
    case 'testCampaign':
      return (
        body.draft_id !== undefined &&
        !namesOnly(response, (target) => ofNoDraft.test(target)) &&
        (!isObject(stored.campaign_content) || isOfNoPart(body, stored))
      )
    case 'updateOffering': {
      const status = statusOfOffering(prepared)
      if (status !== 'scheduled' && status !== 'active') return true
      const { code } = errorIn(response)
      // Whether a locked field may be sent unchanged is not documented; which are editable is.
      const named = targetsIn(response)
      const isMeant = (field: string) =>
        named.length === 0 || named.some((target) => areRelated(target, field))
      return code === 'IMMUTABLE_FIELD' && lockedFieldsOf(prepared).some(isMeant)
    }
    default:
      return false
  }
}

/** Returns whether a rejection names one of the fields, or one in it. */
const names = (response: ReceivedResponse, fields: readonly string[]): boolean =>
  targetsIn(response).some((target) => fields.some((field) => isIn(target, field)))

const isIn = (target: string, field: string): boolean =>
  `${target}.`.toLowerCase().startsWith(`${field}.`.toLowerCase())

/** Returns whether flat content, which is for a campaign without variations, was rejected beside them. */
function isOpenShape(prepared: PreparedRequest, response: ReceivedResponse): boolean {
  const { campaign_content: whole } = checkedBody(prepared)
  if (!isObject(whole) || whole.variation_details === undefined) return false
  return (
    isFlat(asObject(whole.content) ?? {}) &&
    (targetsIn(response).length === 0 || names(response, ['campaign_content']))
  )
}

/** Details that the description requires for one delivery type, without a word about the others. */
const typeOfDetail: Readonly<Record<string, string>> = {
  'basic_details.business_event': 'BUSINESS_EVENT_TRIGGERED',
  'basic_details.geofences': 'LOCATION_TRIGGERED',
  'basic_details.broadcast_live_activity_id': 'BROADCAST_LIVE_ACTIVITY',
}

function isOfOtherDelivery(prepared: PreparedRequest, response: ReceivedResponse): boolean {
  const { campaign_delivery_type: type } = checkedBody(prepared)
  return targetsIn(response).some((target) => (typeOfDetail[target] ?? type) !== type)
}

/** Parts of a test whose validity depends on no stored draft. */
const ofNoDraft = /^(test_campaign_meta\.identifier_values|personalization_details)(\.|$)/

/** Returns whether a response names targets, all of them of a kind. */
function namesOnly(response: ReceivedResponse, isOfKind: (target: string) => boolean): boolean {
  const named = targetsIn(response)
  return named.length > 0 && named.every(isOfKind)
}

/** Returns whether the description requires a field under a condition only, or if another is missing. */
const isUnrequired = (target: string, prepared: PreparedRequest): boolean =>
  (conditionalFields.has(target.split('.').at(-1)) && !isOfUnshownSettings(target)) ||
  isReplaced(target, prepared)

/** Returns whether a target is one of the advanced settings whose fields are not shown. */
const isOfUnshownSettings = (target: string): boolean => /\.(ios|web)\.advanced\./.test(target)

const isOther = (submitted: unknown, stored: unknown): boolean =>
  submitted !== undefined && submitted !== stored

/**
 * Returns whether the server may have rejected a value that is not documented to be valid: that of
 * the field that it names or, if it names none, any in the body.
 */
function isOpenValue(prepared: PreparedRequest, response: ReceivedResponse): boolean {
  const { code } = errorIn(response)
  if (codesOfNoValue.has(code)) return false
  const [root, ...fields] = fieldsOf(prepared)
  const ofCode = typeof code === 'string' ? fieldOfCode[code] : undefined
  const named = targetsIn(response).concat(ofCode ?? [])
  if (named.some((name) => lacksListed(name, prepared))) return true
  // Content is "added later in update calls": whether a create call may have it is not documented.
  if (prepared.operation === 'createCampaign' && named.includes('campaign_content')) return true
  const meant = fields.filter(({ target }) =>
    named.some((name) => name === target || target.startsWith(`${name}.`)),
  )
  const first = named.find((name) => name !== '' && /^[a-z]/.test(name))
  // The server names a field that the body does not have: one that the description lists as optional,
  // or one that it may require.
  if (meant.length === 0 && first !== undefined) {
    // The server rejects the resource of the path, not a value.
    if (Object.hasOwn(prepared.input.params ?? {}, first)) return false
    if (isUnrequired(first, prepared)) return false
    if (isOfInlineEmail(first, prepared)) return false
    const [name = '', inner, ...deeper] = first.split('.')
    const holder = inner === undefined ? root : fields.find(({ target }) => target === name)
    return deeper.length > 0 || !Object.hasOwn(holder?.node.properties ?? {}, inner ?? name)
  }
  const considered = meant.length > 0 ? meant : fields
  const isOfSchedule = code === 'INVALID_SCHEDULING'
  return considered.some(
    (field) => isOpenField(field, prepared) || (!isOfSchedule && isWithOffset(field)),
  )
}

const isWithOffset = ({ target, value }: RequestField): boolean =>
  target.startsWith('scheduling.') && hasOffset(value)

/** Returns whether a target is or holds a field that the body lacks, and a server may require. */
const lacksListed = (target: string, prepared: PreparedRequest): boolean =>
  fieldsThatMayBeRequired(prepared.operation).some(
    (field) =>
      areRelated(field, target) && valueAtTarget(checkedBody(prepared), field) === undefined,
  )

/** Fields that the given one makes unnecessary. */
const replacedBy: Readonly<Record<string, readonly string[]>> = {
  custom_template_id: ['subject', 'preview_text', 'sender_name', 'html_content'],
  html_content: ['custom_template_id'],
}

/** Returns whether only inline tests of e-mails require the field. (Email basic details) */
const isOfInlineEmail = (target: string, { operation, input, facts }: PreparedRequest): boolean => {
  const { channel, draft_id: draftId } = isObject(input.body) ? input.body : ({} as JsonObject)
  const isInline = operation === 'testCampaign' && draftId === undefined
  const isEmail = (channel ?? facts.campaign?.channel) === 'EMAIL'
  return isEmail && !isInline && /^basic_details\.(name|content_type|user_\w+)$/.test(target)
}

/** Returns whether the message of an e-mail has another field that makes the missing one unnecessary. */
function isReplaced(target: string, prepared: PreparedRequest): boolean {
  const [field = '', ...around] = target.split('.').reverse()
  const message = valueAtTarget(checkedBody(prepared), around.reverse().join('.'))
  return (
    around.at(-1) === 'email' &&
    isObject(message) &&
    Object.entries(replacedBy).some(
      ([name, replaced]) => replaced.includes(field) && isPlainText(message[name]),
    )
  )
}

const isPlainText = (value: unknown): boolean => typeof value === 'string' && value !== ''

/** The field of an offering that a code is about. */
export const fieldOfCode: Readonly<Record<string, string>> = {
  INVALID_OFFER_NAME: 'name',
  DUPLICATE_OFFER_NAME: 'name',
  INVALID_TAG_ID: 'tags',
  INVALID_SCHEDULING: 'scheduling',
}

function isOpenField(field: RequestField, { facts }: PreparedRequest): boolean {
  const { value, node, target } = field
  // "HTML allowed" and "attribute name to override value", though the types are not shown.
  const isText = /\.android\.basic_details\.message$|^personalization_details\.\w+\./.test(target)
  if (isText && typeof value === 'string') {
    return isUnusual(value)
  }
  if (isUntyped(field) || isUnusual(value)) return true
  if (typeof value !== 'string') return false
  if (formatsOf(node).some((format) => !isPlain(format, value))) return true
  if (!target.startsWith('scheduling.')) return false
  // Whether a datetime at the current time is in the past is not documented.
  const { now = new Date() } = facts
  return !isPlain('date-time', value) || Math.abs(Date.parse(value) - now.getTime()) < 60_000
}
