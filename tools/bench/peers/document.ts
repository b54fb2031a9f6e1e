import { type OperationName, operationTable } from '../../../generated/operations.js'
import { type Json, shapesOf } from './schema.js'

/** Returns the contract without its rules. */
export function documentInOpenApi30(): Json {
  const paths: Record<string, Json> = {}
  for (const [operationId, operation] of Object.entries(operationTable)) {
    const { method, path, pathParameters, queryParameters, headers } = operation
    const parameter = (place: string, required: boolean) => (name: string) => ({
      name,
      in: place,
      required: required && !name.endsWith('Tenant-ID'),
      schema: { type: 'string' },
    })
    const item = paths[path] ?? {}
    item[method.toLowerCase()] = {
      operationId,
      parameters: [
        ...pathParameters.map(parameter('path', true)),
        ...queryParameters.map(parameter('query', false)),
        ...headers.map(parameter('header', true)),
      ],
      ...(operation.body !== 'none' && { requestBody: bodyOf(operationId as OperationName) }),
      responses: { 200: { description: 'What comes back.' } },
    }
    paths[path] = item
  }
  return { openapi: '3.0.3', info: { title: 'Contract', version: '5' }, paths }
}

const bodyOf = (operation: OperationName) => {
  // Bodies without a channel have no schema here.
  const shapes = shapesOf(operation).map(withoutConst)
  const schema = shapes.length === 1 ? shapes[0] : { oneOf: shapes.slice(0, -1) }
  const required = operationTable[operation].body === 'required'
  return { required, content: { 'application/json': { schema } } }
}

/** OpenAPI 3.0 has enums, but not const. */
function withoutConst(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutConst)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).map(([key, value]) =>
    key === 'const' ? ['enum', [value]] : [key, withoutConst(value)],
  )
  return Object.fromEntries(entries)
}
