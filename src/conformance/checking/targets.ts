import { operationTable } from '../../../generated/operations.js'
import { isNested, isObject, type JsonObject } from '../../core/base/json.js'
import { bodySchemaOf } from '../../core/contract/body-schemas.js'
import type { OperationName } from '../../core/index.js'
import type { ReceivedResponse } from '../report/exchange.js'
import { dottedTarget } from './request-fields.js'

/** Returns the error of an error response, also in a wrapped body; an empty object if it has none. */
export function errorIn({ body }: Pick<ReceivedResponse, 'body'>): JsonObject {
  const written = unwrapped(body)
  return isObject(written) && isObject(written.error) ? written.error : {}
}

/** Returns the name of the member that holds the whole body of the API; undefined if there is none. */
export function wrapperOf(body: unknown): string | undefined {
  const [[name, inner] = [], ...others] = Object.entries(isObject(body) ? body : {})
  return others.length === 0 && isObject(inner) && inner.response_id !== undefined
    ? name
    : undefined
}

/** Returns the body of the API in a body, which is the body itself if nothing wraps it. */
export function unwrapped(body: unknown): unknown {
  const name = wrapperOf(body)
  return isObject(body) && name !== undefined ? body[name] : body
}

/** Returns all targets that an error response names, without empty ones, in the notation of the contract. */
export function targetsIn(response: ReceivedResponse): string[] {
  const { target, details } = errorIn(response)
  const listed = Array.isArray(details) ? details.filter(isObject).map((each) => each.target) : []
  return [target, ...listed].flatMap((each) =>
    typeof each === 'string' && each !== '' ? [dottedTarget(each)] : [],
  )
}

const names = new Map<OperationName, ReadonlySet<string>>()

/** Replaces indices with `N` and keys that the contract does not name, such as locales, with `*`. */
export function normalizedTarget(operation: OperationName, target: string): string {
  const known = namesOf(operation)
  if (known.has(target)) return target
  const normalize = (segment: string) =>
    /^\d+$/.test(segment) ? 'N' : known.has(segment) ? segment : '*'
  return target === '' ? '' : target.split('.').map(normalize).join('.')
}

/** Returns all names that the contract defines for an operation: parameters, headers and fields. */
function namesOf(operation: OperationName): ReadonlySet<string> {
  const before = names.get(operation)
  if (before !== undefined) return before
  const { pathParameters, queryParameters, headers } = operationTable[operation]
  const found = new Set<string>([
    ...['Authorization', 'Content-Type', 'body', 'request_id'],
    ...[...pathParameters, ...queryParameters, ...headers],
    ...['error', 'code', 'message', 'target', 'details', 'doc_url', 'response_id', 'data', 'type'],
    ...['id', 'status', 'failure_reason', 'version_number', 'channel', 'total_count'],
    ...['Retry-After', 'WWW-Authenticate', 'Allow', '*', 'N'],
  ])
  // `validateCampaign` reports targets in the stored draft.
  const stored = operation === 'validateCampaign' ? bodySchemaOf('createCampaign') : undefined
  for (const { properties } of subschemas([bodySchemaOf(operation), stored]))
    if (isObject(properties)) for (const name of Object.keys(properties)) found.add(name)
  names.set(operation, found)
  return found
}

/** Yields a schema and all that are in it. */
export function* subschemas(schema: unknown): Generator<JsonObject> {
  if (isObject(schema)) yield schema
  if (isNested(schema)) for (const inner of Object.values(schema)) yield* subschemas(inner)
}
