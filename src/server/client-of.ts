import type { CallHead, GateSettings } from './gate-options.js'

/** Names the client of a call. Throws on what is no text, which would be one client for all. */
export function clientOf(call: CallHead, settings: GateSettings): string {
  const client: unknown = settings.client(call)
  if (typeof client !== 'string') throw new TypeError('Option `client` must answer with a text.')
  return client
}
