import { attempt } from '../../core/base/attempt.js'

/** What the text of a response's body says: its JSON, or else itself; of an empty one nothing. */
export const bodyOfText = (text: string): unknown =>
  text === '' ? undefined : (parsedBody(text) ?? text)

/** The JSON of a body that came as text or bytes; undefined where it is none. */
export function parsedBody(value: unknown): unknown {
  const text = value instanceof Uint8Array ? new TextDecoder().decode(value) : value
  return typeof text === 'string' ? attempt((): unknown => JSON.parse(text)) : value
}
