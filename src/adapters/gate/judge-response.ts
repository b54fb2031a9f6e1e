import type { Facts, Verdict } from '../../core/index.js'
import { type Answer, bytesOfBody, isEncoded } from './answer.js'
import { type GateSettings, tell } from './gate-options.js'
import { bodyOfText } from './parsed-body.js'

/** Checks a response of the server and reports it; what is wrong with one that must not be sent. */
export function judgeResponse(
  response: Answer,
  { operation, ...verdict }: Verdict,
  facts: Facts,
  settings: GateSettings,
): Error | undefined {
  // What is compressed is no business of who sees it on its way out.
  if (settings.responses === 'off' || isEncoded(response.headers)) return undefined
  // That what the client has is still right, the API leaves to HTTP.
  if (response.status === 304) return undefined
  const { bodyEncoding: _, ...withoutEncoding } = response
  const read = { ...withoutEncoding, body: bodyOfText(textOf(response)) }
  const context = verdict.ok ? { request: verdict.request, facts } : { facts }
  const judged = settings.contract.checkResponse(operation, read, context)
  tell(settings, settings.onResponse, { operation, response: read, verdict: judged })
  if (judged.ok || settings.responses !== 'enforce') return undefined
  const [first] = judged.findings.filter(({ level }) => level === 'MUST')
  return new Error(`The response to ${operation} breaks the contract: ${first?.message}`)
}

/** The text of a body; what is no text is read as well as it can be. */
const textOf = (response: Answer): string =>
  response.bodyEncoding === undefined
    ? response.body
    : new TextDecoder().decode(bytesOfBody(response))
