import { expressOpenApiValidator } from './express-openapi-validator.js'
import { fastifyRoutes } from './fastify.js'
import { openApiBackend } from './openapi-backend.js'
import type { Json } from './schema.js'
import type { ValidateRequest } from './validate.js'

/*
 * Peers that validate a whole request: route, parameters, headers and body. They get the OpenAPI
 * documents converted to OpenAPI 3.0, which all of them support.
 */

const lacks = 'no rules, no envelope, credentials unread'

export const wholeRequestPeers: readonly {
  name: string
  lacks: string
  prepare: (document: Json) => Promise<ValidateRequest>
}[] = [
  { name: 'express-openapi-validator', lacks, prepare: expressOpenApiValidator },
  { name: 'Fastify', lacks, prepare: fastifyRoutes },
  { name: 'openapi-backend', lacks, prepare: openApiBackend },
]
