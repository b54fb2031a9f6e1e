import type { Path } from '../../../core/base/json.js'
import type { ServiceNames } from '../../../core/contract/service-names.js'
import type { Fault, RuleViolations } from '../fault.js'
import type { GeneratedRequest } from '../request.js'
import { branchViolations } from './branches.js'
import { forbidden, has, missing, needing, objectAt, remove, set, violating } from './define.js'
import { type Content, contentOf, effectiveCampaign, validMessages } from './effective-campaign.js'

export const contentViolations: RuleViolations = function* (generated, names) {
  const content = contentOf(generated)
  if (content === undefined) return
  yield* shapeViolations(generated, content)
  yield* variationViolations(content, names)
  for (const message of content.messages) {
    if (content.medium === 'email') yield* emailViolations(message)
    else yield* pushViolations(message, names)
  }
  yield* platformViolations(generated, content)
}

/** Generates violations in the shape: levels, locales, channel. */
function* shapeViolations(generated: GeneratedRequest, content: Content): Generator<Fault> {
  const { inner, messages } = content
  const other = content.medium === 'push' ? 'email' : 'push'
  for (const message of messages) {
    const path = [...message.slice(0, -1), other]
    yield forbidden('content/channel-mismatch', path, validMessages[other])
  }
  yield* flatViolations(content)
  yield* emptyViolations(generated, content)
  if (content.path[0] === 'facts') yield* unlikelyViolations(content)
  const isOptional = !content.publishes && generated.operation !== 'testCampaign'
  if (isOptional) yield forbidden('body/empty', content.path, {})
  yield violating('content/mixed-shape', mixing(content), inner)
  if (!content.isFlat) yield* localeViolations(content)
}

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

/** Generates empty objects where no content is required, and messages one level too high. */
function* emptyViolations(generated: GeneratedRequest, content: Content): Generator<Fault> {
  const { inner, isFlat, locales, messages, medium, publishes } = content
  for (const locale of locales) yield forbidden('content/message-missing', [...inner, locale], {})
  for (const message of isFlat ? [] : messages) {
    const variation = message.slice(0, -1)
    yield forbidden('content/message-missing', variation, objectAt(generated, message))
  }
  if (publishes || medium === 'email') return
  for (const message of messages) yield forbidden('body/empty', message, {})
}

const platforms = ['ANDROID', 'IOS', 'WEB']

function* platformViolations(generated: GeneratedRequest, content: Content): Generator<Fault> {
  const details = effectiveCampaign(generated).part('basic_details')
  if (details === undefined) return
  const list = [...details, 'platforms']
  const contents = content.messages.flatMap((message) =>
    platforms.map((platform) => ({ platform, path: [...message, platform.toLowerCase()] })),
  )
  const firstPathOf = (wanted: string) =>
    contents.find(({ platform, path }) => platform === wanted && has(generated, path))?.path
  const served = platforms.filter((platform) => firstPathOf(platform) !== undefined)
  // The rules only apply to messages with content.
  if (served.length === 0) return

  for (const platform of platforms) {
    const path = firstPathOf(platform)
    const fault =
      path === undefined
        ? violating(
            'push/platform-without-content',
            [set(list, [...served, platform])],
            [...list, served.length],
          )
        : violating('push/content-without-platform', [set(list, without(served, platform))], path)
    yield needing(fault, content.path)
  }
}

const without = (all: readonly string[], one: string) => all.filter((each) => each !== one)

function* variationViolations(content: Content, names: ServiceNames): Generator<Fault> {
  const details = [...content.path, 'variation_details']
  const percentages = [...details, 'manual_distribution_percentage']
  // The only number that flat content allows.
  const count = set([...details, 'no_of_variations'], 1)

  yield* branchViolations('VariationDetails', details, names, count)
  for (const key of ['variation_0', 'variation_01', 'Variation_1', 'variation_', 'a_variation_1']) {
    yield forbidden('variation/key-format', [...percentages, key], 0, count)
  }
  const manual = (shares: Readonly<Record<string, number>>) =>
    set(details, {
      distribution_type: 'MANUAL',
      no_of_variations: 1,
      manual_distribution_percentage: shares,
    })
  const two = manual({ variation_1: 60, variation_2: 40 })
  yield violating('variation/count-mismatch', [two], [...details, 'no_of_variations'])
  for (const share of [99, 101]) {
    yield violating('variation/percentages-sum', [manual({ variation_1: share })], percentages)
  }
  if (content.isFlat) return
  const paths = content.locales.map((locale) => [...content.inner, locale])
  const mismatch = [manual({ variation_99: 100 })]
  yield needing(violating('variation/content-mismatch', mismatch, ...paths), content.inner)
}

function* emailViolations(email: Path): Generator<Fault> {
  const field = (name: string) => [...email, name]
  const html = set(field('html_content'), '<p>Sale</p>')
  const noTemplate = remove(field('custom_template_id'))
  const subject = set(field('subject'), 'Sale')
  const sender = set(field('sender_name'), 'Shop')
  const complete = [noTemplate, html, subject, sender]
  const from = field('from_address')
  // The e-mail may be empty so far, so what it requires is set along with the address.
  yield forbidden('email/international-address', from, 'news@bücher.example', ...complete)
  yield missing('email/body-required', field('html_content'), noTemplate, subject, sender)
  yield missing('email/headline-required', field('subject'), noTemplate, html, sender)
  yield missing('email/headline-required', field('sender_name'), noTemplate, html, subject)
  const preview = field('preview_text')
  yield missing('email/preview-text-required', preview, ...complete)
}

function* pushViolations(message: Path, names: ServiceNames): Generator<Fault> {
  const android = [...message, 'android']
  yield* branchViolations('AndroidContent', android, names)
  yield* branchViolations('AndroidTimer', [...android, 'timer'], names)
  yield* branchViolations('AndroidAdvanced', [...android, 'advanced'], names)
  yield* branchViolations('IosContent', [...message, 'ios'], names)
  const template = (type: string) => set([...android, 'template_type'], type)
  const details = (name: string) => [...android, 'basic_details', name]
  const named = details('include_app_name_and_time')
  yield forbidden('push/field-of-other-template', named, true, template('BASIC'))
  const gif = details('input_gif_url')
  const stylized = template('STYLIZED_BASIC')
  yield forbidden('push/field-of-other-template', gif, 'https://example.com/a.gif', stylized)
}
