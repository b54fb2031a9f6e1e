import type { Answer } from '../../adapters/gate/answer.js'
import type { GateRequest } from '../../adapters/gate/gate-request.js'
import { readHeaders } from '../../core/contract/request.js'
import { ownError } from './own-answer.js'

/**
 * Refuses a request to the sandbox's own endpoints that a foreign page could have made a browser
 * send; undefined for any other request. These endpoints need no credentials.
 */
export function refuseForeign({ method, url, headers }: GateRequest): Answer | undefined {
  const read = readHeaders(headers)
  const site = read.get('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    return ownError(403, 'Requests from pages of another site are not allowed here.')
  }
  const origin = read.get('origin')
  if (origin !== undefined && !isOriginOf(origin, read.get('host') ?? authorityOf(url))) {
    return ownError(403, 'Requests from pages of another origin are not allowed here.')
  }
  // Browsers send JSON to another origin only after a preflight, which nothing here allows.
  if (takesBody(method) && !isJson(read.get('content-type'))) {
    return ownError(415, 'The body must be JSON, with `Content-Type: application/json`.')
  }
  if (takesBody(method) && (read.get('content-encoding') ?? 'identity') !== 'identity') {
    return ownError(415, 'The body must not be compressed.')
  }
  return undefined
}

/** Returns whether own endpoints read the body of a request with this method. */
export const takesBody = (method: string): boolean => ['POST', 'PUT', 'PATCH'].includes(method)

const isJson = (type: string | undefined): boolean =>
  type !== undefined && /^application\/json[ \t]*(?:;|$)/i.test(type)

const authorityOf = (url: string): string =>
  /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1] ?? ''

function isOriginOf(origin: string, authority: string): boolean {
  try {
    const { protocol, host } = new URL(origin)
    // Files and extensions of a browser have a scheme of their own, and may name any host.
    if (protocol !== 'http:' && protocol !== 'https:') return false
    return host === new URL(`${protocol}//${authority}`).host
  } catch {
    // `null` and other text that is no URL.
    return false
  }
}
