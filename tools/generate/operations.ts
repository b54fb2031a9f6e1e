import { type Documents, families, type Operation, operationsOf } from './documents.js'

/** Returns the table of all operations for the library. */
export function collectOperations(documents: Documents) {
  return Object.fromEntries(
    families.flatMap((family) =>
      operationsOf(documents[family]).map(({ method, path, operation, parameters }) => {
        const named = (location: string) =>
          parameters
            // An object stands for any others: each of its keys is the name of one.
            .filter((each) => each.in === location && each.schema.type !== 'object')
            .map(({ name }) => name)
        const body = operation.requestBody
        return [
          operation.operationId,
          {
            operation: operation.operationId,
            family,
            method,
            path,
            pathParameters: named('path'),
            queryParameters: named('query'),
            headers: named('header'),
            body: body === undefined ? 'none' : body.required ? 'required' : 'optional',
            idempotency: operation['x-idempotency'] ?? { required: false },
            rateLimits: rateLimits(operation['x-rate-limits']),
            pathOption: operation['x-path-option'],
            statuses: statusesOf(operation),
            assumedStatuses: operation['x-assumed-statuses'] ?? [],
          },
        ]
      }),
    ),
  )
}

/** Returns the summary of each operation, for lists that people read. */
export const operationSummaries = (documents: Documents): Record<string, string> =>
  Object.fromEntries(
    families
      .flatMap((family) => operationsOf(documents[family]))
      .map(({ operation }) => [operation.operationId, operation.summary]),
  )

/** Returns the documented statuses; `2XX`, the last, if that of a success is not documented. */
function statusesOf({ responses, 'x-any-success': isAny }: Operation): string[] {
  const statuses = Object.keys(responses)
  return isAny ? [...statuses.filter((status) => status !== '200'), '2XX'] : statuses
}

/** Returns the documented windows; none if their numbers are not documented. */
function rateLimits(stated: unknown): { requests: number; perSeconds: number }[] {
  if (!Array.isArray(stated)) return []
  return stated.map(({ requests, 'per-seconds': perSeconds }) => ({ requests, perSeconds }))
}
