import type { Answer } from '../../adapters/gate/answer.js'
import type { GateRequest } from '../../adapters/gate/gate-request.js'
import { targetOf } from '../../core/http/target.js'
import { maxBodyBytes } from './api-handler.js'
import type { SandboxCredentials, SandboxData } from './data.js'
import { ownAnswer } from './own-answer.js'
import { rejectForeign } from './own-requests.js'

/** How a conformance test sets the state of a server. (docs/conformance.md) */
export interface Announcement {
  /** The path that sets the state for the next request. */
  states: string
  /** The path that returns all data on GET and replaces it on PUT. */
  data?: string
  /** The path that returns and sets the clock. */
  clock?: string
  /** The largest body in bytes that the server accepts. */
  maxBodyBytes?: number
  /** Valid `<username>:<password>`. */
  credentials?: string
}

/** The path at which a server announces how to set its state. */
export const announcementPath = '/.well-known/campaign-contract'

/** Announces the endpoints of the sandbox; undefined for any other request. */
export function answerAnnouncement(
  request: GateRequest,
  adminPath: string,
  known: SandboxData['credentials'],
): Answer | undefined {
  const { method, url } = request
  if (method !== 'GET' || targetOf(url).replace(/[?#].*/s, '') !== announcementPath) {
    return undefined
  }
  const own = permittedCredentials(known)
  const announced: Announcement = {
    states: `${adminPath}/given`,
    data: `${adminPath}/data`,
    clock: `${adminPath}/clock`,
    maxBodyBytes,
    ...(own && { credentials: `${own.username}:${own.password}` }),
  }
  return rejectForeign(request) ?? ownAnswer(200, { ...announced })
}

/** Returns the first credentials that HTTP can express and that have the permissions. */
export const permittedCredentials = (
  known: SandboxData['credentials'],
): SandboxCredentials | undefined =>
  known?.find(
    ({ username, password, permitted }) =>
      permitted !== false && /^[^:]+$/.test(username) && password !== '',
  )
