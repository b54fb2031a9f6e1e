import { expressOpenApiValidator } from './express-openapi-validator.js'
import { fastifyRoutes } from './fastify.js'
import type { JudgeRequest } from './judge.js'
import { openApiBackend } from './openapi-backend.js'
import type { Json } from './schema.js'

/*
 * Peers that judge a whole request: route, parameters, headers and body. They are given what the
 * OpenAPI documents say, in the words of OpenAPI 3.0, which all of them can be given.
 */

const lacks = 'no rules, no envelope, credentials unread'

export const wholeRequestPeers: readonly {
  name: string
  lacks: string
  prepare: (document: Json) => Promise<JudgeRequest>
}[] = [
  { name: 'express-openapi-validator', lacks, prepare: expressOpenApiValidator },
  { name: 'Fastify', lacks, prepare: fastifyRoutes },
  { name: 'openapi-backend', lacks, prepare: openApiBackend },
]
