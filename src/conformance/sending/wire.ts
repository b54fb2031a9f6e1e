import { operationTable } from '../../../generated/operations.js'
import { isObject } from '../../core/base/json.js'
import type { ContractOptions, OperationName, RequestInput } from '../../core/index.js'
import { parseBasicCredentials } from '../../core/index.js'
import type { SentRequest } from '../report/report.js'

/** How the service under test is called and reached. */
export type Naming = Pick<
  ContractOptions,
  'serviceName' | 'optimizedDistribution' | 'statusPath' | 'basePath'
>

/** A value with every text in it put through a function; keys stay as they are. */
export function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => withTexts(each, change))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withTexts(inner, change)]),
  )
}

/** A request document in the names of the service; documents are written in the default ones. */
export function inNamesOf(input: RequestInput, naming: Naming): RequestInput {
  const { serviceName = 'SVC', optimizedDistribution = 'OPTIMIZED' } = naming
  if (serviceName === 'SVC' && optimizedDistribution === 'OPTIMIZED') return input
  const spell = (text: string) =>
    ({ SVC_GAID: `${serviceName}_GAID`, OPTIMIZED: optimizedDistribution })[text] ?? text
  const named = Object.entries((input.headers ?? {}) as Record<string, string>).map(
    ([name, value]) => [name.replace(/^X-SVC-/i, `X-${serviceName}-`), value],
  )
  return {
    ...input,
    ...(input.headers && { headers: Object.fromEntries(named) }),
    ...('body' in input && { body: withTexts(input.body, spell) }),
  }
}

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** The headers with an idempotency key that no call had, where a right one was to be sent. */
export function withFreshKey(headers: RequestInput['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries((headers ?? {}) as Record<string, string>).map(([name, value]) => {
      const isKey = name.toLowerCase() === 'idempotency-key' && uuidV4.test(value)
      return [name, isKey ? freshKeyLike(value) : value]
    }),
  )
}

/** In capitals where the other key has one: the letter case of a key may be what is tried. */
function freshKeyLike(key: string): string {
  const fresh = crypto.randomUUID()
  return /[A-F]/.test(key) ? fresh.toUpperCase() : fresh
}

/** The headers with other credentials in the place of right ones. */
export function withCredentials(
  headers: Record<string, string>,
  credentials: string | undefined,
): Record<string, string> {
  if (credentials === undefined) return headers
  const encoded = btoa(String.fromCharCode(...new TextEncoder().encode(credentials)))
  // The letter case of the scheme and the space after it may be what is tried.
  const inPlaceOf = (value: string) => value.replace(/^(\s*basic\s+).*$/is, `$1${encoded}`)
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const isRight = name.toLowerCase() === 'authorization' && parseBasicCredentials(String(value))
      return [name, isRight ? inPlaceOf(String(value)) : value]
    }),
  )
}

/** The request as HTTP carries it; undefined where its path lacks a parameter. */
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
  const sent = { ...(headers as SentRequest['headers']) }
  const isTyped = Object.keys(sent).some((name) => name.toLowerCase() === 'content-type')
  return {
    method,
    url: `${basePath}${url}${search && `?${search}`}`,
    headers: body === undefined || isTyped ? sent : { ...sent, 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }
}
