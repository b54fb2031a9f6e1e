import { type Documents, families, operationsOf } from './documents.js'
import { mapValues } from './structural.js'

/** Returns the table of all operations for the library. */
export function collectOperations(documents: Documents) {
  return Object.fromEntries(
    families.flatMap((family) =>
      operationsOf(documents[family]).map(({ method, path, operation, parameters }) => {
        const named = (location: string) =>
          parameters.filter((parameter) => parameter.in === location).map(({ name }) => name)
        const body = operation.requestBody
        return [
          operation.operationId,
          {
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
            statuses: Object.keys(operation.responses),
            assumedStatuses: operation['x-assumed-statuses'] ?? [],
          },
        ]
      }),
    ),
  )
}

/** Returns the columns of the table that a check needs. */
export const operationTraits = (table: ReturnType<typeof collectOperations>) =>
  mapValues(table, ({ family, pathParameters, pathOption, body, idempotency, rateLimits }) => ({
    family,
    pathParameters,
    ...(pathOption !== undefined && { pathOption }),
    body,
    idempotency,
    rateLimits,
  }))

/** Returns the documented windows; none if their numbers are not documented. */
function rateLimits(stated: unknown): { requests: number; perSeconds: number }[] {
  if (!Array.isArray(stated)) return []
  return stated.map(({ requests, 'per-seconds': perSeconds }) => ({ requests, perSeconds }))
}
