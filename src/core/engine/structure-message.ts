import {
  asList,
  asObject,
  given,
  isObject,
  type JsonObject,
  kindOf,
  own,
  type Path,
} from '../base/json.js'
import { didYouMean, nearest } from '../base/nearest.js'
import { listed, quoted } from '../base/text.js'
import type { ServiceNames } from '../contract/service-names.js'
import { dateTimeAdvice } from '../formats/date-time-advice.js'
import { uriEscapes } from '../formats/uri-escapes.js'
import { allowedValues } from './allowed-values.js'
import type { Finding } from './finding.js'
import type { ShapeAtPath, Site } from './shape.js'

/** Returns the message of a finding at a path with its site. */
export function messageOf(finding: Finding, path: Path, site: Site): string {
  const { keyword, param, rule, check } = finding
  const { value, shapeAround } = site
  const last = String(path.at(-1))
  switch (keyword) {
    case '':
      return String(param)
    case 'missing':
      return `${quoted(last)} is required to create an offering.`
    case 'rule':
      return ruleMessages[rule as keyof typeof ruleMessages] ?? ''
    case 'required': {
      const earlier = earlierName(param, site)
      const text = `${quoted(String(param))} is required.`
      return earlier === undefined ? text : `${text} Rename ${quoted(earlier)}.`
    }
    case 'false schema':
      return `This field was renamed. Use ${quoted(String(shapeAround?.defined.renamed?.[last]))} instead.`
    case 'additionalProperties':
      return unknownFieldMessage(String(param), asObject(site.around) ?? {}, shapeAround?.known)
    case 'minItems':
    case 'minProperties':
      return path.length === 0
        ? 'The body is empty, so the request changes nothing.'
        : 'Must not be empty.'
    case 'expectedEnum': {
      const key = typeof path.at(-1) === 'number' ? path.at(-2) : last
      return unknownValueMessage(value, param as string[], String(key))
    }
    case 'type':
    case 'expectedType':
      return typeMessage(param as string | string[], site)
    case 'enum':
      return enumMessage(check, last, site, param as string[])
    case 'serviceEnum':
      return serviceEnumMessage(check, last, site, param as ServiceEnum)
    case 'minimum':
    case 'expectedMinimum':
      return `Must be at least ${param}.`
    case 'maximum':
    case 'expectedMaximum':
      return typeof param === 'string' ? param : `Must be at most ${param}.`
    case 'minLength':
      return `Must have at least ${param} characters.`
    case 'maxLength':
      return `Must have at most ${param} characters.`
    case 'maxItems':
      return `Must have at most ${param} entries, not ${asList(value)?.length}.`
    case 'format':
      return formatMessage(written(String(param)), value)
    default:
      return 'Does not match the schema.'
  }
}

/** Returns the earlier name of a missing field, if the object that lacks it has one. */
export function earlierName(missing: unknown, { around, shapeAround }: Site): string | undefined {
  const renamed = shapeAround?.defined.renamed ?? {}
  return Object.keys(renamed).find(
    (name) => renamed[name] === missing && isObject(around) && given(around, name),
  )
}

/** The messages of rules that are a pattern in the schema, or a value beside an enum (`x-enum-rules`). */
const ruleMessages = {
  'offering/name-characters': 'A name can have only ASCII letters, digits and underscores.',
  'variation/key-format': 'The key must be `variation_N` with N from 1, such as `variation_1`.',
  'create/channel-not-supported':
    'SMS campaigns can only be searched (POST /v5/campaigns/search), not created.',
  'create/delivery-type-not-supported':
    'A `BROADCAST_LIVE_ACTIVITY` campaign cannot be created through the API.',
  'status/publish-not-accepted':
    '`PUBLISH` is not accepted here. Send PATCH /v5/campaigns/{campaign_id} with `{"status": "PUBLISH"}`.',
  'update/channel-not-supported': 'SMS campaigns can only be searched, not updated.',
}

function typeMessage(types: string | readonly string[], { value, shape }: Site): string {
  const isFraction = types.includes('integer') && typeof value === 'number'
  const wanted = typeof types === 'string' ? kindNamed(types) : types.map(kindNamed).join(' or ')
  const keys = types === 'object' && shape ? [...shape.known.keys()] : []
  const content =
    keys.length > 0 && isShortList(keys, longestBeside) ? ` with ${listed(keys, 'and')}` : ''
  const message = `Must be ${wanted}${content}, not ${isFraction ? 'a fraction' : kindOf(value)}.`
  const advice = typeof types === 'string' ? notationAdvice(types, value) : undefined
  return advice === undefined ? message : `${message} ${advice}`
}

/** Returns how to write a value of another type that the type was probably meant for. */
function notationAdvice(type: string, value: unknown): string | undefined {
  const kind = typeof value
  if (type === 'text' && (kind === 'number' || kind === 'boolean')) {
    // Parsing may have changed the digits of a large number.
    const isKnown = !Number.isInteger(value) || Number.isSafeInteger(value)
    return isKnown ? `Put it in quotes: ${quoted(`"${value}"`)}.` : 'Put it in quotes.'
  }
  if (type === 'array' && (kind === 'string' || kind === 'number')) {
    return 'Put it in square brackets.'
  }
  const isUnquoted = kind === 'string' && notations[type]?.test(String(value))
  return isUnquoted ? `Remove the quotes: ${quoted(String(value))}.` : undefined
}

/** Texts that are a value of another type without their quotes. */
const notations: Readonly<Record<string, RegExp>> = {
  integer: /^-?\d{1,15}$/,
  number: /^-?\d{1,15}(?:\.\d{1,15})?$/,
  boolean: /^(?:true|false)$/,
}

