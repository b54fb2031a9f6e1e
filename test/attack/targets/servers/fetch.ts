import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { verdictOf, withCampaignContract } from '../../../../src/adapters/fetch.js'
import { listening } from '../../../adapters/listening.js'
import { type ContractRoute, contractRoutes } from '../routes.js'
import { handledAnswer, idHeader } from '../runs.js'
import { serversOf } from './setups.js'

interface Found {
  route: ContractRoute
  params: Record<string, string>
}

/** Finds the route of a request like a small custom router. */
type Router = (request: Request) => Found | undefined

const patterns = contractRoutes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i'),
}))

/** Matches the raw path, case-insensitively, with or without a trailing slash. */
const caseInsensitive: Router = ({ method, url }) => {
  const { pathname } = new URL(url)
  for (const { route, pattern } of patterns) {
    const found = route.method === method ? pattern.exec(pathname) : null
    if (found !== null) return { route, params: decoded(found.groups ?? {}) }
  }
  return undefined
}

const decoded = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
  )

/** Splits the path, drops empty segments and decodes the others. */
const bySegments: Router = ({ method, url }) => {
  const segments = new URL(url).pathname.split('/').filter(Boolean).map(decodeURIComponent)
  for (const route of contractRoutes) {
    const own = route.path.slice(1).split('/')
    if (route.method !== method || own.length !== segments.length) continue
    const params: Record<string, string> = {}
    const isFound = own.every((segment, index) => {
      if (!segment.startsWith(':')) return segment === segments[index]
      params[segment.slice(1)] = segments[index] as string
      return true
    })
    if (isFound) return { route, params }
  }
  return undefined
}

/** Returns the request as a bridge passes it on. Throws if the Fetch API cannot represent it. */
function requestOf(incoming: IncomingMessage): Request {
  const { method = '', url = '', headers, rawHeaders } = incoming
  const list = new Headers()
  for (let index = 0; index < rawHeaders.length; index += 2) {
    list.append(rawHeaders[index] as string, rawHeaders[index + 1] as string)
  }
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(url)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(isAbsolute ? url : `http://${headers.host}${url}`, {
    method,
    headers: list,
    ...(hasBody && { body: incoming as never, duplex: 'half' }),
  } as RequestInit)
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  try {
    const response = await handle(requestOf(incoming))
    const body = Buffer.from(await response.arrayBuffer())
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body)
  } catch (fault) {
    // A TypeError or URIError is caused by the request; the unread rest of its body is dropped.
    incoming.resume()
    const isOfRequest = fault instanceof TypeError || fault instanceof URIError
    outgoing.writeHead(isOfRequest ? 400 : 500).end()
  }
}

const setups = [
  { name: 'Fetch, case-insensitive router', router: caseInsensitive },
  { name: 'Fetch, router by segments', router: bySegments },
]

export const fetchServers = serversOf(setups, ({ router }, own, { onRun }) => {
  const handle = withCampaignContract((request) => {
    const found = router(request)
    onRun({
      id: String(request.headers.get(idHeader)),
      route: found?.route.route ?? 'catch-all',
      params: found?.params ?? {},
      verdict: verdictOf(request),
      seen: `${request.method} ${request.url}`,
    })
    return new Response(handledAnswer.body, handledAnswer)
  }, own)
  return listening(createServer((incoming, outgoing) => answer(incoming, outgoing, handle)))
})
