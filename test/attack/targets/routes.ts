import { type OperationName, operationTable } from '../../../generated/operations.js'

/** A route as a user registers it with the router of a framework. */
export interface ContractRoute {
  method: string
  /** The path with `:name` for parameters. */
  path: string
  route: OperationName | 'other method'
}

const operations = Object.entries(operationTable).map(([name, { method, path }]) => ({
  route: name as OperationName,
  method: method as string,
  path: path.replace(/\{(\w+)\}/g, ':$1'),
}))

/** The methods that every router knows by name. */
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const hasParameter = (path: string): boolean => path.includes(':')

const shapeOf = (path: string): string => path.replace(/:\w+/g, ':')

/** Literal paths first, as routers that try routes in order need them. */
const paths = [...new Map(operations.map(({ path }) => [shapeOf(path), path])).values()].sort(
  (one, other) => Number(hasParameter(one)) - Number(hasParameter(other)),
)

/** One route for each operation, then one for every other method of each path. */
export const contractRoutes: readonly ContractRoute[] = [
  ...operations,
  ...paths.flatMap((path) =>
    methods
      .filter(
        (method) =>
          !operations.some(
            (each) => shapeOf(each.path) === shapeOf(path) && each.method === method,
          ),
      )
      .map((method) => ({ method, path, route: 'other method' as const })),
  ),
]

const canonicalPaths = paths.map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[A-Za-z0-9_]+')}$`),
)

/** Returns whether a path is exactly one of the contract. */
export const isCanonicalPath = (path: string): boolean =>
  canonicalPaths.some((pattern) => pattern.test(path))
