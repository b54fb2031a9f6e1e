import * as validator from 'express-openapi-validator'
import type { BenchmarkRequest } from '../../../test/benchmark-requests.js'
import { type Json, shapesOf } from './schema.js'
import { hexColor } from './validators.js'

type Handler = (request: unknown, response: unknown, next: (error?: unknown) => void) => unknown

/** Returns its middleware, as Express gets it. */
export const openApiMiddleware = (request: BenchmarkRequest): Handler[] =>
  validator.middleware({
    apiSpec: documentInOpenApi30(request) as never,
    validateSecurity: false,
    validateResponses: false,
    formats: { 'hex-color': { type: 'string', validate: (text: string) => hexColor.test(text) } },
  }) as unknown as Handler[]

/** Returns the contract of one operation without its rules, in OpenAPI 3.0. */
function documentInOpenApi30({ operation, method, path, headers }: BenchmarkRequest): Json {
  // Bodies without a channel have no schema here.
  const shapes = shapesOf(operation).map(withoutConst)
  const schema = shapes.length === 1 ? shapes[0] : { oneOf: shapes.slice(0, -1) }
  const parameters = ['X-SVC-Request-Id', 'Idempotency-Key']
    .filter((name) => name in headers)
    .map((name) => ({ name, in: 'header', required: true, schema: { type: 'string' } }))
  const item = {
    operationId: operation,
    parameters,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { 200: { description: 'What comes back.' } },
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Contract', version: '5' },
    paths: { [path]: { [method.toLowerCase()]: item } },
  }
}

/** OpenAPI 3.0 has enums, but not const. */
const withoutConst = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll(/"const":("[^"]*"|\w+)/g, '"enum":[$1]'))
