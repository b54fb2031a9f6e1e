import { isHead } from '../../core/http/target.js'
import type { Facts, Verdict } from '../../core/index.js'
import { type Answer, answerOf, bodyOfText, bytesOfBody, headerOf } from './answer.js'
import { type GateSettings, notify } from './gate-options.js'
import type { GateCall } from './gate-request.js'
import type { ClaimedFacts } from './keys.js'

/** What an adapter calls when a handler has responded, or will not. */
export interface ResponseHooks {
  /**
   * Checks and stores a response. Returns the response to send instead, if any. With `goesOn`, the
   * handler still runs, and its key stays claimed until the lease ends. Never rejects.
   */
  onResponse?(response: Answer, goesOn?: boolean): Promise<Answer | undefined>
  /** Frees the key, because the handler threw and there is no response. Never rejects. */
  abandon?(): Promise<void>
}

/** Returns the callbacks for the handler's response, if it must be checked or stored. */
export function responseHooks(
  { request, route, settings }: GateCall,
  verdict: Verdict,
  { facts, claim }: ClaimedFacts,
): ResponseHooks {
  // A response to HEAD has no body to check, and read calls hold no key.
  if (claim === undefined && (settings.responses === 'off' || isHead(request.method))) return {}
  // A response that is lost after it was stored stays stored.
  let isOver = false
  return {
    async onResponse(response, goesOn = false) {
      isOver = true
      const error = checkHandlerResponse(response, verdict, facts, settings)
      if (error !== undefined) notify(settings, settings.onFault, error)
      const instead = error && answerOf(route.error('INTERNAL_ERROR'))
      if (!goesOn) await claim?.settle(instead ?? response)
      return instead
    },
    async abandon() {
      if (isOver) return
      isOver = true
      await claim?.release()
    },
  }
}

/** Checks and reports a response of a handler. Returns an Error if it must not be sent. */
export function checkHandlerResponse(
  response: Answer,
  { operation, ...verdict }: Verdict,
  facts: Facts,
  settings: GateSettings,
): Error | undefined {
  const { status, headers } = response
  // A 304 has no content to check.
  if (settings.responses === 'off' || status === 304 || isCompressed(response)) return undefined
  const read = { status, headers, body: bodyOfText(textOf(response)) }
  const context = verdict.ok ? { request: verdict.request, facts } : { facts }
  const checked = settings.contract.checkResponse(operation, read, context)
  notify(settings, settings.onResponse, { operation, response: read, verdict: checked })
  if (checked.ok || settings.responses !== 'enforce') return undefined
  const [first] = checked.findings.filter(({ level }) => level === 'MUST')
  return new Error(`The response to ${operation} breaks the contract: ${first?.message}`)
}

const isCompressed = ({ headers }: Answer): boolean =>
  (headerOf(headers, 'content-encoding') ?? 'identity') !== 'identity'

/** Returns the text of a body; invalid bytes are replaced. */
const textOf = (response: Answer): string =>
  response.bodyEncoding === undefined
    ? response.body
    : new TextDecoder().decode(bytesOfBody(response))
