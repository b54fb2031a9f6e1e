import { identifiersByChannel } from '../../../generated/tables.js'
import { asList, asObject, type JsonObject, own } from '../base/json.js'
import { listed, quoted } from '../base/text.js'
import { isEmail } from '../formats/email.js'
import { isE164, isTemplate } from '../formats/patterns.js'
import {
  type Channel,
  channelNeedsFact,
  channelOf,
  isChannel,
  isDraftTest,
  isInlineTest,
} from './channel.js'
import { collect } from './primitives.js'
import {
  type BodyContext,
  type BodyRule,
  type RuleContext,
  unchecked,
  valid,
  violation,
} from './rule.js'
import { isEmailTest, testPartsOf } from './test-parts.js'

const metaOf = ({ body }: BodyContext): JsonObject | undefined => asObject(body.test_campaign_meta)

const inMeta = (field: string) => ['test_campaign_meta', field]

/** Returns whether a value is an identifier of the channel. */
const isOf = (channel: Channel, identifier: string, { names }: RuleContext): boolean =>
  identifier === names.gaid
    ? identifiers[channel].has(contractGaid)
    : identifier !== contractGaid && identifiers[channel].has(identifier)

/** The name in the contract, which an option replaces. */
const contractGaid = 'SVC_GAID'

const identifiers: Readonly<Record<Channel, ReadonlySet<string>>> = {
  PUSH: new Set(identifiersByChannel.PUSH),
  EMAIL: new Set(identifiersByChannel.EMAIL),
}

export const identifierChannel: BodyRule = (context) => {
  const identifier = metaOf(context)?.identifier as string
  const everywhere = isOf('PUSH', identifier, context) === isOf('EMAIL', identifier, context)
  if (everywhere) return valid
  if (channelNeedsFact(context)) return unchecked
  const channel = channelOfDraft(context) ?? channelOf(context)
  if (channel === undefined || isOf(channel, identifier, context)) return valid
  return violation(inMeta('identifier'), identifierMessage(identifier, channel))
}

/** Returns the channel of a draft; another one in the body has a violation of its own. */
function channelOfDraft(context: BodyContext): Channel | undefined {
  const channel = isDraftTest(context) ? context.facts.campaign?.channel : undefined
  return isChannel(channel) ? channel : undefined
}

/** Identifiers of the two channels with the same meaning. */
const counterparts = [
  ['USER_ATTRIBUTE_UNIQUE_ID', 'ID'],
  ['USER_ATTRIBUTE_USER_EMAIL', 'EMAIL'],
  ['USER_ATTRIBUTE_USER_MOBILE', 'MOBILE_NUMBER'],
]

function identifierMessage(identifier: string, channel: Channel): string {
  const pair = counterparts.find((names) => names.includes(identifier))
  const meant = pair?.find((name) => name !== identifier)
  return meant === undefined
    ? `Not an identifier for ${quoted(channel)}. Use, for example, ${listed(identifiersByChannel[channel].slice(0, 3))}.`
    : `Not an identifier for ${quoted(channel)}. Use ${quoted(meant)} instead.`
}

interface ValueFormat {
  isValid: (value: string) => boolean
  message: string
}

const mobile: ValueFormat = {
  isValid: isE164,
  message: 'Not a mobile number in E.164 format, such as +4915112345678.',
}
const email: ValueFormat = {
  isValid: isEmail,
  message: 'Not an e-mail address, such as name@example.com.',
}

/** Returns the format of the values of an identifier, if it is known. */
function valueFormatOf(identifier: unknown): ValueFormat | undefined {
  switch (identifier) {
    case 'USER_ATTRIBUTE_USER_MOBILE':
    case 'MOBILE_NUMBER':
      return mobile
    case 'USER_ATTRIBUTE_USER_EMAIL':
    case 'EMAIL':
      return email
    default:
      return undefined
  }
}

export const identifierValueFormat: BodyRule = (context) => {
  const meta = metaOf(context) ?? {}
  const values = asList(meta.identifier_values)
  const format = valueFormatOf(meta.identifier)
  if (format === undefined || values === undefined) return valid
  const { isValid, message } = format
  return collect(values, (value, index) =>
    typeof value !== 'string' || isValid(value) || isTemplate(value)
      ? valid
      : violation([...inMeta('identifier_values'), index], message),
  )
}

export const platformDraftOnly: BodyRule = (context) =>
  isInlineTest(context) && metaOf(context)?.platform !== undefined
    ? violation(
        inMeta('platform'),
        'Only allowed with `draft_id`; an inline test uses `basic_details.platforms`, or the platforms of its content.',
      )
    : valid

/** The fields of `test_campaign_meta` that narrow a test, with the names that they can have. */
const narrowing = [
  ['variation', 'variation', 'variations'],
  ['locale_name', 'locale', 'locales'],
  ['platform', 'platform', 'platforms'],
] as const

/** Requires the locale, variation and platform of a narrowed test to exist. */
export const narrowingUnknown: BodyRule = (context) => {
  const { body, facts } = context
  const meta = metaOf(context)
  const draft = isDraftTest(context)
  const campaign = draft ? facts.campaign : body
  // `test/draft-unknown` reports a draft that does not exist.
  if (meta === undefined || campaign === null) return valid
  const fields = narrowing.filter(
    ([field]) => isNarrowedBy(meta, field) && (draft || field !== 'platform'),
  )
  // Stryker disable next-line ConditionalExpression: without a field there are no violations either way
  if (fields.length === 0) return valid
  const parts = testPartsOf(campaign, body)
  const violations = fields.flatMap(([field, word, part]) => {
    if (parts[part]?.includes(own(meta, field) as string) !== false) return []
    const message =
      field === 'platform' && isEmailTest(parts)
        ? 'Should be left out: an e-mail has no platforms.'
        : `The ${draft ? 'draft' : 'content'} has no such ${word}, so nothing would be sent.`
    return violation(inMeta(field), message)
  })
  const isUnknown = draft && fields.some(([, , part]) => parts[part] === undefined)
  return violations.length === 0 && isUnknown ? unchecked : violations
}

/** Returns whether a test is narrowed by a field; an empty name narrows nothing. */
const isNarrowedBy = (meta: JsonObject, field: string): boolean => {
  const name = own(meta, field)
  return typeof name === 'string' && name !== ''
}
