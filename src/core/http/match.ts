import { type OperationName, operationTable } from '../../../generated/operations.js'
import { attempt } from '../base/attempt.js'
import type { Settings } from '../contract/options.js'
import { decoded, folded, isPlain, isSpelling, readingsOf } from './readings.js'
import { targetOf } from './target.js'

/** An operation that a method and a path lead to. */
export interface Match {
  operation: OperationName
  params: Record<string, string>
}

/** A path of the contract with a method that it does not have. */
export interface OtherMethod {
  /** The operations of the path. */
  operations: readonly OperationName[]
  allow: readonly string[]
}

/** A path that the contract does not have as written, but that a lenient router may accept. */
export interface Misspelled {
  /** The path of the contract that it was probably meant to be. */
  template: string
  operations: readonly OperationName[]
}

interface Route {
  operation: OperationName
  method: string
  template: string
  /** Literal segments as they are; undefined where a parameter stands. */
  segments: readonly (string | undefined)[]
  /** Literal segments without letter case. */
  folded: readonly (string | undefined)[]
  /** Names of the parameters, with the index of the segment that each is. */
  parameters: readonly (readonly [name: string, index: number])[]
  /** Sorts before that of a route that has a parameter further in front. */
  rank: string
}

const isParameter = (segment: string): boolean => segment.startsWith('{')

/** Finds routes of the contract under the paths that the options give. */
export interface Matcher {
  /**
   * Matches as the contract says: a literal segment wins over a parameter, one trailing slash is
   * ignored, segments are percent-decoded; `HEAD` is `GET`; query and fragment are ignored.
   */
  exactly(method: string, target: string): Match | OtherMethod | undefined
  /** Matches exactly, and notices paths on which a router may disagree with the contract. */
  asRouters(method: string, url: string): Match | OtherMethod | Misspelled | undefined
}

/** Makes a matcher for the paths of the options. */
export function createMatcher({ statusPath, basePath }: Settings): Matcher {
  const routes = Object.entries(operationTable).map(([name, { method, path }]): Route => {
    const template = basePath + (name === 'changeCampaignStatus' ? statusPath : path)
    // The options hold no path that cannot be decoded.
    const segments = segmentsOf(template) as string[]
    const literals = segments.map((segment) => (isParameter(segment) ? undefined : segment))
    return {
      operation: name as OperationName,
      method,
      template,
      segments: literals,
      folded: literals.map((segment) => segment && folded(segment)),
      parameters: segments.flatMap((segment, index) =>
        isParameter(segment) ? [[segment.slice(1, -1), index] as const] : [],
      ),
      // `false` sorts before `true`.
      rank: segments.map(isParameter).join(),
    }
  })
  const lengths = new Set(routes.map(({ segments }) => segments.length))
  const isLowerCase = routes.every((route) =>
    route.segments.every((segment, index) => segment === route.folded[index]),
  )

  const exactly: Matcher['exactly'] = (method, target) => {
    const segments = segmentsOf(target)
    if (segments === undefined) return undefined
    const best = bestOf(routes.filter((route) => isExact(route, segments)))
    if (best.length === 0) return undefined
    const route = routeFor(best, method)
    if (route !== undefined) {
      return { operation: route.operation, params: paramsOf(route, segments) }
    }
    return { operations: best.map(operationOf), allow: best.map((each) => each.method) }
  }

  return {
    exactly,
    asRouters(method, url) {
      const exact = exactly(method, targetOf(url))
      if (isLowerCase && isPlain(url)) return exact
      for (const reading of readingsOf(url, lengths)) {
        const found = bestOf(routes.filter((route) => isLike(route, reading)))
        if (found.length === 0) continue
        const route = routeFor(found, method)
        const isAgreed =
          exact !== undefined && (route === undefined || isSame(exact, route, reading))
        if (!isAgreed) {
          const [{ template }] = found as [Route]
          return { template, operations: found.map(operationOf) }
        }
      }
      return exact
    },
  }
}

const operationOf = ({ operation }: Route): OperationName => operation

const pathnameOf = (target: string): string => target.replace(/[?#].*/s, '')

/** Decoded segments of a path; undefined where it is none or cannot be decoded. */
function segmentsOf(target: string): string[] | undefined {
  const pathname = pathnameOf(target)
  if (!pathname.startsWith('/')) return undefined
  const trimmed = pathname.endsWith('/') ? pathname.slice(1, -1) : pathname.slice(1)
  if (!trimmed.includes('%')) return trimmed.split('/')
  return attempt(() => trimmed.split('/').map(decodeURIComponent))
}

/** The routes of the path that has the most literal segments in front. */
function bestOf(fitting: readonly Route[]): Route[] {
  const best = fitting.reduce((least, { rank }) => (rank < least ? rank : least), lastRank)
  return fitting.filter(({ rank }) => rank === best)
}

/** Sorts after every other. */
const lastRank = '~'

/** What a server answers to `HEAD` is what it answers to `GET`, without the body. */
function routeFor(routes: readonly Route[], method: string): Route | undefined {
  const upper = method.toUpperCase()
  const wanted = upper === 'HEAD' ? 'GET' : upper
  return routes.find((each) => each.method === wanted)
}

const isExact = ({ segments: own }: Route, segments: readonly string[]): boolean =>
  own.length === segments.length &&
  own.every((segment, index) =>
    segment === undefined ? segments[index] !== '' : segment === segments[index],
  )

/** Some routers accept an empty segment for a parameter. */
const isLike = ({ folded: own }: Route, segments: readonly string[]): boolean =>
  own.length === segments.length &&
  own.every(
    (literal, index) => literal === undefined || isSpelling(segments[index] as string, literal),
  )

/** Whether a router that goes to the route hands on the parameters that the contract sees. */
function isSame(exact: Match | OtherMethod, route: Route, segments: readonly string[]): boolean {
  if ('allow' in exact) return true
  const params = paramsOf(route, segments.map(decoded))
  return (
    exact.operation === route.operation &&
    route.parameters.every(([name]) => params[name] === exact.params[name])
  )
}

const paramsOf = ({ parameters }: Route, segments: readonly string[]): Record<string, string> =>
  Object.fromEntries(parameters.map(([name, index]) => [name, segments[index] as string]))
