import type { Facts } from '../contract/facts.js'
import type { Settings } from '../contract/options.js'
import type { MethodNotAllowed, Verdict } from '../contract/verdict.js'
import { internalError } from '../engine/check.js'
import type { Matcher } from './match.js'
import { type HttpHead, prepare } from './prepare.js'

/** A request as it came over HTTP. */
export interface HttpRequest extends HttpHead {
  /** The parsed value, or the text or bytes of the body, which are parsed and searched for traps. */
  body?: unknown
  /** Says that the body was larger than the server accepts, and was not read. */
  bodyTooLarge?: boolean | undefined
}

/** Validates an HTTP request; undefined where its path is not the contract's. */
export function checkHttp(
  request: HttpRequest,
  facts: Facts,
  settings: Settings,
  matcher: Matcher,
): Verdict | MethodNotAllowed | undefined {
  const prepared = prepare(request, settings, matcher)
  if (prepared === undefined) return undefined
  if (prepared.operation === undefined) return prepared.checkHead(facts) as MethodNotAllowed
  try {
    const { body, bodyTooLarge } = request
    return prepared.receive(body, { isTooLarge: bodyTooLarge === true }).check(facts)
  } catch (fault) {
    return internalError(prepared.operation, undefined, settings, fault) as Verdict
  }
}
