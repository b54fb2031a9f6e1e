import type { Answer } from '../../adapters/gate/answer.js'
import type { GateRequest } from '../../adapters/gate/gate-request.js'
import { headerRecord } from '../../core/contract/request.js'
import { ownError } from './own-answer.js'

/**
 * Returns an error for a request that a foreign page could make a browser send, otherwise undefined.
 * The endpoints of the sandbox need no credentials.
 */
export function rejectForeign({ method, url, headers }: GateRequest): Answer | undefined {
  const read = headerRecord(headers)
  const site = read['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    return ownError(403, 'Requests from pages of another site are not allowed.')
  }
  const origin = read.origin
  if (origin !== undefined && !isOriginOf(origin, read.host ?? authorityIn(url) ?? '')) {
    return ownError(403, 'Requests from pages of another origin are not allowed.')
  }
  // Browsers send JSON to another origin only after a preflight, which the sandbox never allows.
  if (takesBody(method) && !isJson(read['content-type'])) {
    return ownError(415, 'The body must be JSON, with `Content-Type: application/json`.')
  }
  if (takesBody(method) && (read['content-encoding'] ?? 'identity') !== 'identity') {
    return ownError(415, 'The body must not be compressed.')
  }
  return undefined
}

/** Returns whether the endpoints of the sandbox read a body for this method. */
export const takesBody = (method: string): boolean => ['POST', 'PUT', 'PATCH'].includes(method)

const isJson = (type: string | undefined): boolean =>
  type !== undefined && /^application\/json[ \t]*(?:;|$)/i.test(type)

/** Returns the authority of an absolute URL, which overrides `Host`. (RFC 9112, 3.2.2) */
export const authorityIn = (url: string): string | undefined =>
  /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url)?.[1]

function isOriginOf(origin: string, authority: string): boolean {
  try {
    const { protocol, host } = new URL(origin)
    // Files and browser extensions have their own scheme, and may name any host.
    if (protocol !== 'http:' && protocol !== 'https:') return false
    return host === new URL(`${protocol}//${authority}`).host
  } catch {
    // `null` and other text that is not a URL.
    return false
  }
}
