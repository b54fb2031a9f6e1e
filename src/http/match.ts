import { type OperationName, operationTable } from '../../generated/operations.js'
import { attempt } from '../attempt.js'
import type { Settings } from '../options.js'

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

interface Route {
  operation: OperationName
  method: string
  /** Literal segments as they are; undefined where a parameter stands. */
  segments: readonly (string | undefined)[]
  /** Names of the parameters, with the index of the segment that each is. */
  parameters: readonly (readonly [name: string, index: number])[]
  /** Sorts before that of a route that has a parameter further in front. */
  rank: string
}

const isParameter = (segment: string): boolean => segment.startsWith('{')

/** Finds routes of the contract under the paths that the options give. */
export type Matcher = (method: string, path: string) => Match | OtherMethod | undefined

/**
 * A literal segment wins over a parameter, one trailing slash is ignored, segments are
 * percent-decoded; the query and the fragment of a path count for nothing.
 */
export function createMatcher({ statusPath, basePath }: Settings): Matcher {
  const routes = Object.entries(operationTable).map(([name, { method, path }]): Route => {
    const template = basePath + (name === 'changeCampaignStatus' ? statusPath : path)
    // The options hold no path that cannot be decoded.
    const segments = segmentsOf(template) as string[]
    return {
      operation: name as OperationName,
      method,
      segments: segments.map((segment) => (isParameter(segment) ? undefined : segment)),
      parameters: segments.flatMap((segment, index) =>
        isParameter(segment) ? [[segment.slice(1, -1), index] as const] : [],
      ),
      // `false` sorts before `true`.
      rank: segments.map(isParameter).join(),
    }
  })
  return (method, path) => {
    const segments = segmentsOf(path)
    if (segments === undefined) return undefined
    const best = bestRoutes(routes, segments)
    const [first] = best
    if (first === undefined) return undefined
    const route = best.find((each) => each.method === method.toUpperCase())
    if (route === undefined) {
      const allow = best.map((each) => each.method)
      return { operations: best.map(({ operation }) => operation), allow }
    }
    return { operation: route.operation, params: paramsOf(route, segments) }
  }
}

/** Decoded segments of a path; undefined where it is none or cannot be decoded. */
function segmentsOf(path: string): string[] | undefined {
  const pathname = path.replace(/[?#].*/s, '')
  if (!pathname.startsWith('/')) return undefined
  const trimmed = pathname.endsWith('/') ? pathname.slice(1, -1) : pathname.slice(1)
  if (!trimmed.includes('%')) return trimmed.split('/')
  return attempt(() => trimmed.split('/').map(decodeURIComponent))
}

/** The routes of the path that has the most literal segments in front. */
function bestRoutes(routes: readonly Route[], segments: readonly string[]): Route[] {
  const fitting = routes.filter((route) => fits(route, segments))
  const best = fitting.reduce((least, { rank }) => (rank < least ? rank : least), lastRank)
  return fitting.filter(({ rank }) => rank === best)
}

/** Sorts after every other. */
const lastRank = '~'

const fits = ({ segments: own }: Route, segments: readonly string[]): boolean =>
  own.length === segments.length &&
  own.every((segment, index) =>
    segment === undefined ? segments[index] !== '' : segment === segments[index],
  )

const paramsOf = ({ parameters }: Route, segments: readonly string[]): Record<string, string> =>
  Object.fromEntries(parameters.map(([name, index]) => [name, segments[index] as string]))
