import { type OperationName, operationTable } from '../../../generated/operations.js'
import { attempt } from '../base/attempt.js'
import type { Settings } from '../contract/settings.js'
import { folded, isClean, isPlain, readingsOf, startsPlainly } from './readings.js'
import { isHead, targetOf } from './target.js'

/** The operation of a method and a path. */
export interface Match {
  operation: OperationName
  params: Record<string, string>
}

/** A path of the contract with a method that the path does not allow. */
interface OtherMethod {
  /** The operations of the path. */
  operations: readonly OperationName[]
  allow: readonly string[]
}

/** A path that is not in the contract, but that a lenient router may accept as one that is. */
interface Misspelled {
  /** The path of the contract that was probably meant. */
  template: string
  operations: readonly OperationName[]
}

interface Route {
  operation: OperationName
  method: string
  template: string
  /** Literal segments; undefined for a parameter. */
  segments: readonly (string | undefined)[]
  /** Literal segments, folded to ignore letter case. */
  folded: readonly (string | undefined)[]
  /** Names of the parameters, with the index of their segment. */
  parameters: readonly (readonly [name: string, index: number])[]
  /** Sorts a route before those whose first parameter comes earlier. */
  rank: string
}

const operations: Readonly<
  Record<OperationName, { method: string; path: string; pathOption?: 'statusPath' }>
> = operationTable

const isParameter = (segment: string): boolean => segment.startsWith('{')

/** Finds routes of the contract; the options define their paths. */
export interface Matcher {
  /**
   * Matches as the contract defines: prefers a literal segment over a parameter, decodes segments,
   * treats `HEAD` as `GET`, and ignores one trailing slash, query and fragment.
   */
  exactly(method: string, target: string): Match | OtherMethod | undefined
  /** Matches exactly, and also detects paths that a router may read differently. */
  asRouters(method: string, url: string): Match | OtherMethod | Misspelled | undefined
}

/** Creates a matcher for the paths of the options. */
export function createMatcher(settings: Settings): Matcher {
  const routes = Object.entries(operations).map(([name, { method, path, pathOption }]): Route => {
    const template = settings.basePath + (pathOption === undefined ? path : settings[pathOption])
    // The options reject a path that cannot be decoded.
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
  routes.sort((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0))
  const lengths = new Set(routes.map(({ segments }) => segments.length))
  const mostSegments = Math.max(...lengths)
  const isLowerCase = routes.every((route) =>
    route.segments.every((segment, index) => segment === route.folded[index]),
  )

  const bestOfSegments = (segments: readonly string[]): Route[] =>
    bestOf(routes.filter((route) => isExact(route, segments)))
  /** The routes of paths without parameters, which need no search. */
  const literal = new Map(
    routes
      .filter(({ parameters }) => parameters.length === 0)
      .map(({ template, segments }) => [template, bestOfSegments(segments as string[])]),
  )

  const exactly: Matcher['exactly'] = (method, target) => {
    const known = literal.get(target)
    const segments = known === undefined ? segmentsOf(target, mostSegments) : []
    if (segments === undefined) return undefined
    const best = known ?? bestOfSegments(segments)
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
      const target = targetOf(url)
      const exact = exactly(method, target)
      if (isLowerCase && isPlain(url)) return exact
      if (exact !== undefined && 'allow' in exact) return exact
      // A router may drop what does not start plainly, such as an authority.
      const isWhole = exact !== undefined || startsPlainly(target)
      for (const reading of readingsOf(isWhole ? target : url)) {
        const found = routes.filter((route) =>
          isLike(route, isWhole ? reading : reading.slice(-route.segments.length)),
        )
        // A router tries the next route if the best one does not allow the method.
        const [route] = bestOf(withMethod(found, method))
        const isAgreed =
          exact !== undefined && (route === undefined || isReadAs(exact, route, reading))
        if (found.length > 0 && !isAgreed) return misspelled(bestOf(found))
      }
      return exact === undefined || isClean(pathnameOf(target))
        ? exact
        : misspelled(routes.filter(({ operation }) => operation === exact.operation))
    },
  }
}

/** Returns whether a router that picks the route reads the same operation and parameters. */
const isReadAs = (found: Match, route: Route, reading: readonly string[]): boolean =>
  found.operation === route.operation &&
  route.parameters.every(([name, index]) => folded(found.params[name] ?? '') === reading[index])

const operationOf = ({ operation }: Route): OperationName => operation

const misspelled = (routes: readonly Route[]): Misspelled => ({
  template: (routes[0] as Route).template,
  operations: routes.map(operationOf),
})

function pathnameOf(target: string): string {
  const end = target.search(/[?#]/)
  return end === -1 ? target : target.slice(0, end)
}

/** More segments than any path of the options has. */
const longestPath = 100_000

/** Returns the decoded segments; undefined if it is no path, is too long or cannot be decoded. */
function segmentsOf(target: string, most = longestPath): string[] | undefined {
  const pathname = pathnameOf(target)
  if (!pathname.startsWith('/')) return undefined
  const trimmed = pathname.endsWith('/') ? pathname.slice(1, -1) : pathname.slice(1)
  const segments = trimmed.split('/', most + 1)
  if (segments.length > most) return undefined
  if (!trimmed.includes('%')) return segments
  return attempt(() => segments.map(decodeURIComponent))
}

/** Returns the routes with the most leading literal segments, which are sorted first. */
const bestOf = (fitting: readonly Route[]): Route[] =>
  fitting.filter(({ rank }) => rank === fitting[0]?.rank)

/** Returns the routes with a method; `HEAD` matches `GET`. */
function withMethod(routes: readonly Route[], method: string): Route[] {
  const wanted = isHead(method) ? 'GET' : method.toUpperCase()
  return routes.filter((each) => each.method === wanted)
}

function isExact({ segments: own }: Route, segments: readonly string[]): boolean {
  if (own.length !== segments.length) return false
  // From the end, because the first segments of most routes are equal.
  for (let index = own.length - 1; index >= 0; index--) {
    const segment = segments[index]
    if (own[index] === undefined ? segment === '' : own[index] !== segment) return false
  }
  return true
}

/** Returns whether a route has these segments, in any letter case. */
const isLike = ({ folded: own }: Route, segments: readonly string[]): boolean =>
  own.length === segments.length &&
  own.every((literal, index) => literal === undefined || literal === segments[index])

const paramsOf = ({ parameters }: Route, segments: readonly string[]): Record<string, string> =>
  Object.fromEntries(parameters.map(([name, index]) => [name, segments[index] as string]))
