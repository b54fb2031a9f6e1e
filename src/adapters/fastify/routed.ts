import type { FastifyRequest } from 'fastify'

/** The method and URLs that the router matched. */
interface Routed {
  method: string
  /** The likeliest first. */
  urls: readonly string[]
}

/**
 * Returns the method and path by which a request was routed. Earlier hooks and middleware may have
 * changed both in the request, but not the route or its parameters.
 */
export function routedAs(request: FastifyRequest): Routed {
  const { method = '', url = '' } = request.raw
  if (request.is404) return { method, urls: [url] }
  const { method: own, url: pattern = '' } = request.routeOptions
  const methods = Array.isArray(own) ? own : [own]
  const only = methods.length === 1 ? methods[0] : undefined
  const routed = methods.includes(method) ? method : (only ?? unknownMethod)
  const values = (request.params ?? {}) as Readonly<Record<string, unknown>>
  return { method: routed, urls: [url, filled(pattern, values)] }
}

/** Stands for the unknown method on a route of several methods; no path has it. */
const unknownMethod = ''

/** Matches a parameter of a pattern, also an optional one or one with an expression, or `*`. */
const placeholder = /::|:([^/.(?-]+)(?:\(.*?\)(?=[-./]|$))?\??|\*$/g

/** Returns the path that a pattern and its parameters come from. */
const filled = (pattern: string, values: Readonly<Record<string, unknown>>): string =>
  // Most patterns have nothing to fill in.
  !/[:*]/.test(pattern)
    ? pattern
    : pattern.replace(placeholder, (mark, name = '*') =>
        mark === '::'
          ? ':'
          : String(values[name] ?? '')
              .split('/')
              .map(encodeURIComponent)
              .join('/'),
      )
