import { operationTable } from '../../../generated/operations.js'
import { headerOf } from '../../adapters/gate/answer.js'
import { serviceNames } from '../../core/contract/service-names.js'
import { isUuidV4 } from '../../core/formats/patterns.js'
import type { ContractOptions, OperationName, RequestInput } from '../../core/index.js'
import { parseBasicCredentials } from '../../core/index.js'
import type { SentRequest } from '../report/exchange.js'
import { mapStrings } from '../report/map-strings.js'
import { base64 } from '../report/secrets.js'

/** Names and paths of the service under test. */
export type Naming = Pick<
  ContractOptions,
  'serviceName' | 'optimizedDistribution' | 'statusPath' | 'basePath'
>

/** Replaces the default names in a request document with those of the service. */
export function withServiceNames(input: RequestInput, naming: Naming): RequestInput {
  const { serviceName = 'SVC', optimizedDistribution = 'OPTIMIZED' } = naming
  if (serviceName === 'SVC' && optimizedDistribution === 'OPTIMIZED') return input
  const rename = (text: string) =>
    ({ SVC_GAID: `${serviceName}_GAID`, OPTIMIZED: optimizedDistribution })[text] ?? text
  const named = Object.entries((input.headers ?? {}) as Record<string, string>).map(
    ([name, value]) => [name.replace(/^X-SVC-/i, `X-${serviceName}-`), value],
  )
  return {
    ...input,
    ...(input.headers && { headers: Object.fromEntries(named) }),
    ...('body' in input && { body: mapStrings(input.body, rename) }),
  }
}

/** Replaces a valid idempotency key with a new one. */
function withFreshKey(headers: RequestInput['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries((headers ?? {}) as Record<string, string>).map(([name, value]) => {
      const isKey = name.toLowerCase() === 'idempotency-key' && isUuidV4(value)
      return [name, isKey ? freshKeyLike(value) : value]
    }),
  )
}

/** Keeps capitals, because a case may test the letter case of the key. */
function freshKeyLike(key: string): string {
  const fresh = crypto.randomUUID()
  return /[A-F]/.test(key) ? fresh.toUpperCase() : fresh
}

/** Returns the headers of a call of its own: with a new idempotency key, and the given credentials. */
export const freshHeaders = (
  headers: RequestInput['headers'],
  credentials: string | undefined,
): Record<string, string> => withCredentials(withFreshKey(headers), credentials)

/**
 * Replaces well-formed credentials in the headers, and the workspace in the tenant header, which is
 * the username of the credentials.
 */
export function withCredentials(
  headers: Record<string, string>,
  credentials: string | undefined,
): Record<string, string> {
  const encoded = credentials && base64(credentials)
  // Keeps all that is around them, because a case may test it.
  const replaceIn = (value: string) =>
    value.replace(/[\w+/-]+=*/g, (token) =>
      parseBasicCredentials(`Basic ${token}`) === undefined ? token : String(encoded),
    )
  const own = headerOf(headers, 'authorization') ?? ''
  const workspace =
    credentials?.split(':')[0] ?? parseBasicCredentials(own)?.username ?? 'workspace'
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (/^x-.+-tenant-id$/i.test(name)) return [name, workspace]
      const isOwn = encoded !== undefined && name.toLowerCase() === 'authorization'
      return [name, isOwn ? replaceIn(String(value)) : value]
    }),
  )
}

/** Credentials that the server receives as valid where the suite sets its state. */
export const defaultCredentials = 'workspace:key'

/** What a call of the suite has beside its parts. */
interface CallHeaders {
  credentials: string | undefined
  key?: string | undefined
  requestId?: string | undefined
}

/** Returns the headers of a call of the suite: a new key and request id, unless there are others. */
export function headersOfCall(
  operation: OperationName,
  { serviceName = 'SVC' }: Naming,
  { credentials, key = crypto.randomUUID(), requestId = crypto.randomUUID() }: CallHeaders,
): Record<string, string> {
  const { family, idempotency } = operationTable[operation]
  const { requestIdHeader } = serviceNames(serviceName, '')
  const headers = {
    Authorization: `Basic ${btoa(defaultCredentials)}`,
    ...(family === 'campaigns' && { [requestIdHeader]: requestId }),
    ...(idempotency.required && { 'Idempotency-Key': key }),
  }
  return withCredentials(headers, credentials)
}

/** Returns the HTTP request; undefined if a path parameter is missing. */
export function wireRequest(
  operation: OperationName,
  { params = {}, query = {}, headers = {}, body }: RequestInput,
  { statusPath, basePath = '' }: Naming,
): SentRequest | undefined {
  const { method, path, pathParameters } = operationTable[operation]
  const template = operation === 'changeCampaignStatus' ? (statusPath ?? path) : path
  let url = template
  for (const name of pathParameters as readonly string[]) {
    const value = params[name]
    if (typeof value !== 'string' || value === '') return undefined
    url = url.replace(`{${name}}`, () => encodeURIComponent(value))
  }
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  )
  const search = new URLSearchParams(pairs).toString()
  const text = body === undefined ? undefined : JSON.stringify(body)
  return {
    method,
    url: `${basePath}${url}${search && `?${search}`}`,
    headers: withContentType(headers as Record<string, string>, text),
    body: text,
  }
}

/** Returns a request to an endpoint of the server that is not part of the API. */
export const jsonRequest = (method: string, url: string, body?: object): SentRequest => ({
  method,
  url,
  body: body && JSON.stringify(body),
  headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
})

/** Adds the content type of a body, which a server may require. */
export const withContentType = (
  headers: Readonly<Record<string, string>>,
  body: string | undefined,
): Record<string, string> =>
  body === undefined || headerOf(headers, 'content-type') !== undefined
    ? { ...headers }
    : { ...headers, 'Content-Type': 'application/json' }
