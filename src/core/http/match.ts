import { operationTraits } from '../../../generated/operation-traits.js'
import { type OperationName, operationTable } from '../../../generated/operations.js'
import { attempt } from '../base/attempt.js'
import type { Settings } from '../contract/options.js'
import { isPlain, readingsOf } from './readings.js'
import { decoded, folded, holdingTest, spellingTest } from './spelling.js'
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

const traitsOf: {
  readonly [Name in OperationName]: { readonly family: string; readonly pathOption?: 'statusPath' }
} = operationTraits

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
export function createMatcher(settings: Settings): Matcher {
  const routes = Object.entries(operationTable).map(([name, { method, path }]): Route => {
    const { pathOption } = traitsOf[name as OperationName]
    const template = settings.basePath + (pathOption === undefined ? path : settings[pathOption])
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
  const mostSegments = Math.max(...lengths)
  const isLowerCase = routes.every((route) =>
    route.segments.every((segment, index) => segment === route.folded[index]),
  )

  const exactly: Matcher['exactly'] = (method, target) => {
    const segments = segmentsOf(target, mostSegments)
    if (segments === undefined) return undefined
    const best = bestOf(routes.filter((route) => isExact(route, segments)))
    if (best.length === 0) return undefined
    const [route] = withMethod(best, method)
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
      const readings = readingsOf(url, lengths)
      if (readings === undefined) {
        const mayHold = holdingTest(url)
        const suspects = routes.filter((route) => mayHold(literalsOf(route)))
        return suspects.length === 0 ? undefined : misspelled(bestOf(suspects))
      }
      const isSpelling = spellingTest()
      for (const reading of readings) {
        const found = routes.filter((route) => isLike(route, reading, isSpelling))
        if (found.length === 0) continue
        // A router goes on to the next route where the best one does not have the method.
        const [route] = bestOf(withMethod(found, method))
        const isAgreed =
          exact !== undefined && (route === undefined || isSame(exact, route, reading))
        if (!isAgreed) return misspelled(bestOf(found))
      }
      return exact
    },
  }
}

const operationOf = ({ operation }: Route): OperationName => operation

/** The literal segments of a route. */
const literalsOf = ({ folded: own }: Route): string[] =>
  own.filter((segment) => segment !== undefined)

const misspelled = (routes: readonly Route[]): Misspelled => ({
  template: (routes[0] as Route).template,
  operations: routes.map(operationOf),
})

const pathnameOf = (target: string): string => target.replace(/[?#].*/s, '')

/** As many segments as no option has. */
const longestPath = 100_000

/** Decoded segments of a path; undefined where it is none, has too many or cannot be decoded. */
function segmentsOf(target: string, most = longestPath): string[] | undefined {
  const pathname = pathnameOf(target)
  if (!pathname.startsWith('/')) return undefined
  const trimmed = pathname.endsWith('/') ? pathname.slice(1, -1) : pathname.slice(1)
  const segments = trimmed.split('/', most + 1)
  if (segments.length > most) return undefined
  if (!trimmed.includes('%')) return segments
  return attempt(() => segments.map(decodeURIComponent))
}

/** The routes of the path that has the most literal segments in front. */
function bestOf(fitting: readonly Route[]): Route[] {
  const best = fitting.reduce((least, { rank }) => (rank < least ? rank : least), lastRank)
  return fitting.filter(({ rank }) => rank === best)
}

/** Sorts after every other. */
const lastRank = '~'

/** What a server answers to `HEAD` is what it answers to `GET`, without the body. */
function withMethod(routes: readonly Route[], method: string): Route[] {
  const upper = method.toUpperCase()
  const wanted = upper === 'HEAD' ? 'GET' : upper
  return routes.filter((each) => each.method === wanted)
}

const isExact = ({ segments: own }: Route, segments: readonly string[]): boolean =>
  own.length === segments.length &&
  own.every((segment, index) =>
    segment === undefined ? segments[index] !== '' : segment === segments[index],
  )

/** Some routers accept an empty segment for a parameter. */
const isLike = (
  { folded: own }: Route,
  segments: readonly string[],
  isSpelling: (segment: string, literal: string) => boolean,
): boolean =>
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
