import { androidTemplateTypes } from '../../../generated/tables.js'
import { asList, asObject, isGivenId, isNumber, isObject, type JsonObject } from '../base/json.js'
import { nearest } from '../base/nearest.js'
import { quoted } from '../base/text.js'
import { IdLookup } from '../contract/facts.js'
import type { Check } from '../engine/check.js'
import { outsideAscii } from '../formats/characters.js'
import { isEmail, isIdnEmailOrTemplate } from '../formats/formats.js'
import { isE164, isTemplate } from '../formats/patterns.js'

/*
 * Rules of one object that a schema cannot express. Collectors call them with the fields that `x-check`
 * names.
 */

/** The body and the headline of an e-mail, unless a template has them. */
export function emailContent(
  c: Check,
  html: unknown,
  templateId: unknown,
  subject: unknown,
  sender: unknown,
  preview: unknown,
): void {
  if (isGivenId(templateId)) return
  if (html === undefined) {
    c.reportHere(
      'email/body-required',
      'Either `html_content` or `custom_template_id` is required.',
      'html_content',
    )
  }
  const because = '`custom_template_id` is missing'
  if (subject === undefined) c.requiredWhen('email/headline-required', because, 'subject')
  if (sender === undefined) c.requiredWhen('email/headline-required', because, 'sender_name')
  if (preview === undefined) c.requiredWhen('email/preview-text-required', because, 'preview_text')
}

/** An address, or a template of one. */
export function emailAddress(c: Check, value: unknown): void {
  if (typeof value !== 'string') {
    c.keyword('type', 'string')
    return
  }
  if (isEmail(value)) return
  if (!isIdnEmailOrTemplate(value)) c.keyword('format', 'idn-email-or-template')
  if (!outsideAscii.test(value) || isTemplate(value)) return
  c.reportHere(
    'email/international-address',
    'Should have only ASCII characters; many mail servers reject others.',
  )
}

/** The numbers of a geofence, which are strings. */
export function geofenceNumbers(
  c: Check,
  latitude: unknown,
  longitude: unknown,
  radius: unknown,
  responseTime: unknown,
  dwellTime: unknown,
): void {
  numberText(c, 'latitude', latitude, latitudes)
  numberText(c, 'longitude', longitude, longitudes)
  numberText(c, 'radius', radius, meters)
  numberText(c, 'response_time_value', responseTime, durations)
  numberText(c, 'dwell_time_value', dwellTime, durations)
}

/** Numbers in a range; converting a text takes longer than matching the usual ones. */
interface Range {
  usual: RegExp
  minimum: number
  maximum: number
  expected: string
}

const latitudes: Range = {
  usual: /^-?[1-8]?\d(?:\.\d+)?$/,
  minimum: -90,
  maximum: 90,
  expected: 'a number from -90 to 90',
}
const longitudes: Range = {
  usual: /^-?(?:1[0-7]\d|[1-9]?\d)(?:\.\d+)?$/,
  minimum: -180,
  maximum: 180,
  expected: 'a number from -180 to 180',
}
const durations: Range = {
  usual: /^[1-9]\d*(?:\.\d+)?$/,
  minimum: Number.MIN_VALUE,
  maximum: Number.POSITIVE_INFINITY,
  expected: 'a number above 0',
}
const meters: Range = {
  ...durations,
  expected: 'a number of meters above 0, such as `"250"`',
}

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

function numberText(c: Check, field: string, text: unknown, range: Range): void {
  if (typeof text !== 'string' || range.usual.test(text)) return
  const value = decimal.test(text) ? Number(text) : Number.NaN
  if (value >= range.minimum && value <= range.maximum) return
  if (isTemplate(text)) return
  c.reportHere('geofence/number-format', `Should be ${range.expected}.`, field)
}

const isOff = (value: unknown): boolean => value === undefined || value === false

/** One of three audiences of an iOS message. */
export function iosAudience(c: Check, all: unknown, exclude: unknown, only: unknown): void {
  if (isOff(all) && isOff(exclude) && isOff(only)) {
    c.reportHere(
      'push/ios-audience-required',
      'One of the three audience keys must be `true`, such as `send_to_all_eligible_device`.',
    )
  } else if (Number(all === true) + Number(exclude === true) + Number(only === true) > 1) {
    c.reportHere(
      'push/ios-audience-ambiguous',
      'Only one of the three audience keys can be `true`.',
    )
  }
}

const templateTypes: readonly unknown[] = androidTemplateTypes

/** Fields of the details that one template of Android has. */
export function androidDetails(c: Check, template: unknown, given: unknown): void {
  const details = asObject(given)
  if (details === undefined || !templateTypes.includes(template)) return
  fieldOf('IMAGE_BANNER_WITH_TEXT', 'include_app_name_and_time', c, template, details)
  fieldOf('BASIC', 'input_gif_url', c, template, details)
}

function fieldOf(owner: string, field: string, c: Check, template: unknown, details: JsonObject) {
  if (template === owner || details[field] === undefined) return
  c.reportHere(
    'push/field-of-other-template',
    `Belongs to \`template_type\` ${quoted(owner)}, so it has no effect here.`,
    'basic_details',
    field,
  )
}

