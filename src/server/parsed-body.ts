import { attempt } from '../attempt.js'

/** The JSON of a body that came as text or bytes; undefined where it is none. */
export function parsedBody(value: unknown): unknown {
  const text = value instanceof Uint8Array ? new TextDecoder().decode(value) : value
  return typeof text === 'string' ? attempt((): unknown => JSON.parse(text)) : value
}
