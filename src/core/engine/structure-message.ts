import { given, type JsonObject, kindOf } from '../base/json.js'
import { nearest } from '../base/nearest.js'
import { listed, quoted } from '../base/text.js'
import type { ServiceSpellings, StructuralError } from './structural-errors.js'

/**
 * What is wrong, in words: one sentence for each keyword that the contract's schemas use. The value
 * is only looked up for those that speak of it.
 */
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
      return wrongType(String(param), value())
    case 'enum':
      return oneOf(value(), param as string[])
    case 'serviceEnum':
      return oneOfServiceEnum(value(), param as ServiceEnum, spellings)
    case 'minimum':
      return `Must be at least ${param}.`
    case 'maximum':
      return `Must be at most ${param}.`
    case 'minLength':
      return `Must have at least ${param} characters.`
    case 'maxLength':
      return `Must have at most ${param} characters.`
    case 'maxItems':
      return `Must have at most ${param} entries.`
    case 'format':
      return `Must be ${formats[String(param).replace('-or-template', '')]}.`
    default:
      return 'Does not have the form that the contract describes.'
  }
}

function wrongType(type: string, value: unknown): string {
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

/** A list of allowed values is shown up to this length; more of it does not help a reader. */
const longestList = 100

function oneOf(value: unknown, allowed: readonly string[]): string {
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

/** Members that stand as they are, and those that options spell. */
interface ServiceEnum {
  readonly values: readonly string[]
  readonly names: readonly (keyof ServiceSpellings)[]
}

function oneOfServiceEnum(value: unknown, param: ServiceEnum, spellings: ServiceSpellings): string {
  const names = param.names.map((name) => spellings[name])
  const isOtherService =
    typeof value === 'string' && value.endsWith('_GAID') && names.includes(spellings.gaid)
  return isOtherService
    ? `Must be ${quoted(spellings.gaid)}: its prefix is the service name (option \`serviceName\`).`
    : oneOf(value, [...param.values, ...names])
}

/** For `field/unknown`: the known keys of the object, less those that it has already. */
export function unknownFieldMessage(
  key: string,
  object: JsonObject,
  keys: readonly string[] = [],
): string {
  const free = keys.filter((name) => !given(object, name))
  const meant = nearest(key, free)
  return meant === undefined
    ? 'Not a field of this object; the API may ignore it.'
    : `Not a field of this object. Did you mean ${quoted(meant)}?`
}
