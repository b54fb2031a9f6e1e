import { bug, when } from './bugs/active.mjs'
import {
  add,
  anything,
  email,
  firstOf,
  isObject,
  join,
  list,
  need,
  needsIf,
  oneOf,
  own,
  shape,
  text,
  uri,
  whole,
  wholeBetween,
} from './check.mjs'
import { pushContent } from './push-content.mjs'

const hasTemplate = (value) => own(value, 'custom_template_id') !== undefined

const plainName = /^[\w.-]+@/
const withoutPlus = (value, path, out) => {
  email(value, path, out)
  if (!plainName.test(value)) add(out, path, `${path} has to be an email address`)
}
const orNamed = (value, path, out) =>
  email(/^[^<>]+ <([^<>]+)>$/.exec(value)?.[1] ?? value, path, out)
const sender = when(
  'from-address-plus-rejected',
  withoutPlus,
  when('from-address-display-name-accepted', orNamed, email),
)

const withoutSubdomain = (value, path, out) => {
  email(value, path, out)
  if (/@[^.]+\.[^.]+\./.test(value)) add(out, path, `${path} has to be an email address`)
}
const orOne = (check) => (value, path, out) =>
  check(typeof value === 'string' ? [value] : value, path, out)

const withShortDomain = (value, path, out) => {
  email(value, path, out)
  if (!/\.[a-z]{2,4}$/i.test(value)) add(out, path, `${path} has to be an email address`)
}

const attachmentTypes = [
  'URL',
  ...(bug('attachment-personalized-rejected') ? [] : ['PERSONALIZED_ATTACHMENT']),
]

const attachment = shape({
  file_type: when('attachment-type-any', text, oneOf(...attachmentTypes)),
  url: when('attachment-url-number-accepted', anything, when('attachment-url-uri-only', uri, text)),
})

const emailContent = shape(
  {
    subject: text,
    preview_text: text,
    sender_name: text,
    from_address: when('from-address-any-text', text, sender),
    reply_to_address: when(
      'reply-to-any-text',
      text,
      when('reply-to-subdomain-rejected', withoutSubdomain, email),
    ),
    cc_ids: when(
      'cc-any-text',
      list(text),
      when(
        'cc-single-address-accepted',
        orOne(list(email)),
        list(when('cc-long-domain-rejected', withShortDomain, email)),
      ),
    ),
    bcc_ids: when(
      'bcc-any-text',
      list(text),
      when('bcc-first-only', firstOf(list(email)), list(email)),
    ),
    html_content: text,
    email_editor: when(
      'email-editor-any',
      text,
      oneOf('Froala Editor', ...(bug('ace-editor-rejected') ? [] : ['Ace Editor'])),
    ),
    custom_template_id: text,
    custom_template_version: when('email-template-version-text', anything, whole),
    attachments: when('attachments-first-only', firstOf(list(attachment)), list(attachment)),
  },
  needsIf((value) => !hasTemplate(value) && !bug('html-content-optional'), 'html_content'),
  needsIf((value) => hasTemplate(value) && bug('html-content-with-template'), 'html_content'),
  needsIf(
    (value) => !hasTemplate(value) || bug('subject-required-with-template'),
    'subject',
    'preview_text',
    'sender_name',
  ),
  needsIf(
    (value) => hasTemplate(value) && bug('sender-name-required-with-template'),
    'sender_name',
  ),
  needsIf(
    (value) => hasTemplate(value) && bug('preview-text-required-with-template'),
    'preview_text',
  ),
  needsIf(
    (value) => hasTemplate(value) && bug('mail-template-needs-version'),
    'custom_template_version',
  ),
  (value, path, out) => {
    const both = hasTemplate(value) && own(value, 'html_content') !== undefined
    if (both && bug('html-and-template-rejected')) {
      add(out, join(path, 'html_content'), 'html_content and custom_template_id exclude each other')
    }
  },
)

