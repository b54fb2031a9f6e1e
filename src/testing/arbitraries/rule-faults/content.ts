import type { Fault, RuleFaults } from '../fault.js'
import { breaking, having, lacking, needing, remove, set } from './break.js'
import { type Content, contentOf, rightMessages } from './campaign.js'

/** Faults of the shape of `campaign_content`: its levels, its locales, its channel. */
export const contentFaults: RuleFaults = function* (generated) {
  const content = contentOf(generated)
  if (content === undefined) return
  const { inner, messages } = content
  const other = content.medium === 'push' ? 'email' : 'push'
  for (const message of messages) {
    const path = [...message.slice(0, -1), other]
    yield having('content/channel-mismatch', path, rightMessages[other])
  }
  yield* flatFaults(content)
  yield* emptyFaults(content)
  const isOptional = !content.publishes && generated.operation !== 'testCampaign'
  if (isOptional) yield having('body/empty', content.path, {})
  yield breaking('content/mixed-shape', mixing(content), inner)
  if (!content.isFlat) yield* localeFaults(content)
}

/** Flat content beside locales or variations. */
function* flatFaults({ path, inner, medium }: Content): Generator<Fault> {
  const locales = [...path, 'locales']
  const variations = [...path, 'variation_details']
  const flat = set(inner, { [medium]: rightMessages[medium] })
  for (const reasons of [
    [set(locales, ['fr'])],
    [remove(locales), set(variations, { no_of_variations: 2 })],
    [set(locales, []), set(variations, {})],
  ]) {
    yield breaking('content/flat-shape-not-allowed', [flat, ...reasons], inner)
  }
}

/** A message beside locales, whichever was there before. */
const mixing = ({ inner, isFlat, medium }: Content) => {
  const message = rightMessages[medium]
  return isFlat
    ? [set([...inner, 'default'], { variation_1: { [medium]: message } })]
    : [set([...inner, medium], message)]
}

function* localeFaults({ path, inner, locales, listed, medium }: Content): Generator<Fault> {
  const message = { [medium]: rightMessages[medium] }
  const list = [...path, 'locales']
  const next = [...list, listed.length]
  const listing = set(list, [...listed, 'nl'])
  yield breaking('content/default-locale-listed', [set(list, [...listed, 'default'])], next)
  yield lacking(
    'content/default-locale-missing',
    [...inner, 'default'],
    set([...inner, 'nl'], { variation_1: message }),
    listing,
  )
  for (const locale of locales) {
    yield having('content/variation-level-missing', [...inner, locale], message)
  }
  const unlisted = having('content/locale-unlisted', [...inner, 'nl'], { variation_1: message })
  yield needing(unlisted, list)
  yield breaking('content/locale-without-content', [listing], next)
}

/** Objects without the content that they are there to carry, where nothing is required of it. */
function* emptyFaults(content: Content): Generator<Fault> {
  const { inner, locales, messages, medium, publishes } = content
  for (const locale of locales) yield having('body/empty', [...inner, locale, 'variation_9'], {})
  if (publishes || medium === 'email') return
  for (const message of messages) yield having('body/empty', message, {})
}
