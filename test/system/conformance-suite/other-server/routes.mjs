import { campaignOperations } from './campaign-operations.mjs'
import { offeringOperations } from './offering-operations.mjs'

/** All operations, by their name. */
export const operations = { ...campaignOperations, ...offeringOperations }
for (const [name, operation] of Object.entries(operations)) operation.name = name

const byPath = {}
for (const operation of Object.values(operations)) {
  byPath[operation.path] ??= { family: operation.family, methods: {} }
  byPath[operation.path].methods[operation.method] = operation
}

const hasParameter = (path) => path.includes('{')
// Literal paths come first.
const routes = Object.entries(byPath)
  .sort(([a], [b]) => hasParameter(a) - hasParameter(b))
  .map(([path, route]) => ({ ...route, segments: path.split('/') }))

function paramsOf(segments, parts) {
  const params = {}
  for (const [index, segment] of segments.entries()) {
    const part = parts[index]
    if (!hasParameter(segment)) {
      if (segment !== part) return undefined
    } else if (part === '') return undefined
    else params[segment.slice(1, -1)] = part
  }
  return params
}

/** Returns the operations of a path by method, with its parameters; undefined for an unknown path. */
export function findRoute(path) {
  let parts
  try {
    parts = path
      .replace(/(?<=.)\/$/, '')
      .split('/')
      .map(decodeURIComponent)
  } catch {
    return undefined
  }
  for (const { segments, family, methods } of routes) {
    const params = segments.length === parts.length ? paramsOf(segments, parts) : undefined
    if (params) return { family, methods, params }
  }
  return undefined
}
