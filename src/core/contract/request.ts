import { areUsualCredentials, parseBasicCredentials } from '../base/basic-credentials.js'
import { asList } from '../base/json.js'
import type { JsonScan } from '../json-text/scan.js'
import type { ServiceNames } from './service-names.js'

/** Header names in any letter case, a Fetch `Headers` object or a plain record. */
export type HeadersInput =
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | {
      get(name: string): string | null
      forEach(visit: (value: string, name: string) => void): void
    }

/**
 * A framework-neutral request. A part that is undefined is not validated: its rules are listed in
 * `unchecked`. An empty part is validated. A body that is undefined is a missing body.
 */
export interface RequestInput<Params = Readonly<Record<string, string>>> {
  params?: Params | undefined
  query?: Readonly<Record<string, string | readonly string[]>> | undefined
  headers?: HeadersInput | undefined
  body?: unknown
  /** The result of `scanJson` for the text of the body; without it the text is not validated. */
  bodyScan?: JsonScan | undefined
}

/** User name and password of Basic credentials. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

/** Values of headers by lower-case name. */
export type HeaderRecord = Readonly<Record<string, string | undefined>>

/** The headers of a request. Those that rules read are read in one pass; an empty one is missing. */
export class RuleHeaders {
  authorization: string | undefined = undefined
  requestId: string | undefined = undefined
  idempotencyKey: string | undefined = undefined
  /** All headers; undefined until another one is read, as listing them costs more than a check. */
  listed: HeaderRecord | undefined = undefined
  private decoded: Credentials | null | undefined = null
  private readonly isOfFetch: boolean

  /** `isHttp`: whether others are read too, so that one pass lists them all. */
  constructor(
    private readonly given: HeadersInput,
    names: ServiceNames,
    isHttp = false,
  ) {
    this.isOfFetch =
      hasForEach(given) && Object.prototype.toString.call(given) === '[object Headers]'
    if (this.isOfFetch || isHttp) {
      this.authorization = this.get('authorization')
      this.requestId = this.get(names.requestIdKey)
      this.idempotencyKey = this.get('idempotency-key')
    } else if (isPlainRecord(given)) {
      for (const name in given) this.add(name, given[name], names)
    } else forEachHeader(given, (name, value) => this.add(name, value, names))
  }

  /** The Basic credentials, decoded once; undefined if there are none. */
  get credentials(): Credentials | undefined {
    if (this.decoded === null) this.decoded = parseBasicCredentials(this.authorization ?? '')
    return this.decoded
  }

  /** Whether there are Basic credentials; usual ones are not decoded. */
  get hasCredentials(): boolean {
    return areUsualCredentials(this.authorization ?? '') || this.credentials !== undefined
  }

  /** Returns a value by its lower-case name. */
  get(name: string): string | undefined {
    return this.isOfFetch && this.listed === undefined
      ? joined(undefined, (this.given as Headers).get(name))
      : this.record[name]
  }

  get record(): HeaderRecord {
    this.listed ??= headerRecord(this.given)
    return this.listed
  }

  private add(name: unknown, value: unknown, names: ServiceNames): void {
    if (isNamed(name, 'authorization', 'Authorization'))
      this.authorization = joined(this.authorization, value)
    else if (isNamed(name, 'idempotency-key', 'Idempotency-Key'))
      this.idempotencyKey = joined(this.idempotencyKey, value)
    else if (isNamed(name, names.requestIdKey, names.requestIdHeader))
      this.requestId = joined(this.requestId, value)
  }
}

/** Returns whether a name is the wanted one, in lower case, in its usual spelling or any other. */
export const isNamed = (name: unknown, wanted: string, usual = wanted): boolean =>
  typeof name === 'string' &&
  name.length === wanted.length &&
  (name === wanted || name === usual || name.toLowerCase() === wanted)

/** Returns the value of a header after another of the same name. */
export function joined(value: string | undefined, next: unknown): string | undefined {
  const text = textOf(next)
  if (text === '') return value
  return value === undefined ? text : `${value}, ${text}`
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : asList(value)?.join(', ')
  return text === undefined ? '' : trimSpace(text)
}

/**
 * Returns the values of all headers by lower-case name. Joins repeated values; ignores empty ones. Any
 * other shape has no headers.
 */
export function headerRecord(given: HeadersInput): HeaderRecord {
  const record: Record<string, string> = Object.create(null)
  forEachHeader(given, (name, value) => {
    if (typeof name !== 'string') return
    const key = name.toLowerCase()
    const all = joined(record[key], value)
    if (all !== undefined) record[key] = all
  })
  return record
}

function forEachHeader(input: HeadersInput, visit: (name: unknown, value: unknown) => void): void {
  if (Array.isArray(input)) return
  if (hasForEach(input)) {
    input.forEach((value: string, name: string) => {
      visit(name, value)
    })
    return
  }
  // Makes no list of names.
  for (const name in input) if (Object.hasOwn(input, name)) visit(name, input[name])
}

/** Returns whether `for...in` finds headers alone. */
const isPlainRecord = (input: HeadersInput): input is Readonly<Record<string, string>> =>
  Object.getPrototypeOf(input) === Object.prototype && !hasForEach(input)

type HeadersObject = Extract<HeadersInput, { forEach(visit: never): void }>

/** Returns whether headers are an object with methods, such as Fetch `Headers`, not a record. */
export const hasForEach = (input: object): input is HeadersObject => {
  const { forEach } = input as { forEach?: unknown }
  // An array has a `forEach` too, which may visit billions of gaps.
  return typeof forEach === 'function' && !('length' in input)
}

/** Removes surrounding spaces and tabs, which are not part of a header's value in HTTP. */
function trimSpace(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isSpace(text.charCodeAt(start))) start++
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--
  return text.slice(start, end)
}

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x09
