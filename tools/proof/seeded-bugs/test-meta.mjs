import { bug, switchedOn, when } from './bugs/active.mjs'
import { add, anyCase, anything, list, need, needs, oneOf, own, shape, text } from './check.mjs'

export const allPlatforms = ['ANDROID', 'IOS', 'WEB']
const namedPlatforms = when('draft-platform-web-rejected', ['ANDROID', 'IOS'], allPlatforms)
const rejectedIdentifiers = switchedOn({
  'push-user-email-rejected': 'USER_ATTRIBUTE_USER_EMAIL',
  'email-id-rejected': 'ID',
  'push-unique-id-rejected': 'USER_ATTRIBUTE_UNIQUE_ID',
})
const pushIdentifiers = [
  'USER_ATTRIBUTE_UNIQUE_ID',
  'USER_ATTRIBUTE_USER_EMAIL',
  ...(bug('push-mobile-rejected') ? [] : ['USER_ATTRIBUTE_USER_MOBILE']),
  ...(bug('push-gaid-rejected') ? [] : ['SVC_GAID']),
  ...(bug('push-advertising-identifier-rejected') ? [] : ['ADVERTISING_IDENTIFIER']),
  'PUSH_ID',
  ...(bug('push-custom-segment-rejected') ? [] : ['CUSTOM_SEGMENT']),
].filter((name) => !rejectedIdentifiers.includes(name))
const emailIdentifiers = [
  ...(bug('email-custom-segment-rejected') ? [] : ['CUSTOM_SEGMENT']),
  'EMAIL',
  'ID',
  ...(bug('email-mobile-number-rejected') ? [] : ['MOBILE_NUMBER']),
].filter((name) => !rejectedIdentifiers.includes(name))
const identifiers = {
  PUSH: [
    ...pushIdentifiers,
    ...switchedOn({
      'push-accepts-email-identifier': 'EMAIL',
      'push-accepts-mobile-number': 'MOBILE_NUMBER',
      'push-accepts-user-id-of-mail': 'ID',
    }),
  ],
  EMAIL: [
    ...emailIdentifiers,
    ...switchedOn({
      'email-accepts-push-id': 'PUSH_ID',
      'email-accepts-user-email': 'USER_ATTRIBUTE_USER_EMAIL',
      'email-accepts-user-mobile': 'USER_ATTRIBUTE_USER_MOBILE',
      'email-accepts-unique-id': 'USER_ATTRIBUTE_UNIQUE_ID',
    }),
  ],
}
const everyIdentifier = [...new Set([...pushIdentifiers, ...emailIdentifiers])]

const orOneText = (check) => (value, path, out) =>
  bug('identifier-values-single-text') && typeof value === 'string' ? 0 : check(value, path, out)
const mostValues = ({ inline, channel, identifier }) =>
  (bug('identifier-values-unlimited-draft') && !inline) ||
  (bug('segment-values-unlimited') && identifier === 'CUSTOM_SEGMENT') ||
  (bug('identifier-values-unlimited-email') && channel === 'EMAIL')
    ? Number.POSITIVE_INFINITY
    : when('identifier-values-11', 11, when('identifier-values-9', 9, 10))
const countedOnce = (check) => (value, path, out) =>
  check(Array.isArray(value) ? [...new Set(value)] : value, path, out)

const identifierValues = (mode) => {
  const values = orOneText(list(text, { max: mostValues(mode) }))
  return when('identifier-values-counted-once', countedOnce(values), values)
}

const platformField = when(
  'meta-platform-lower-case-accepted',
  anyCase(oneOf(...namedPlatforms)),
  oneOf(...namedPlatforms),
)

const textOrNumber = (value, path, out) => text(`${value}`, path, out)

const otherLocale = (value, path, out) => {
  text(value, path, out)
  if (value === 'default') add(out, path, `${path} has to be one of the locales`)
}

const metaFields = ({ channel, inline, identifier }) =>
  shape(
    {
      identifier: text,
      identifier_values: when(
        'identifier-values-any-type',
        list(anything, { max: 10 }),
        identifierValues({ channel, inline, identifier }),
      ),
      variation:
        inline && bug('inline-variation-rejected')
          ? (_value, path, out) => add(out, path, `${path} is for drafts only`)
          : when('meta-variation-number-accepted', textOrNumber, text),
      locale_name: when(
        'locale-name-any-type',
        anything,
        when('locale-name-default-rejected', otherLocale, text),
      ),
      platform:
        inline && !bug('inline-platform-accepted') && !bug('meta-platform-inline-accepted')
          ? (_value, path, out) => add(out, path, `${path} is for drafts only`)
          : when('meta-platform-any', text, platformField),
    },
    needs(
      ...(bug('identifier-optional') ? [] : ['identifier']),
      ...(bug('identifier-values-optional') || (bug('draft-identifier-values-optional') && !inline)
        ? []
        : ['identifier_values']),
    ),
  )

export function checkMeta(body, out, { channel, inline }) {
  if (!(bug('meta-optional-draft') && !inline)) need(body, '', out, 'test_campaign_meta')
  const meta = own(body, 'test_campaign_meta')
  if (meta === undefined) return
  if (bug('meta-null-500') && meta === null) meta.identifier.toString()
  if (bug('identifier-number-500')) own(meta, 'identifier')?.toUpperCase()
  const values = own(meta, 'identifier_values')
  if (bug('identifier-values-null-500') && values === null) values.length.toString()
  const identifier = own(meta, 'identifier')
  metaFields({ channel, inline, identifier })(meta, 'test_campaign_meta', out)
  const segments = identifier === 'CUSTOM_SEGMENT' && Array.isArray(values) ? values.length : 0
  if (bug('segment-single-value') && segments > 1) {
    add(out, 'test_campaign_meta.identifier_values', 'There can be one segment only')
  }
  const place = 'test_campaign_meta.identifier'
  const byChannel =
    bug('draft-identifier-any-channel') && !inline ? undefined : identifiers[channel]
  const unlisted = !everyIdentifier.includes(identifier)
  const passes = (bug('identifier-any-text') || bug('identifier-unknown-accepted')) && unlisted
  const inlineOnly = bug('draft-segment-rejected') && !inline && identifier === 'CUSTOM_SEGMENT'
  const upper = bug('identifier-any-case') && typeof identifier === 'string'
  const named = upper ? identifier.toUpperCase() : identifier
  const allowed = (byChannel ?? everyIdentifier).includes(named) && !inlineOnly
  if (typeof identifier === 'string' && !allowed && !passes) {
    add(out, place, `${identifier.slice(0, 60)} is not possible here`)
  }
}
