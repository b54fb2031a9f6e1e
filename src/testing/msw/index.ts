import { type HttpHandler, http } from 'msw'
import { assertOptions, kind } from '../../core/base/kinds.js'
import { targetOf } from '../../core/http/target.js'
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox/sandbox.js'

/** Options of the handlers. */
export interface HandlerOptions {
  /** Base URL of the API, such as `https://api.example.com`. Default: any origin. */
  baseUrl?: string
}

/**
 * Creates handlers for `setupServer` and `setupWorker` of MSW that respond to all API calls from a
 * sandbox. Pass a sandbox or its options. Other calls go to later handlers or the network. Throws a
 * TypeError on an unknown or invalid option.
 */
export function sandboxHandlers(
  sandboxOrOptions: Sandbox | SandboxOptions = {},
  options: HandlerOptions = {},
): HttpHandler[] {
  assertOptions(options, { baseUrl: kind(isUrl, 'a URL, or a path in a browser') })
  const sandbox = 'fetch' in sandboxOrOptions ? sandboxOrOptions : createSandbox(sandboxOrOptions)
  const base = options.baseUrl === undefined ? undefined : urlOf(options.baseUrl)
  const prefix = base?.pathname.replace(/\/$/, '') ?? ''

  const methods = new Set(Object.values(sandbox.contract.operations).map(({ method }) => method))
  const isOfApi = ({ url }: Request): boolean => {
    if (base !== undefined && new URL(url).origin !== base.origin) return false
    const target = targetOf(url)
    if (!target.startsWith(prefix)) return false
    const own = target.slice(prefix.length)
    return [...methods].some((method) => sandbox.contract.match(method, own) !== undefined)
  }
  const answer = async (request: Request): Promise<Response> => {
    const isAsSent = prefix === '' && !request.url.includes('#')
    return sandbox.fetch(isAsSent ? request : await asSent(request, prefix))
  }

  const handler = http.all('*', ({ request }) => answer(request))
  // Paths of MSW ignore percent-encoding and letter case. A handler that returns nothing would hide
  // other requests from `onUnhandledRequest`.
  const predicate = ({ request }: { request: Request }) => isOfApi(request)
  return [Object.assign(handler, { predicate }) as HttpHandler]
}

/** Returns the request with the path after the prefix and without a fragment, which is never sent. */
async function asSent(request: Request, prefix: string): Promise<Request> {
  const { method, headers } = request
  const url = new URL(targetOf(request.url).slice(prefix.length), request.url)
  url.hash = ''
  const body = await request.clone().arrayBuffer()
  return new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) })
}

/** Parses a URL; resolves a path against the page in a browser. */
const urlOf = (text: string): URL =>
  new URL(text, (globalThis as { location?: { href: string } }).location?.href)

function isUrl(value: unknown): boolean {
  try {
    return typeof value === 'string' && urlOf(value).protocol.startsWith('http')
  } catch {
    return false
  }
}
