import * as validator from 'express-openapi-validator'
import type { Json } from './schema.js'
import { hexColor } from './validators.js'

type Handler = (request: unknown, response: unknown, next: (error?: unknown) => void) => unknown

/** Returns its middleware, as Express gets it. */
export const openApiMiddleware = (document: Json): Handler[] =>
  validator.middleware({
    apiSpec: document as never,
    validateSecurity: false,
    validateResponses: false,
    formats: { 'hex-color': { type: 'string', validate: (text: string) => hexColor.test(text) } },
  }) as unknown as Handler[]
