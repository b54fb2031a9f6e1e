import { isGivenId, isObject, objectAt } from '../../core/base/json.js'
import type { Violation } from '../../core/index.js'
import { isFlat, messagesIn } from '../../core/rules/content.js'
import { credentialsForm, header } from './cause.js'
import { isListedOpen } from './open-parts.js'
import { isMalformed } from './plain-values.js'
import { checkedBody, fieldsOf, formatsOf, valueAtTarget } from './request-fields.js'
import type { AnsweredCall, PreparedRequest } from './trial.js'

/** Returns whether the API description leaves open if a violation makes this request invalid. */
export function isOpenViolation(call: AnsweredCall, violation: Violation): boolean {
  const { rule } = violation
  const isOpen = byRule[rule] ?? byRule[`${rule.split('/')[0]}/*`]
  return (
    isListedOpen(call.operation, violation) ||
    isOpen?.(call, violation) === true ||
    isOfDraft(call, violation) ||
    isOfUnusedPart(call, violation) ||
    isOfMixedContent(call, violation)
  )
}

type IsOpen = (call: AnsweredCall, violation: Violation) => boolean

const byRule: Readonly<Record<string, IsOpen>> = {
  structure: isOpenStructure,
  'auth/credentials-malformed': (prepared) => areReadable(header(prepared, 'authorization') ?? ''),
  // Whether a repeated call needs them is not documented.
  'auth/permission-missing': ({ facts }) => facts.idempotency != null,
  'content/flat-shape-not-allowed': isOfUnknownNumber,
  // A server may read the right one of two messages.
  'content/channel-mismatch': (call, { target }) => {
    const around = valueAtTarget(checkedBody(call), target.replace(/\.[^.]+$/, ''))
    return isObject(around) && around.push !== undefined && around.email !== undefined
  },
  // "Such as `variation_1`" does not say which numbers there are.
  'variation/key-format': (_, { target }) => /\.variation_\d+$/.test(target),
  'delivery/*': (call) => call.operation === 'updateCampaign' && isOfImpossibleCampaign(call),
  // A resource that has the malformed id cannot be, so that its response is not documented.
  'params/*': ({ facts, operation }) =>
    isObject(operation === 'updateOffering' ? facts.offering : facts.campaign),
}

/**
 * Returns whether a server may read malformed credentials: whether their parts may be empty is not
 * documented, and many decoders of Base64 ignore other characters.
 */
function areReadable(authorization: string): boolean {
  const form = credentialsForm(authorization)
  const [, encoded = ''] = authorization.split(' ')
  const isLenient = form === 'not-base64' && Buffer.from(encoded, 'base64').includes(':')
  return isLenient || form.startsWith('empty-')
}

/** Rules about the call, not about the draft that it validates. */
const ofCall = /^(auth|params|request-id|http|body|campaign|idempotency|rate-limit)\//

/** Returns whether a violation is one of a validated draft: the response to it is not documented. */
const isOfDraft: IsOpen = ({ operation }, { rule }) =>
  operation === 'validateCampaign' && !ofCall.test(rule)

/** Parts of a test that a saved draft replaces. */
const inlineParts = /^(basic_details|connector|campaign_content)(\.|$)/

/** Returns whether a violation is in a part of a test that a server may ignore for a draft. */
const isOfUnusedPart: IsOpen = ({ operation, input: { body } }, { rule, target }) =>
  operation === 'testCampaign' &&
  isObject(body) &&
  body.draft_id !== undefined &&
  !rule.startsWith('test/') &&
  inlineParts.test(target)

/** Returns whether only variations whose number is not given forbid flat content. */
function isOfUnknownNumber(prepared: PreparedRequest): boolean {
  const { campaign_content: content } = checkedBody(prepared)
  if (!isObject(content) || !isObject(content.variation_details)) return false
  const { locales = [], variation_details: details } = content
  return details.no_of_variations === undefined && Array.isArray(locales) && locales.length === 0
}

/** Returns whether the stored campaign is one that no call can create, such as content of another channel. */
export function isOfImpossibleCampaign({ facts: { campaign }, contract }: AnsweredCall): boolean {
  if (!isObject(campaign)) return false
  const { id: _id, status: _status, ...body } = campaign
  const verdict = contract.check('createCampaign', { body })
  return !verdict.ok && verdict.violations.some(({ rule }) => ofCreation.test(rule))
}

const ofCreation = /^(content\/channel-|delivery\/channel-|create\/)/

/**
 * Returns whether a violation is in content that is flat and keyed at once, of which a server may read
 * only one.
 */
const isOfMixedContent: IsOpen = (call, { target }) => {
  const content = objectAt(checkedBody(call), ['campaign_content', 'content'])
  return (
    target.startsWith('campaign_content.content.') &&
    content !== undefined &&
    isFlat(content) &&
    messagesIn(content).length > 1
  )
}

/** Returns the call that would create the campaign, with what is stored and what the body changes. */
const ofStored = (prepared: PreparedRequest): PreparedRequest => ({
  ...prepared,
  operation: 'createCampaign',
  input: { ...prepared.input, body: checkedBody(prepared) },
})

/** Returns whether the body of an update, or of a test of a draft, may lack a field. */
const isOptional = ({ operation, input: { body } }: PreparedRequest, target: string): boolean =>
  (operation === 'updateCampaign' && !target.includes('.')) ||
  (operation === 'testCampaign' &&
    target === 'channel' &&
    isObject(body) &&
    isGivenId(body.draft_id))

function isOpenStructure(prepared: PreparedRequest, { target, keyword }: Violation): boolean {
  const value = valueAtTarget(checkedBody(prepared), target)
  const fieldIn = (request: PreparedRequest) =>
    fieldsOf(request).find((each) => each.target === target)
  const field = fieldIn(prepared) ?? fieldIn(ofStored(prepared))
  // Whether null means absent is not documented; what is required is not absent.
  if (value === null) return field?.isRequired !== true || isOptional(prepared, target)
  if (keyword !== 'format' && keyword !== 'anyOf' && keyword !== 'pattern') return false
  const formats = field === undefined ? [] : formatsOf(field.node)
  return typeof value === 'string' && formats.some((format) => !isMalformed(format, value))
}
