import type { FastifyInstance, FastifyRequest } from 'fastify'
import { attempt } from '../../core/base/attempt.js'

/** The method and URLs that the router matched. */
interface Routed {
  method: string
  /** The likeliest first. */
  urls: readonly string[]
}

/** Returns whether the router starts the query at `;`. */
export function readsSemicolons({ initialConfig }: FastifyInstance): boolean {
  const { useSemicolonDelimiter, routerOptions } = initialConfig as typeof initialConfig & {
    routerOptions?: { useSemicolonDelimiter?: boolean }
  }
  return routerOptions?.useSemicolonDelimiter === true || useSemicolonDelimiter === true
}

/**
 * Returns the method and path by which a request was routed. Earlier hooks and middleware may have
 * changed both in the request, but not the route or its parameters.
 */
export function routedAs(request: FastifyRequest, hasSemicolons: boolean): Routed {
  const { method = '', url = '' } = request.raw
  const sent = routedUrlOf(url, hasSemicolons)
  if (request.is404) return { method, urls: [sent] }
  const { method: own, url: pattern = '' } = request.routeOptions
  const methods = Array.isArray(own) ? own : [own]
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

/** Stands for the unknown method on a route of several methods; no path has it. */
const unknownMethod = ''

/** Matches a parameter of a pattern, also an optional one or one with an expression, or `*`. */
const placeholder = /::|:([^/.(?-]+)(?:\(.*?\)(?=[-./]|$))?\??|\*$/g

/** Returns the pattern with its parameters filled in. */
const filled = (
  pattern: string,
  values: Readonly<Record<string, unknown>>,
  written: (value: unknown) => string,
): string =>
  pattern.replace(placeholder, (mark, name = '*') =>
    mark === '::' ? ':' : written(values[name] ?? ''),
  )

/** Returns a path without the differences that routers can ignore. */
const folded = (path: string | undefined): string | undefined =>
  path?.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '')

/**
 * Returns the URL that the router matches. In an absolute URL the path starts at the first slash;
 * in any other, the first character counts as a slash.
 */
function routedUrlOf(url: string, hasSemicolons: boolean): string {
  const target = url.startsWith('/')
    ? url
    : withFirstSlash(url.replace(/^https?:\/\/[^?]*?\//i, '/'))
  return hasSemicolons ? target.replace(/^([^?#;]+);/, '$1?') : target
}

/** Replaces the first character of a URL, which may be escaped, with a slash. */
const withFirstSlash = (url: string): string => url.replace(firstCharacter, '/')

/** The first byte of an escaped character determines the number of its bytes. */
const firstCharacter =
  /^(?:%[0-7][\da-f]|%[cd][\da-f]%[\da-f]{2}|%e[\da-f](?:%[\da-f]{2}){2}|%f[\da-f](?:%[\da-f]{2}){3}|.)/isu