const kindNamed = (type: string): string => kinds[type] ?? formats[written(type)] ?? type

const kinds: Record<string, string> = {
  string: 'a string',
  /** A string of any form. */
  text: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
}

const formats: Record<string, string> = {
  'date-time': 'an RFC 3339 date-time, such as 2031-05-01T09:00:00Z',
  'idn-email': 'an e-mail address, such as name@example.com',
  uri: 'an absolute URI, such as https://example.com/image.png',
  'hex-color': 'a hex color of 3, 4, 6 or 8 digits, such as #1f8a70',
}

/** Returns the name of a format that also accepts templates, without them. */
const written = (format: string): string => format.replace('-or-template', '')

function formatMessage(format: string, value: unknown): string {
  const text = String(value)
  const escapes = format === 'uri' ? uriEscapes(text) : undefined
  if (escapes !== undefined) return `Must be an absolute URI: ${escapes}.`
  const advice = format === 'date-time' ? dateTimeAdvice(text) : undefined
  return advice === undefined
    ? `Must be ${formats[format]}.`
    : `Must be an RFC 3339 date-time: ${advice}.`
}

/** Longer lists of allowed values are replaced by their number and examples. */
const longestList = 155

/** A list beside a suggestion is shorter. */
const longestBeside = 100

/** Returns whether a list of the names is short, without writing it. */
function isShortList(names: readonly string[], longest = longestList): boolean {
  let length = 0
  // Each name has two backticks, and a separator of two characters; " or " has two more.
  for (const name of names) length += name.length + 4
  return length <= longest
}

function enumMessage(
  check: Finding['check'],
  key: string,
  site: Site,
  values: readonly string[],
): string {
  const allowed = allowedValues(check, site.target, values)
  // A value that is not allowed may be nearly written; then another one was not meant.
  const meant = nearest(site.value, values)
  if (meant !== undefined && allowed.includes(meant)) {
    const missing = neededBy(site, key, meant)
    const requires = missing.length === 0 ? '' : ` It requires ${listed(missing, 'and')}.`
    const list = isShortList(allowed, longestBeside) ? listed(allowed) : countOf(allowed)
    return `Must be ${list}. Did you mean ${quoted(meant)}?${requires}`
  }
  const list = isShortList(allowed)
    ? listed(allowed)
    : `${countOf(allowed)}, such as ${listed(allowed.slice(0, 3))}`
  return `Must be ${list}.`
}

const countOf = (allowed: readonly string[]): string => `one of ${allowed.length} values`

/** Returns which keys the object around a value lacks that another value of its key requires. */
function neededBy({ around, shapeAround }: Site, key: string, value: string): readonly string[] {
  const needed = shapeAround?.defined.needs?.[key]?.[value] ?? []
  return needed.filter((name) => asObject(around)?.[name] === undefined)
}

/** Returns the message for a value that the contract does not name; its list may be incomplete. */
function unknownValueMessage(value: unknown, documented: readonly string[], key: string): string {
  const noun = key.replace(/(?<!u)s$/, '').replaceAll('_', ' ')
  const hint = didYouMean(value, documented) || ` Documented: ${shortList(documented)}.`
  return `Unknown ${noun} ${quoted(String(value))}.${hint}`
}

const shortList = (names: readonly string[]): string =>
  isShortList(names, longestBeside)
    ? listed(names, 'and')
    : `${names.slice(0, 3).map(quoted).join(', ')} and ${names.length - 3} more`

/** Fixed enum members, and the names of those that the options define. */
interface ServiceEnum {
  readonly values: readonly string[]
  readonly names: readonly (keyof ServiceNames)[]
  /** The rules that report some values instead. */
  readonly rules: Readonly<Record<string, keyof typeof ruleMessages>>
}

function serviceEnumMessage(
  check: Finding['check'],
  key: string,
  site: Site,
  param: ServiceEnum,
): string {
  const { value, target } = site
  const names = param.names.map((name) => check.names[name])
  const values = [...param.values, ...names]
  const { gaid } = check.names
  const isOtherService =
    typeof value === 'string' &&
    value.endsWith('_GAID') &&
    allowedValues(check, target, values).includes(gaid)
  if (isOtherService) {
    return `Must be ${quoted(gaid)}: its prefix is the service name (option \`serviceName\`).`
  }
  const message = enumMessage(check, key, site, values)
  const rule = own(param.rules, String(value).toUpperCase()) as
    | keyof typeof ruleMessages
    | undefined
  return rule === undefined ? message : `${message} ${ruleMessages[rule]}`
}

/** Returns the message of `field/unknown`, which suggests only keys that are missing. */
function unknownFieldMessage(
  key: string,
  object: JsonObject,
  known: ShapeAtPath['known'] = new Map(),
): string {
  const keys = [...known.keys()]
  const free = keys.filter((name) => !given(object, name))
  const holder = keys.find((name) => known.get(name)?.known.has(key) && isFree(object, name, key))
  const meant =
    nearest(key, free) ??
    withWord(key, free) ??
    (holder === undefined ? undefined : `${holder}.${key}`)
  return meant === undefined
    ? 'Unknown field; the API may ignore it.'
    : `Unknown field. Did you mean ${quoted(meant)}?`
}

/** Returns the only name that begins or ends with a word, as `from_address` does with `from`. */
function withWord(word: string, names: readonly string[]): string | undefined {
  const found = names.filter((name) => name.startsWith(`${word}_`) || name.endsWith(`_${word}`))
  return found.length === 1 ? found[0] : undefined
}

/** Returns whether the object has room for a key in the object under a name. */
function isFree(object: JsonObject, name: string, key: string): boolean {
  const inner = own(object, name)
  return inner === undefined || (isObject(inner) && !given(inner, key))
}
