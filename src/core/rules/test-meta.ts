import { identifiersByChannel } from '../../../generated/tables.js'
import { asObject, type JsonObject, own } from '../base/json.js'
import { listed, quoted } from '../base/text.js'
import { contractGaid, testedChannel } from '../engine/allowed-values.js'
import { type Channel, channelNeedsFact, isDraftTest } from '../engine/channel.js'
import type { BodyCheck } from '../engine/check.js'
import { isEmailTest, testPartsOf } from './test-parts.js'

/** The receivers of a test, and the parts of the campaign that it is narrowed to. (Test) */
export function testMeta(c: BodyCheck): void {
  const meta = asObject(c.body.test_campaign_meta)
  if (meta === undefined) return
  identifier(c, meta.identifier)
  if (!isDraftTest(c) && meta.platform !== undefined) {
    c.report(
      'test/platform-draft-only',
      ['test_campaign_meta', 'platform'],
      'Only allowed with `draft_id`; an inline test uses `basic_details.platforms`, or the platforms of its content.',
    )
  }
  narrowed(c, meta)
}

const identifiers: Readonly<Record<Channel, ReadonlySet<unknown>>> = {
  PUSH: new Set(identifiersByChannel.PUSH),
  EMAIL: new Set(identifiersByChannel.EMAIL),
}

function identifier(c: BodyCheck, given: unknown): void {
  const name = given === c.names.gaid ? contractGaid : given === contractGaid ? undefined : given
  // Of both channels or of none.
  if (identifiers.PUSH.has(name) === identifiers.EMAIL.has(name)) return
  const rule = 'test/identifier-channel'
  if (channelNeedsFact(c)) {
    c.skip(rule)
    return
  }
  // Another channel in the body has a violation of its own.
  const channel = testedChannel(c)
  if (channel === undefined || identifiers[channel].has(name)) return
  const meant = counterparts.find((names) => names.includes(given as string))
  const other = meant?.find((each) => each !== given)
  c.report(
    rule,
    ['test_campaign_meta', 'identifier'],
    other === undefined
      ? `Not an identifier for ${quoted(channel)}. Use, for example, ${listed(identifiersByChannel[channel].slice(0, 3))}.`
      : `Not an identifier for ${quoted(channel)}. Use ${quoted(other)} instead.`,
  )
}

/** Identifiers of the two channels with the same meaning. */
const counterparts = [
  ['USER_ATTRIBUTE_UNIQUE_ID', 'ID'],
  ['USER_ATTRIBUTE_USER_EMAIL', 'EMAIL'],
  ['USER_ATTRIBUTE_USER_MOBILE', 'MOBILE_NUMBER'],
]

/** The fields that narrow a test, with the names that they can have. */
const narrowing = [
  ['variation', 'variation', 'variations'],
  ['locale_name', 'locale', 'locales'],
  ['platform', 'platform', 'platforms'],
] as const

/** Requires the locale, variation and platform of a narrowed test to exist. */
function narrowed(c: BodyCheck, meta: JsonObject): void {
  if (!narrowing.some(([field]) => meta[field])) return
  const isDraft = isDraftTest(c)
  const campaign = isDraft ? c.facts.campaign : c.body
  // `test/draft-unknown` reports a draft that does not exist.
  if (campaign === null) return
  const fields = narrowing.filter(([field]) => {
    const name = own(meta, field)
    return typeof name === 'string' && name !== '' && (isDraft || field !== 'platform')
  })
  if (fields.length === 0) return
  const parts = testPartsOf(campaign, c.body)
  const rule = 'test/narrowing-unknown'
  const before = c.count
  for (const [field, word, part] of fields) {
    if (parts[part]?.includes(own(meta, field) as string) !== false) continue
    c.report(
      rule,
      ['test_campaign_meta', field],
      field === 'platform' && isEmailTest(parts)
        ? 'Should be left out: an e-mail has no platforms.'
        : `The ${isDraft ? 'draft' : 'content'} has no such ${word}, so nothing would be sent.`,
    )
  }
  const isUnknown = fields.some(([, , part]) => parts[part] === undefined)
  if (c.count === before && isDraft && isUnknown) c.skip(rule)
}
