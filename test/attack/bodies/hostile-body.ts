import type { Facts, HeadersInput, OperationName } from '../../../src/core/index.js'

/** One way to attack the validation of a body, built to any size. */
export interface HostileBody {
  name: string
  operation: OperationName
  /** Returns JSON text, or a malformed imitation, of about `bytes` bytes. */
  text: (bytes: number) => string
  facts?: (bytes: number) => Facts
  /** Headers in addition to the credentials. */
  headers?: (bytes: number) => HeadersInput & object
}

/** Repeats the results of `entry`, separated by commas, up to a size in bytes. */
export function entries(bytes: number, entry: (index: number) => string): string {
  const written: string[] = []
  for (let size = 0, index = 0; size < bytes; index++) {
    const text = entry(index)
    written.push(text)
    size += text.length + 1
  }
  return written.join(',')
}

/** Writes an object of such members, up to a size in bytes. */
export const members = (bytes: number, key: (index: number) => string, value = '1'): string =>
  `{${entries(bytes, (index) => `${JSON.stringify(key(index))}:${value}`)}}`

/** Writes an array of such values, up to a size in bytes. */
export const list = (bytes: number, value: (index: number) => string): string =>
  `[${entries(bytes, value)}]`

/** Wraps a text in as many levels as fit a size in bytes. */
export function nested(bytes: number, open: string, close: string, inner: string): string {
  const levels = Math.floor(bytes / (open.length + close.length))
  return `${open.repeat(levels)}${inner}${close.repeat(levels)}`
}

/** Repeats a text up to a size in bytes. */
export const repeated = (bytes: number, text: string): string =>
  text.repeat(Math.ceil(bytes / text.length))