const variationName = bug('manual-key-any-suffix')
  ? /^variation_/
  : when(
      'manual-key-10-rejected',
      /^variation_\d$/,
      when(
        'manual-key-any-case',
        /^variation_\d{1,6}$/i,
        when('manual-key-start-unchecked', /variation_\d{1,6}$/, /^variation_\d{1,6}$/),
      ),
    )
const isVariation = (name) => variationName.test(name)

const percentages = (value, path, out) => {
  if (!isObject(value)) return add(out, path, `${path} has to be an object`)
  for (const [name, share] of Object.entries(value).slice(0, 100)) {
    if (!isVariation(name) && !bug('manual-keys-any')) {
      add(out, join(path, name), `${name} is not of the form variation_N`)
    }
    if (!bug('manual-share-fraction')) whole(share, join(path, name), out)
  }
}

const orFraction = (value, path, out) =>
  whole(typeof value === 'number' ? Math.floor(value) : value, path, out)

const variationDetails = shape(
  {
    distribution_type: when('distribution-type-any', text, oneOf('MANUAL', 'OPTIMIZED')),
    no_of_variations: when(
      'variations-fraction',
      (value, path, out) => value >= 1 || add(out, path, `${path} is too small`),
      wholeBetween(bug('variations-zero') ? 0 : 1),
    ),
    manual_distribution_percentage: percentages,
    optimizer_campaign_duration: when(
      'optimizer-duration-text',
      anything,
      when('optimizer-duration-fraction-accepted', orFraction, whole),
    ),
    optimizer_distribution_metric: when(
      'optimizer-metric-any',
      text,
      oneOf('OPEN_RATE', 'CLICK_RATE', ...(bug('optimizer-metric-both-rejected') ? [] : ['BOTH'])),
    ),
  },
  (value, path, out) => {
    const type = own(value, 'distribution_type')
    const single = bug('manual-shares-optional-for-one') && own(value, 'no_of_variations') === 1
    if (type === 'MANUAL' && !single && !bug('manual-shares-optional')) {
      need(value, path, out, 'manual_distribution_percentage')
    }
    if (type !== 'OPTIMIZED' && !bug('optimizer-fields-for-manual')) return
    if (bug('manual-shares-always-required')) {
      need(value, path, out, 'manual_distribution_percentage')
    }
    if (!bug('optimizer-duration-optional')) need(value, path, out, 'optimizer_campaign_duration')
    if (!bug('optimizer-metric-optional')) need(value, path, out, 'optimizer_distribution_metric')
  },
)

const kinds = { PUSH: 'push', EMAIL: 'email' }
const checkers = { PUSH: pushContent, EMAIL: emailContent }

export const isFlat = (content) =>
  own(content, 'push') !== undefined || own(content, 'email') !== undefined

/** The names of the variations, as far as the details or the content tell them. */
export function variationsOf(campaignContent) {
  const details = own(campaignContent, 'variation_details')
  const number = own(details, 'no_of_variations')
  if (Number.isInteger(number) && number >= 1) {
    return Array.from({ length: Math.min(number, 5000) }, (_, n) => `variation_${n + 1}`)
  }
  const shares = Object.keys(own(details, 'manual_distribution_percentage') ?? {})
  if (shares.length > 0) return shares
  const content = own(campaignContent, 'content')
  const keyed = isFlat(content) ? [] : Object.keys(own(content, 'default') ?? {})
  return keyed.length > 0 ? keyed : ['variation_1']
}

export function localesOf(campaignContent) {
  const locales = own(campaignContent, 'locales')
  return ['default', ...(Array.isArray(locales) ? new Set(locales) : [])]
}

/** The push or email object for one locale and variation. */
export function contentFor(campaignContent, channel, locale, variation) {
  const content = own(campaignContent, 'content')
  const kind = kinds[channel]
  if (own(content, kind) !== undefined) return own(content, kind)
  return own(own(own(content, locale), variation), kind)
}

