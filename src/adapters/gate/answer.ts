import { attempt } from '../../core/base/attempt.js'
import { decodeUtf8 } from '../../core/base/bytes.js'
import type { KeptResponse } from '../stores/stores.js'

/** A response as sent over the wire. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
  /** Set if the body is base64 of binary bytes. */
  bodyEncoding?: 'base64' | undefined
}

/** Returns a response to send: a text body, such as a stored one, unchanged, any other as JSON. */
export function answerOf({ status, headers = {}, body, bodyEncoding }: KeptResponse): Answer {
  if (typeof body === 'string') return { status, headers, body, bodyEncoding }
  if (body === undefined) return { status, headers, body: '' }
  const isTyped = headerOf(headers, 'content-type') !== undefined
  const typed = isTyped ? headers : { ...headers, 'Content-Type': 'application/json' }
  return { status, headers: typed, body: JSON.stringify(body) }
}

/** Returns the value of a header, by its lower-case name. */
export function headerOf(headers: Answer['headers'], wanted: string): string | undefined {
  for (const name in headers) if (name.toLowerCase() === wanted) return headers[name]
  return undefined
}

/** Returns one string per header. Joins arrays with commas. */
export function headerTexts(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined && value !== null) {
      texts[name] = Array.isArray(value) ? value.join(', ') : String(value)
    }
  }
  return texts
}

/** Returns whether a response of this status has no body. */
export const isBodiless = (status: number): boolean => [204, 205, 304].includes(status)

/** Returns the body of a response from the bytes that a handler has sent. */
export function bodyOfBytes(bytes: Uint8Array): Pick<Answer, 'body' | 'bodyEncoding'> {
  const text = decodeUtf8(bytes)
  return text === undefined ? { body: base64Of(bytes), bodyEncoding: 'base64' } : { body: text }
}

/** How many arguments a call can take. */
const chunkLength = 0x2000

function base64Of(bytes: Uint8Array): string {
  const chunks: string[] = []
  for (let start = 0; start < bytes.length; start += chunkLength) {
    chunks.push(String.fromCharCode(...bytes.subarray(start, start + chunkLength)))
  }
  return btoa(chunks.join(''))
}

/** Returns the bytes to send as the body of a response. */
export const bytesOfBody = ({ body, bodyEncoding }: Answer): Uint8Array<ArrayBuffer> =>
  bodyEncoding === 'base64'
    ? Uint8Array.from(atob(body), (character) => character.charCodeAt(0))
    : new TextEncoder().encode(body)

/** Returns the JSON of a response body, or the text if it is not JSON; undefined if empty. */
export const bodyOfText = (text: string): unknown =>
  text === '' ? undefined : (parsedBody(text) ?? text)

/** Parses a text or bytes as JSON; undefined if invalid. Returns other values unchanged. */
export function parsedBody(value: unknown): unknown {
  const text = value instanceof Uint8Array ? new TextDecoder().decode(value) : value
  return typeof text === 'string' ? attempt((): unknown => JSON.parse(text)) : value
}

/** Headers that describe the body of their own message. */
const ofContent: ReadonlySet<string> = new Set([
  'accept-ranges',
  'content-digest',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-location',
  'content-md5',
  'content-range',
  'content-type',
  'digest',
  'etag',
  'last-modified',
  'repr-digest',
  'trailer',
  'transfer-encoding',
])

/** Returns whether a header describes the body, and must not be sent with another body. */
export const isOfContent = (name: string): boolean => ofContent.has(name.toLowerCase())

/** Returns the headers that may be sent with another body, such as those of CORS. */
export function withoutContent<Value>(
  headers: Readonly<Record<string, Value>>,
): Record<string, Value> {
  const kept: Record<string, Value> = {}
  for (const name in headers) if (!isOfContent(name)) kept[name] = headers[name] as Value
  return kept
}
