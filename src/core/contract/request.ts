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
 * One request in no framework's shape. A part left undefined is not judged (its rules are listed
 * in `unchecked`); one that is given but empty is. A body that is undefined is a missing body.
 */
export interface RequestInput {
  params?: Readonly<Record<string, string>> | undefined
  query?: Readonly<Record<string, string | readonly string[]>> | undefined
  headers?: HeadersInput | undefined
  body?: unknown
  /** What `scanJson` found in the text of the body; without it that text is not judged. */
  bodyScan?: JsonScan | undefined
}

/**
 * Header values by lower-case name, read when they are asked for. Repeated values are joined; empty
 * ones are absent.
 */
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

  /** The lower-case names of the headers that are not empty. */
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

/** More headers than any server lets through. */
const mostHeaders = 100_000

/**
 * Reads headers. Of another shape than a header record or object, it is as if there were none. Throws
 * a TypeError on more than 100,000.
 */
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

/** Whether headers are an object with methods, as the Fetch API has it, rather than a record. */
export const hasForEach = (input: object): input is HeadersObject => {
  const { forEach } = input as { forEach?: unknown }
  // A list has a forEach too, which may walk over billions of gaps.
  return typeof forEach === 'function' && !('length' in input)
}

function assertFew({ length }: readonly unknown[]): void {
  if (length > mostHeaders) throw new TypeError(`There are more than ${mostHeaders} headers.`)
}

/** Without the spaces and tabs around it, which HTTP does not count to a header's value. */
function trimSpace(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isSpace(text.charCodeAt(start))) start++
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--
  return text.slice(start, end)
}

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x09
