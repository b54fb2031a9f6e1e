// Reads what a request says, before anything is checked.
import { findRoute } from './routes.mjs'
import { clock } from './time.mjs'
import { isObject } from './values.mjs'

export const maxBodyBytes = 1_048_576

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Returns `username:password` of a Basic header, or undefined. */
export function credentialsOf(header) {
  const base64 = /^basic +([A-Za-z0-9+/]+={0,2}) *$/i.exec(header ?? '')?.[1]
  if (!base64 || base64.length % 4 !== 0) return undefined
  try {
    return /^[^:]+:.+$/s.exec(utf8.decode(Buffer.from(base64, 'base64')))?.[0]
  } catch {
    return undefined
  }
}

/** Returns the body if it is a JSON object, else why there is none. */
function readBody(bytes, isTooLarge) {
  if (isTooLarge) return { bodyState: 'too-large' }
  if (bytes.length === 0) return { bodyState: 'missing' }
  try {
    const body = JSON.parse(utf8.decode(bytes))
    return isObject(body) ? { bodyState: 'ok', body } : { bodyState: 'not-object' }
  } catch {
    return { bodyState: 'not-json' }
  }
}

export function readCall({ method, url, headers, bytes, isTooLarge }) {
  const [path] = url.split('?', 1)
  const route = findRoute(path)
  const body = readBody(bytes, isTooLarge)
  const headerId = headers['x-svc-request-id'] || undefined
  const bodyId = body.body?.request_id
  return {
    ...body,
    family: route?.family ?? (path.startsWith('/v5/offers') ? 'offerings' : 'campaigns'),
    methods: route?.methods,
    operation: route?.methods[method === 'HEAD' ? 'GET' : method],
    params: route?.params ?? {},
    query: new URLSearchParams(url.slice(path.length + 1)),
    headers,
    caller: credentialsOf(headers.authorization),
    headerId,
    requestId: headerId ?? (typeof bodyId === 'string' && bodyId !== '' ? bodyId : undefined),
    now: clock.now(),
  }
}
