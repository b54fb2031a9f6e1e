import { given, type JsonObject, kindOf } from '../base/json.js'
import { nearest } from '../base/nearest.js'
import { listed, quoted } from '../base/text.js'
import type { ServiceSpellings, StructuralError } from './structural-errors.js'

/** Returns the message for a keyword. It calls `value` only if the message depends on the value. */
export function structureMessage(
  error: StructuralError,
  value: () => unknown,
  spellings: ServiceSpellings,
): string {
  const { keyword, param } = error
  switch (keyword) {
    case 'required':
      return `${quoted(String(param))} is required.`
    case 'type':
      return typeMessage(String(param), value())
    case 'enum':
      return enumMessage(value(), param as string[])
    case 'serviceEnum':
      return serviceEnumMessage(value(), param as ServiceEnum, spellings)
    case 'minimum':
      return `Must be at least ${param}.`
    case 'maximum':
      return `Must be at most ${param}.`
    case 'minLength':
      return `Must have at least ${param} ${param === 1 ? 'character' : 'characters'}.`
    case 'maxLength':
      return `Must have at most ${param} characters.`
    case 'maxItems':
      return `Must have at most ${param} entries.`
    case 'format':
      return `Must be ${formats[String(param).replace('-or-template', '')]}.`
    default:
      return 'Does not match the schema.'
  }
}

function typeMessage(type: string, value: unknown): string {
  const isFraction = type === 'integer' && typeof value === 'number'
  return `Must be ${kinds[type] ?? type}, not ${isFraction ? 'a fraction' : kindOf(value)}.`
}

const kinds: Record<string, string> = {
  string: 'a string',
  integer: 'an integer',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
}

const formats: Record<string, string> = {
  'date-time': 'an RFC 3339 date-time, such as 2031-05-01T09:00:00Z',
  email: 'an e-mail address, such as name@example.com',
  uri: 'an absolute URI, such as https://example.com/image.png',
  'hex-color': 'a hex colour of 3, 4, 6 or 8 digits, such as #1f8a70',
}

/** Longer lists of allowed values are replaced by their number and examples. */
const longestList = 100

function enumMessage(value: unknown, allowed: readonly string[]): string {
  const all = listed(allowed)
  const isShort = all.length <= longestList
  const count = `one of ${allowed.length} values`
  const list = isShort ? all : `${count}, such as ${listed(allowed.slice(0, 3))}`
  if (typeof value !== 'string') return `Must be ${list}, not ${kindOf(value)}.`
  const meant = nearest(value, allowed)
  return meant === undefined
    ? `Must be ${list}.`
    : `Must be ${isShort ? all : count}. Did you mean ${quoted(meant)}?`
}

/** Fixed enum members, and the names of those that the options define. */
interface ServiceEnum {
  readonly values: readonly string[]
  readonly names: readonly (keyof ServiceSpellings)[]
}

function serviceEnumMessage(
  value: unknown,
  param: ServiceEnum,
  spellings: ServiceSpellings,
): string {
  const names = param.names.map((name) => spellings[name])
  const isOtherService =
    typeof value === 'string' && value.endsWith('_GAID') && names.includes(spellings.gaid)
  return isOtherService
    ? `Must be ${quoted(spellings.gaid)}: its prefix is the service name (option \`serviceName\`).`
    : enumMessage(value, [...param.values, ...names])
}

/** Returns the message of `field/unknown`, which suggests only keys that are missing. */
export function unknownFieldMessage(
  key: string,
  object: JsonObject,
  keys: readonly string[] = [],
): string {
  const free = keys.filter((name) => !given(object, name))
  const meant = nearest(key, free)
  return meant === undefined
    ? 'Unknown field; the API may ignore it.'
    : `Unknown field. Did you mean ${quoted(meant)}?`
}
