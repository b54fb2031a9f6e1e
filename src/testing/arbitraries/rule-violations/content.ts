import type { Fault, RuleViolations } from '../fault.js'
import { forbidden, missing, needing, remove, set, violating } from './define.js'
import { type Content, contentOf, validMessages } from './effective-campaign.js'

/** Generates violations in the shape of `campaign_content`: levels, locales, channel. */
export const contentViolations: RuleViolations = function* (generated) {
  const content = contentOf(generated)
  if (content === undefined) return
  const { inner, messages } = content
  const other = content.medium === 'push' ? 'email' : 'push'
  for (const message of messages) {
    const path = [...message.slice(0, -1), other]
    yield forbidden('content/channel-mismatch', path, validMessages[other])
  }
  yield* flatViolations(content)
  yield* emptyViolations(content)
  if (content.path[0] === 'facts') yield* unlikelyViolations(content)
  const isOptional = !content.publishes && generated.operation !== 'testCampaign'
  if (isOptional) yield forbidden('body/empty', content.path, {})
  yield violating('content/mixed-shape', mixing(content), inner)
  if (!content.isFlat) yield* localeViolations(content)
}

/** Generates flat content next to locales or variations. */
function* flatViolations({ path, inner, medium }: Content): Generator<Fault> {
  const locales = [...path, 'locales']
  const variations = [...path, 'variation_details']
  const flat = set(inner, { [medium]: validMessages[medium] })
  for (const reasons of [
    [set(locales, ['fr'])],
    [remove(locales), set(variations, { no_of_variations: 2 })],
    [set(locales, []), set(variations, {})],
  ]) {
    yield violating('content/flat-shape-not-allowed', [flat, ...reasons], inner)
  }
}

/** Generates what the body schema generates for a submitted part. */
function* unlikelyViolations({ path, isFlat, inner, medium }: Content): Generator<Fault> {
  const duration = [...path, 'variation_details', 'optimizer_campaign_duration']
  yield forbidden(
    'field/unlikely-value',
    duration,
    -1,
    set(duration.slice(0, -1), { no_of_variations: 1 }),
  )
  if (!isFlat || medium !== 'push') return
  const title = [...inner, 'push', 'android', 'basic_details', 'title']
  yield forbidden('field/unlikely-type', title, 7)
}

/** Returns the change that puts a message next to locales. */
const mixing = ({ inner, isFlat, medium }: Content) => {
  const message = validMessages[medium]
  return isFlat
    ? [set([...inner, 'default'], { variation_1: { [medium]: message } })]
    : [set([...inner, medium], message)]
}

function* localeViolations({ path, inner, locales, listed, medium }: Content): Generator<Fault> {
  const message = { [medium]: validMessages[medium] }
  const list = [...path, 'locales']
  const next = [...list, listed.length]
  const listing = set(list, [...listed, 'nl'])
  yield violating('content/default-locale-listed', [set(list, [...listed, 'default'])], next)
  yield missing(
    'content/default-locale-missing',
    [...inner, 'default'],
    set([...inner, 'nl'], { variation_1: message }),
    listing,
  )
  for (const locale of locales) {
    yield forbidden('content/variation-level-missing', [...inner, locale], message)
  }
  const unlisted = forbidden('content/locale-unlisted', [...inner, 'nl'], { variation_1: message })
  yield needing(unlisted, list)
  yield violating('content/locale-without-content', [listing], next)
}

/** Generates empty objects where no content is required. */
function* emptyViolations(content: Content): Generator<Fault> {
  const { inner, locales, messages, medium, publishes } = content
  for (const locale of locales) {
    yield forbidden('content/message-missing', [...inner, locale], {})
    yield forbidden('content/message-missing', [...inner, locale, 'variation_9'], { ios: {} })
  }
  if (publishes || medium === 'email') return
  for (const message of messages) yield forbidden('body/empty', message, {})
}
