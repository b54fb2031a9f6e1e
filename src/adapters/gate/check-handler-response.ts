import type { Facts, Verdict } from '../../core/index.js'
import { type Answer, bytesOfBody, isEncoded } from './answer.js'
import { type GateSettings, notify } from './gate-options.js'
import { bodyOfText } from './parsed-body.js'

/** Checks and reports a response of a handler. Returns an Error if it must not be sent. */
export function checkHandlerResponse(
  response: Answer,
  { operation, ...verdict }: Verdict,
  facts: Facts,
  settings: GateSettings,
): Error | undefined {
  // Compressed bodies are not checked.
  if (settings.responses === 'off' || isEncoded(response.headers)) return undefined
  // A 304 has no content to check.
  if (response.status === 304) return undefined
  const { bodyEncoding: _, ...withoutEncoding } = response
  const read = { ...withoutEncoding, body: bodyOfText(textOf(response)) }
  const context = verdict.ok ? { request: verdict.request, facts } : { facts }
  const checked = settings.contract.checkResponse(operation, read, context)
  notify(settings, settings.onResponse, { operation, response: read, verdict: checked })
  if (checked.ok || settings.responses !== 'enforce') return undefined
  const [first] = checked.findings.filter(({ level }) => level === 'MUST')
  return new Error(`The response to ${operation} breaks the contract: ${first?.message}`)
}

/** Returns the text of a body; invalid bytes are replaced. */
const textOf = (response: Answer): string =>
  response.bodyEncoding === undefined
    ? response.body
    : new TextDecoder().decode(bytesOfBody(response))