/** Notes the platforms of a push message, for the rules about the targeted ones. */
export function pushPlatforms(c: Check, android: unknown, ios: unknown, web: unknown): void {
  c.platforms |= 8
  if (android !== undefined) c.platforms |= 1
  if (ios !== undefined) c.platforms |= 2
  if (web !== undefined) c.platforms |= 4
}

/** A message, flat or in a variation, has only the key of its channel. */
export function messageOfChannel(c: Check, push: unknown, email: unknown): void {
  const { channel } = c
  const other = channel === 'PUSH' ? email : channel === 'EMAIL' ? push : undefined
  if (other === undefined) return
  const key = channel === 'PUSH' ? 'email' : 'push'
  c.reportHere(
    'content/channel-mismatch',
    `${quoted(key)} is not allowed in a campaign of channel ${quoted(String(channel))}.`,
    key,
  ).hidesNested = true
}

/** The percentages of variations: as many as declared, and 100 together. */
export function variationPercentages(c: Check, declared: unknown, given: unknown): void {
  const percentages = Object.values(asObject(given) ?? {})
  // Empty percentages have a warning of their own.
  if (percentages.length === 0) return
  if (typeof declared === 'number' && declared !== percentages.length) {
    c.reportHere(
      'variation/count-mismatch',
      `Should be ${percentages.length}, the number of percentages in \`manual_distribution_percentage\`.`,
      'no_of_variations',
    )
  }
  let sum = 0
  for (const value of percentages) {
    // A negative percentage has a warning of its own.
    if (!Number.isInteger(value) || Number(value) < 0) return
    sum += Number(value)
  }
  if (sum === 100) return
  c.reportHere(
    'variation/percentages-sum',
    `The percentages should add up to 100; they add up to ${sum}.`,
    'manual_distribution_percentage',
  )
}

const mobile = 'Not a mobile number in E.164 format, such as +4915112345678.'
const email = 'Not an e-mail address, such as name@example.com.'

/** The values of an identifier with a known format. */
export function identifierValues(c: Check, identifier: unknown, given: unknown): void {
  const isMobile = identifier === 'USER_ATTRIBUTE_USER_MOBILE' || identifier === 'MOBILE_NUMBER'
  if (!isMobile && identifier !== 'USER_ATTRIBUTE_USER_EMAIL' && identifier !== 'EMAIL') return
  const values = asList(given) ?? []
  for (let index = 0; index < values.length; index++) {
    const value = values[index]
    if (typeof value !== 'string' || (isMobile ? isE164 : isEmail)(value) || isTemplate(value))
      continue
    const message = isMobile ? mobile : email
    c.reportHere('test/identifier-value-format', message, 'identifier_values', index)
  }
}

/** Rounding errors in sums of decimal fractions are smaller than one part in this many. */
const precision = 1e6

/** The split of an offering's variations, and the size of its control group. */
export function variationSplit(
  c: Check,
  given: unknown,
  distribution: unknown,
  controlGroup: unknown,
): void {
  const percentage = asObject(controlGroup)?.percentage
  if (isNumber(percentage) && !(percentage >= 0 && percentage <= 100)) {
    c.reportHere(
      'offering/control-group-range',
      'Should be a percentage from 0 to 100.',
      'control_group',
      'percentage',
    )
  }
  const split = splitOf(asObject(distribution))
  if (split === undefined) return
  const variants = asList(given)
  if (variants?.every((name): name is string => typeof name === 'string')) {
    const names = Object.keys(split)
    const lookup = new IdLookup(variants)
    if (names.length !== variants.length || !names.every((name) => lookup.has(name))) {
      c.reportHere(
        'offering/split-mismatch',
        'The split should have exactly the variants of `variantsPerLocale`.',
        'smv_distribution',
      )
    }
  }
  let sum: number | undefined
  for (const name in split) {
    const value = split[name]
    if (!isNumber(value)) return
    sum = (sum ?? 0) + value
  }
  if (sum === undefined || Math.round(sum * precision) === 100 * precision) return
  c.reportHere(
    'offering/split-sum',
    `The percentages of the split should add up to 100; they add up to ${Number(sum.toFixed(6))}.`,
    'smv_distribution',
  )
}

/**
 * Returns the percentages by variant: `smv_distribution.split` if it is an object, else
 * `smv_distribution` if all its members are numbers. Other shapes are not documented.
 */
function splitOf(distribution: JsonObject | undefined): JsonObject | undefined {
  if (distribution === undefined) return undefined
  const { split } = distribution
  if (isObject(split)) return split
  const members = Object.values(distribution)
  return members.length > 0 && members.every(isNumber) ? distribution : undefined
}

/**
 * Reports a key of an object with other keys than the documented ones if it is nearly one of them
 * that is missing, or belongs inside another one.
 */
export function nearKey(
  c: Check,
  object: JsonObject,
  key: string,
  known: readonly string[],
  inside?: readonly string[],
): void {
  const missing = known.filter((name) => object[name] === undefined)
  const isMisspelled = missing.length > 0 && nearest(key, missing, true) !== undefined
  if (isMisspelled || inside?.includes(key)) c.unknown(key)
}
