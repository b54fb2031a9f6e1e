import type { Facts } from '../contract/facts.js'
import { assertFacts } from '../contract/read-facts.js'
import type { Settings } from '../contract/settings.js'
import type { MethodNotAllowed, Verdict } from '../contract/verdict.js'
import type { Matcher } from './match.js'
import { type HttpHead, prepare } from './prepare.js'

/** A request as received over HTTP. */
export interface HttpRequest extends HttpHead {
  /** The parsed value; or the text or bytes of the body, which are parsed and scanned. */
  body?: unknown
  /** Whether the body was larger than the server accepts, and was not read. */
  bodyTooLarge?: boolean | undefined
}

/** Validates an HTTP request; returns undefined if the contract does not have its path. */
export function checkHttp(
  request: HttpRequest,
  facts: Facts,
  settings: Settings,
  matcher: Matcher,
): Verdict | MethodNotAllowed | undefined {
  const prepared = prepare(request, settings, matcher)
  if (prepared === undefined) {
    // The checks of a known path do this themselves.
    assertFacts(facts)
    return undefined
  }
  if (prepared.operation === undefined) return prepared.checkHead(facts) as MethodNotAllowed
  const { body, bodyTooLarge } = request
  return prepared.receive(body, { isTooLarge: bodyTooLarge === true }).check(facts)
}
