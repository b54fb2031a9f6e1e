import express from 'express'
import * as validator from 'express-openapi-validator'
import { hexColor } from './ajv.js'
import type { Json, ValidateRequest } from './schema.js'

/** Its middleware, as Express gets it. */
export const openApiMiddleware = (document: Json): ExpressHandler[] =>
  validator.middleware({
    apiSpec: document as never,
    validateSecurity: false,
    validateResponses: false,
    formats: { 'hex-color': { type: 'string', validate: (text: string) => hexColor.test(text) } },
  }) as unknown as ExpressHandler[]

/** Calls its middleware as Express does, without a socket. */
export async function expressOpenApiValidator(document: Json): Promise<ValidateRequest> {
  const chain = openApiMiddleware(document)
  const app = express()
  return async ({ method, path, headers, body }) => {
    const request = Object.create(express.request, {
      ...own({ app, method, url: path, originalUrl: path, baseUrl: '', params: {}, body }),
      ...own({ headers: headers, connection: {}, socket: {} }),
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