function checkLeaf(leaf, path, out, channel) {
  const kind = kinds[channel]
  const before = out.length
  if (!isObject(leaf)) return add(out, path, `${path} has to be an object with ${kind}`)
  const other = channel === 'PUSH' ? 'email' : 'push'
  if (bug('content-of-other-channel-accepted') && own(leaf, other) !== undefined) return
  need(leaf, path, out, kind)
  if (out.length === before) checkers[channel](leaf[kind], join(path, kind), out)
}

function checkKeyed(content, path, out, channel, locales) {
  const others = locales.length > 1
  const optional =
    bug('default-locale-optional') || (bug('default-locale-optional-with-locales') && others)
  if (!optional) need(content, path, out, 'default')
  const unlistedAccepted =
    bug('unlisted-locale-accepted') || (bug('unlisted-locale-without-locales') && !others)
  for (const [locale, variations] of Object.entries(content).slice(0, 200)) {
    const place = join(path, locale)
    if (!locales.includes(locale) && !unlistedAccepted) {
      add(out, place, `${locale} is not among the locales`)
    } else if (!isObject(variations)) {
      add(out, place, `${place} has to be an object of variations`)
    } else if (bug('keyed-content-without-variations') && isFlat(variations)) {
      checkLeaf(variations, place, out, channel)
    } else if (!(locale !== 'default' && bug('other-locales-unchecked'))) {
      const firstOnly = bug('first-variation-checked') || bug('only-first-variation-checked')
      const checked = firstOnly ? 1 : 200
      for (const [name, leaf] of Object.entries(variations).slice(0, checked)) {
        checkLeaf(leaf, join(place, name), out, channel)
      }
    }
  }
}

const languages = (value, path, out) => {
  list(text)(value, path, out)
  const odd = Array.isArray(value) ? value.find((name) => !/^[a-z]+$/i.test(name)) : undefined
  if (odd !== undefined) add(out, path, `${odd} is not a language`)
}

/** Checks the campaign content of a push or email campaign. */
export function checkCampaignContent(value, path, out, channel) {
  const start = out.length
  if (bug('locales-null-500') && value?.locales === null) value.locales.includes('default')
  const locale = when('locale-region-rejected', languages, list(text))
  const unread = bug('mail-variation-details-unchecked') && channel === 'EMAIL'
  const details = unread ? anything : variationDetails
  shape({ locales: locale, variation_details: details })(value, path, out)
  if (out.length > start) return
  const locales = own(value, 'locales') ?? []
  const listed = bug('locales-default-accepted-at-end') ? locales.slice(0, 1) : locales
  if (listed.includes('default') && !bug('locales-default-accepted')) {
    add(out, join(path, 'locales'), 'default is always present and must not be listed')
  }
  if (!Object.hasOwn(value, 'content')) return
  const { content } = value
  const place = join(path, 'content')
  if (!isObject(content)) return add(out, place, `${place} has to be an object`)
  if (!isFlat(content)) {
    if (bug('keyed-email-content-rejected') && channel === 'EMAIL') {
      return need(content, place, out, 'email')
    }
    return checkKeyed(content, place, out, channel, ['default', ...locales])
  }
  if (bug('flat-content-rejected')) return need(content, place, out, 'default')
  const mail = bug('flat-mail-with-locales') && channel === 'EMAIL'
  const emptied = bug('flat-with-empty-locales-rejected') && Object.hasOwn(value, 'locales')
  if ((locales.length > 0 || emptied) && !mail && !bug('flat-with-locales')) {
    add(out, place, 'flat content is valid only without locales')
  }
  const varied = own(value, 'variation_details')
  const single =
    variationsOf(value).length === 1 && own(varied, 'distribution_type') !== 'OPTIMIZED'
  if (varied && !single && !bug('flat-with-variations')) {
    add(out, place, 'flat content is valid only without variations')
  }
  checkLeaf(content, place, out, channel)
}
