import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer } from '../../../../adapters/gate/answer.js'
import { targetOf } from '../../../../core/http/target.js'
import type { Extension } from '../../../../testing/sandbox/node/server.js'
import { ownAnswer, ownError } from '../../../../testing/sandbox/own-answer.js'
import { rejectForeign } from '../../../../testing/sandbox/own-requests.js'
import { type PageFacts, startJson } from './page-facts.js'
import type { RecentRequests } from './recent-requests.js'
import { requestStreams } from './request-stream.js'

/** The path of the last requests. */
const requestsPath = '/sandbox/requests'

/** The parts of `serve` that its page shows. */
interface PageContent {
  requests: RecentRequests
  /** Returns the facts for a page with this `Host`. */
  factsAt(host: string | undefined): PageFacts
}

/** Creates the routes of the page: `/`, its icon and the last requests. They only read. */
export function pageRoutes({ requests, factsAt }: PageContent): Extension {
  const run = crypto.randomUUID()
  const streams = requestStreams(requests, run)

  const answerRequests = (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request
    const refusal = rejectForeign({ method, url, headers, readBody: () => ({ value: undefined }) })
    if (refusal !== undefined) return refusal
    if (method !== 'GET' || !accepts(request, 'text/event-stream')) {
      return { ...ownAnswer(200, {}), body: JSON.stringify({ run, requests: requests.after(0) }) }
    }
    if (!streams.hasRoom()) return busy
    response.writeHead(200, { ...ownAnswer(200).headers, 'Content-Type': 'text/event-stream' })
    streams.open(response, String(headers['last-event-id'] ?? ''))
    return 'streamed'
  }

  return async (request, response) => {
    const { method, url = '', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const path = targetOf(url).replace(/[?#].*/s, '')
    if (path === requestsPath) return answerRequests(request, response)
    if (path === '/favicon.ico') return icon
    if (path !== '/') return undefined
    const facts = factsAt(headers.host)
    if (accepts(request, 'application/json')) return ownAnswer(200, startJson(facts))
    // Loaded for the first visitor.
    const { page } = await import('./page.js')
    return page(facts)
  }
}

/** Returns whether a request asks for a media type by name, or with `?format=json` for JSON. */
function accepts({ headers, url = '' }: IncomingMessage, type: string): boolean {
  if (type === 'application/json' && /[?&]format=json(?:&|$)/.test(url)) return true
  const accepted = headers.accept ?? ''
  return accepted.includes(type) && !(type !== 'text/html' && accepted.includes('text/html'))
}

const busy: Answer = (() => {
  const { headers, ...answer } = ownError(503, 'Too many pages are open.')
  return { ...answer, headers: { ...headers, 'Retry-After': '5' } }
})()

const icon: Answer = {
  status: 200,
  headers: { ...ownAnswer(200).headers, 'Content-Type': 'image/svg+xml' },
  body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0b57b8"/><path d="m4 8 3 3 5-6" fill="none" stroke="#fff" stroke-width="2"/></svg>',
}
