import { asList } from '../base/json.js'
import type { JsonScan } from '../json-text/scan.js'

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

/** Header values by lower-case name, read on demand. Joins repeated values; ignores empty ones. */
export class RequestHeaders {
  constructor(
    private readonly names: readonly unknown[],
    private readonly values: readonly unknown[],
  ) {}

  get(wanted: string): string | undefined {
    let value: string | undefined
    for (let index = 0; index < this.names.length; index++) {
      if (!isNamed(this.names[index], wanted)) continue
      const text = textOf(this.values[index])
      if (text !== '') value = value === undefined ? text : `${value}, ${text}`
    }
    return value
  }

  /** Returns the lower-case names of the headers that are not empty. */
  present(): string[] {
    return this.names
      .filter(
        (name, index): name is string =>
          typeof name === 'string' && textOf(this.values[index]) !== '',
      )
      .map((name) => name.toLowerCase())
  }
}

const isNamed = (name: unknown, wanted: string): boolean =>
  typeof name === 'string' &&
  name.length === wanted.length &&
  (name === wanted || name.toLowerCase() === wanted)

function textOf(value: unknown): string {
  const text = asList(value)?.join(', ') ?? value
  return typeof text === 'string' ? trimSpace(text) : ''
}

/** More headers than any server accepts. */
const mostHeaders = 100_000

/** Reads headers; any other shape has none. Throws a TypeError on more than 100,000 headers. */
export function readHeaders(input: HeadersInput): RequestHeaders {
  if (Array.isArray(input)) return new RequestHeaders([], [])
  if (!hasForEach(input)) {
    const names = Object.keys(input)
    assertFew(names)
    return new RequestHeaders(
      names,
      names.map((name) => input[name]),
    )
  }
  const names: unknown[] = []
  const values: unknown[] = []
  input.forEach((value: string, name: string) => {
    names.push(name)
    values.push(value)
    assertFew(names)
  })
  return new RequestHeaders(names, values)
}

type HeadersObject = Extract<HeadersInput, { forEach(visit: never): void }>

/** Returns whether headers are an object with methods, such as Fetch `Headers`, not a record. */
export const hasForEach = (input: object): input is HeadersObject => {
  const { forEach } = input as { forEach?: unknown }
  // An array has a `forEach` too, which may visit billions of gaps.
  return typeof forEach === 'function' && !('length' in input)
}

function assertFew({ length }: readonly unknown[]): void {
  if (length > mostHeaders) throw new TypeError(`Too many headers: more than ${mostHeaders}.`)
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
