import express from 'express'
import * as validator from 'express-openapi-validator'
import { OpenAPIBackend } from 'openapi-backend'
import { type OperationName, operationTable } from '../../generated/operations.js'
import { addFormats, hexColor } from './formats.js'
import { type Json, shapesOf } from './schema.js'

/*
 * Peers that judge a whole request: route, parameters, headers and body. They are given what the
 * OpenAPI documents say, in the words of OpenAPI 3.0, which both read.
 */

interface HttpRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
}

type JudgeRequest = (request: HttpRequest) => Promise<boolean>

/** The contract without its rules. */
function documentInOpenApi30(): Json {
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
  // A shape for bodies without channel fits none.
  const shapes = shapesOf(operation).map(withoutConst)
  const schema = shapes.length === 1 ? shapes[0] : { oneOf: shapes.slice(0, -1) }
  const required = operationTable[operation].body === 'required'
  return { required, content: { 'application/json': { schema } } }
}

/** OpenAPI 3.0 has enums alone. */
function withoutConst(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutConst)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).map(([key, value]) =>
    key === 'const' ? ['enum', [value]] : [key, withoutConst(value)],
  )
  return Object.fromEntries(entries)
}

/** Its middleware, called as Express calls it, without a socket. */
async function expressOpenApiValidator(): Promise<JudgeRequest> {
  const chain = validator.middleware({
    apiSpec: documentInOpenApi30() as never,
    validateSecurity: false,
    validateResponses: false,
    formats: { 'hex-color': { type: 'string', validate: (text: string) => hexColor.test(text) } },
  }) as unknown as ExpressHandler[]
  const app = express()
  return async ({ method, path, headers, body }) => {
    const request = Object.create(express.request, {
      ...own({ app, method, url: path, originalUrl: path, baseUrl: '', params: {}, body }),
      ...own({ headers: lowerCased(headers), connection: {}, socket: {} }),
    })
    Object.defineProperty(request, 'path', { value: path, configurable: true })
    Object.defineProperty(request, 'query', { value: {}, writable: true, configurable: true })
    for (const handler of chain) {
      const error = await new Promise((resolve) => {
        Promise.resolve(handler(request, {}, resolve)).catch(resolve)
      })
      if (error !== undefined) return false
    }
    return true
  }
}

type ExpressHandler = (request: unknown, response: unknown, next: (e?: unknown) => void) => unknown

const own = (values: Record<string, unknown>): PropertyDescriptorMap =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      { value, writable: true, enumerable: true, configurable: true },
    ]),
  )

const lowerCased = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

async function openApiBackend(): Promise<JudgeRequest> {
  const backend = new OpenAPIBackend({
    definition: documentInOpenApi30() as never,
    quick: true,
    ajvOpts: { strict: false, allErrors: true },
    customizeAjv: (ajv) => addFormats(ajv),
    handlers: {
      validationFail: () => false,
      notImplemented: () => true,
      notFound: () => {
        throw new Error('openapi-backend does not find the operation')
      },
    },
  })
  await backend.init()
  return ({ method, path, headers, body }) =>
    backend.handleRequest({ method, path, headers, body, query: {} })
}

export const wholeRequestPeers: readonly {
  name: string
  lacks: string
  prepare: () => Promise<JudgeRequest>
}[] = [
  {
    name: 'express-openapi-validator',
    lacks: 'no rules, no envelope, credentials unread',
    prepare: expressOpenApiValidator,
  },
  {
    name: 'openapi-backend',
    lacks: 'no rules, no envelope, credentials unread',
    prepare: openApiBackend,
  },
]
