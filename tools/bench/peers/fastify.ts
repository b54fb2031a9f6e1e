import { fastify } from 'fastify'
import { addFormats } from './formats.js'
import type { Json } from './schema.js'
import type { HttpRequest, ValidateRequest } from './validate.js'

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

/** An incoming request, with the result of its route. */
interface RoutedRequest extends HttpRequest {
  url: string
  isValid?: boolean
}

/** Settings of its validation: as strict as the schemas, collecting all errors. */
export const validation = {
  customOptions: {
    ...{ allErrors: true, strict: false },
    ...{ coerceTypes: false as const, removeAdditional: false, useDefaults: false },
  },
  plugins: [addFormats as never],
}

/** Returns the routes of a document with the schemas to validate. */
export const routesOf = (document: Json) =>
  Object.entries(document.paths as Paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: schemasOf(operation),
    })),
  )

/**
 * Validates through its public `routing`, without a socket: the body parser passes the body on, and
 * the handler hijacks the reply before it is sent.
 */
export async function fastifyRoutes(document: Json): Promise<ValidateRequest> {
  const server = fastify({ ajv: validation })
  server.addContentTypeParser('application/json', (_request, payload, done) =>
    done(null, (payload as unknown as RoutedRequest).body),
  )
  for (const route of routesOf(document)) {
    server.route({
      ...route,
      attachValidation: true,
      handler(request, reply) {
        const routed = request.raw as unknown as RoutedRequest
        routed.isValid = request.validationError === undefined
        reply.hijack()
      },
    })
  }
  await server.ready()
  return ({ method, path, headers, body }) => {
    const routed: RoutedRequest = { method, url: path, path, headers, body }
    server.routing(routed as never, {} as never)
    if (routed.isValid === undefined) throw new Error('Fastify does not reach the handler')
    return routed.isValid
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
