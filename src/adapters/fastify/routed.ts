import type { FastifyInstance, FastifyRequest } from 'fastify'
import { attempt } from '../../core/base/attempt.js'
import { withFirstSlash } from '../../core/http/readings.js'

/** What the router went by. */
export interface Routed {
  method: string
  /** The likeliest first. */
  urls: readonly string[]
}

/** Whether the router takes what follows a `;` for the query. */
export function readsSemicolons({ initialConfig }: FastifyInstance): boolean {
  const { useSemicolonDelimiter, routerOptions } = initialConfig as typeof initialConfig & {
    routerOptions?: { useSemicolonDelimiter?: boolean }
  }
  return routerOptions?.useSemicolonDelimiter === true || useSemicolonDelimiter === true
}

/**
 * Returns by which method and path a request came to its handler. Hooks and middleware before may
 * have changed both in the request, which changes neither the route nor its parameters.
 */
export function routedAs(request: FastifyRequest, hasSemicolons: boolean): Routed {
  const { method = '', url = '' } = request.raw
  const sent = routedUrlOf(url, hasSemicolons)
  if (request.is404) return { method, urls: [sent] }
  const { method: own, url: pattern = '' } = request.routeOptions
  const methods = [own].flat()
  const only = methods.length === 1 ? methods[0] : undefined
  const routed = methods.includes(method) ? method : (only ?? unknownMethod)
  const pathname = sent.replace(/[?#].*/s, '')
  if (pathname === pattern) return { method: routed, urls: [sent] }
  const values = (request.params ?? {}) as Readonly<Record<string, unknown>>
  const text = filled(pattern, values, String)
  const isSame =
    text === pathname || folded(text) === folded(attempt(() => decodeURIComponent(pathname)))
  const path = filled(pattern, values, (value) =>
    String(value).split('/').map(encodeURIComponent).join('/'),
  )
  return { method: routed, urls: isSame ? [sent] : [path + sent.slice(pathname.length), sent] }
}

/** Of a route of many methods it is not known which one the request had; no path has this one. */
const unknownMethod = ''

/** A parameter of a pattern, which may be optional or have an expression, or its rest. */
const placeholder = /::|:([^/.(?-]+)(?:\(.*?\)(?=[-./]|$))?\??|\*$/g

/** The path that a pattern and its parameters make. */
const filled = (
  pattern: string,
  values: Readonly<Record<string, unknown>>,
  written: (value: unknown) => string,
): string =>
  pattern.replace(placeholder, (mark, name = '*') =>
    mark === '::' ? ':' : written(values[name] ?? ''),
  )

/** A path without what routers can be told to ignore. */
const folded = (path: string | undefined): string | undefined =>
  path?.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '')

/**
 * What the router matches by: it takes the path of an absolute URL to begin at the first slash, and
 * the first character of any other for a slash.
 */
function routedUrlOf(url: string, hasSemicolons: boolean): string {
  const path = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^?]*?\//i, '/')
  const target = withFirstSlash(path)
  return hasSemicolons ? target.replace(/^([^?#;]+);/, '$1?') : target
}
