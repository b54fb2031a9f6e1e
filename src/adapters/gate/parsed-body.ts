import { attempt } from '../../core/base/attempt.js'

/** Returns the JSON of a response body, or the text if it is not JSON; undefined if empty. */
export const bodyOfText = (text: string): unknown =>
  text === '' ? undefined : (parsedBody(text) ?? text)

/** Parses a text or bytes as JSON; undefined if invalid. Returns other values unchanged. */
export function parsedBody(value: unknown): unknown {
  const text = value instanceof Uint8Array ? new TextDecoder().decode(value) : value
  return typeof text === 'string' ? attempt((): unknown => JSON.parse(text)) : value
}
