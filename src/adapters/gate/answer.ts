import { attempt } from '../../core/base/attempt.js'
import type { KeptResponse } from '../stores/stores.js'

/**
 * A response as it goes over the wire: its body is the text itself, or base64 of its bytes where a
 * `Content-Encoding` or `bodyEncoding` says that they are no text.
 */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
  bodyEncoding?: 'base64'
}

/** A body that is a text already, such as a stored one, is sent as it stands; any other as JSON. */
export function answerOf({ status, headers = {}, body, ...rest }: KeptResponse): Answer {
  if (typeof body === 'string') return { status, headers, body, ...encodingOf(rest) }
  if (body === undefined) return { status, headers, body: '' }
  const isTyped = headerOf(headers, 'content-type') !== undefined
  const typed = isTyped ? headers : { ...headers, 'Content-Type': 'application/json' }
  return { status, headers: typed, body: JSON.stringify(body) }
}

/** The value of a header, whose name is given in lower case. */
export const headerOf = (headers: Answer['headers'], wanted: string): string | undefined =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1]

/** Header values as one text each, as Node's responses and others hold them. */
export function headerTexts(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && value !== null) {
      texts[name] = Array.isArray(value) ? value.join(', ') : String(value)
    }
  }
  return texts
}

/** Whether the bytes of a body are not those of its text. */
export const isEncoded = (headers: Answer['headers']): boolean =>
  (headerOf(headers, 'content-encoding') ?? 'identity') !== 'identity'

/** Whether a status has no body. A handler's body for it never reaches the client. */
export const isBodiless = (status: number): boolean => [204, 205, 304].includes(status)

/** How the body of a response is written, where that is said. */
export const encodingOf = ({
  bodyEncoding,
}: Pick<KeptResponse, 'bodyEncoding'>): Pick<Answer, 'bodyEncoding'> =>
  bodyEncoding === undefined ? {} : { bodyEncoding }

/** The body of an answer from the bytes that a handler has sent. */
export function bodyOfBytes(
  bytes: Uint8Array,
  headers: Answer['headers'],
): Pick<Answer, 'body' | 'bodyEncoding'> {
  if (isEncoded(headers)) return { body: base64Of(bytes) }
  const text = attempt(() => strictUtf8().decode(bytes))
  return text === undefined ? { body: base64Of(bytes), bodyEncoding: 'base64' } : { body: text }
}

const strictUtf8 = () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** As many characters as a call can take as its arguments. */
const chunkLength = 0x2000

function base64Of(bytes: Uint8Array): string {
  const chunks: string[] = []
  for (let start = 0; start < bytes.length; start += chunkLength) {
    chunks.push(String.fromCharCode(...bytes.subarray(start, start + chunkLength)))
  }
  return btoa(chunks.join(''))
}

/** What is to be sent of an answer. */
export const bytesOfBody = ({ headers, body, bodyEncoding }: Answer): Uint8Array<ArrayBuffer> =>
  isEncoded(headers) || bodyEncoding === 'base64'
    ? Uint8Array.from(atob(body), (character) => character.charCodeAt(0))
    : new TextEncoder().encode(body)
