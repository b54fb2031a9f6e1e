import { fastify } from 'fastify'
import { addFormats } from './formats.js'
import type { HttpRequest, JudgeRequest } from './judge.js'
import type { Json } from './schema.js'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Json
}
interface Operation {
  parameters: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Json } } }
}
type Paths = Record<string, Record<string, Operation>>

/** A request as it goes in, with what the route found out about it. */
interface Judged extends HttpRequest {
  url: string
  isRight?: boolean
}

/** How its validation is set up: as strict as the schemas are, and collecting all errors. */
export const validation = {
  customOptions: {
    ...{ allErrors: true, strict: false },
    ...{ coerceTypes: false as const, removeAdditional: false, useDefaults: false },
  },
  plugins: [addFormats as never],
}

/** The routes of a document with the schemas of what is judged. */
export const routesOf = (document: Json) =>
  Object.entries(document.paths as Paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: schemasOf(operation),
    })),
  )

/**
 * Its routes and their validation, reached through its public `routing`, without a socket: the parser
 * of bodies hands on what is there, and the handler takes the reply away from it before one is sent.
 */
export async function fastifyRoutes(document: Json): Promise<JudgeRequest> {
  const server = fastify({ ajv: validation })
  server.addContentTypeParser('application/json', (_request, payload, done) =>
    done(null, (payload as unknown as Judged).body),
  )
  for (const route of routesOf(document)) {
    server.route({
      ...route,
      attachValidation: true,
      handler(request, reply) {
        const judged = request.raw as unknown as Judged
        judged.isRight = request.validationError === undefined
        reply.hijack()
      },
    })
  }
  await server.ready()
  return ({ method, path, headers, body }) => {
    const judged: Judged = { method, url: path, path, headers, body }
    server.routing(judged as never, {} as never)
    if (judged.isRight === undefined) throw new Error('Fastify does not reach the handler')
    return judged.isRight
  }
}

function schemasOf({ parameters, requestBody }: Operation): Json {
  const body = requestBody?.content['application/json'].schema
  return {
    params: objectOf(parameters.filter((each) => each.in === 'path')),
    querystring: objectOf(parameters.filter((each) => each.in === 'query')),
    headers: objectOf(parameters.filter((each) => each.in === 'header')),
    ...(body !== undefined && { body }),
  }
}

const objectOf = (parameters: readonly Parameter[]): Json => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
})
