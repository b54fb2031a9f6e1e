import { type HttpHandler, http } from 'msw'
import { assertOptions } from '../../core/base/option-checks.js'
import { targetOf } from '../../core/http/target.js'
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox/sandbox.js'

/** What handlers can be told besides their sandbox; every option is optional. */
export interface HandlerOptions {
  /** Where the API is called, such as `https://api.example.com`. Default any origin. */
  baseUrl?: string
}

/**
 * Handlers for `setupServer` and `setupWorker` of MSW that answer every call of the API from a
 * sandbox, which is given or made with these options; any other call is left to the handlers after
 * them and to the network. Throws a TypeError on an unknown or wrong option.
 */
export function sandboxHandlers(
  sandboxOrOptions: Sandbox | SandboxOptions = {},
  options: HandlerOptions = {},
): HttpHandler[] {
  assertOptions(options, { baseUrl: [isUrl, 'a URL, or a path where there is a page'] })
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
  // The paths of MSW know neither what is percent-encoded nor the case of letters; and a handler that
  // only gives no answer would hide from `onUnhandledRequest` whatever is not of the API.
  const predicate = ({ request }: { request: Request }) => isOfApi(request)
  return [Object.assign(handler, { predicate }) as HttpHandler]
}

/** The same request, to the path behind the prefix, and without a fragment, which is never sent. */
async function asSent(request: Request, prefix: string): Promise<Request> {
  const { method, headers } = request
  const url = new URL(targetOf(request.url).slice(prefix.length), request.url)
  url.hash = ''
  const body = await request.clone().arrayBuffer()
  return new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) })
}

/** A path is one of the page, where there is one. */
const urlOf = (text: string): URL =>
  new URL(text, (globalThis as { location?: { href: string } }).location?.href)

function isUrl(value: unknown): boolean {
  try {
    return typeof value === 'string' && urlOf(value).protocol.startsWith('http')
  } catch {
    return false
  }
}
