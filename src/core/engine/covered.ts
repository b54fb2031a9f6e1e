import type { Path } from '../base/json.js'
import type { Finding } from './finding.js'
import { PathSet } from './path-set.js'

type Found = readonly Finding[]

/**
 * Removes what rules report at a path whose structure is invalid. Those of plugins run only on a valid
 * structure, so they report what an exception accepts.
 */
export function withoutFailed(found: Found): Found {
  if (found.every(({ isStructural }) => isStructural)) return found
  const failed = pathsOf(found.filter(({ rule }) => rule === 'structure'))
  return found.filter((finding) => {
    const { path, besideLength, entry } = finding
    if (finding.isStructural || path === undefined || entry.plugin !== undefined) return true
    return besideLength || !failed.has(path)
  })
}

/**
 * Removes findings nested under a path that hides them, and those of rules that yield to another rule
 * about the same field. A warning never hides an error. `others`: the findings that cover them.
 */
export function withoutCovered(found: Found, others: Found): Found {
  const isHiding = others.some(({ hidesNested, hidesKeys }) => hidesNested || hidesKeys.length > 0)
  const yielding = found.filter(({ entry }) => entry.yields)
  if (!isHiding && yielding.length === 0) return found
  const hiding = others.filter(({ hidesNested, severity }) => hidesNested && severity === 'error')
  const ofKeys = new PathSet()
  for (const { hidesKeys, severity, path = [] } of others) {
    if (severity === 'error') for (const key of hidesKeys) ofKeys.add([...path, key])
  }
  const hidden = pathsOf(hiding)
  const yielded = pathsOf(yielding)
  const named = others.filter(
    ({ entry, path }) => !entry.yields && path !== undefined && yielded.has(path),
  )
  const reported = {
    warn: pathsOf(named),
    error: pathsOf(named.filter(({ severity }) => severity === 'error')),
  }
  return found.filter(
    ({ entry, severity, path }) =>
      path === undefined ||
      (!hidden.hasAncestorOf(path) &&
        !ofKeys.has(path) &&
        !ofKeys.hasAncestorOf(path) &&
        !(entry.yields && reported[severity].has(path))),
  )
}

function pathsOf(found: Found): PathSet {
  const paths = new PathSet()
  for (const { path } of found) paths.add(path as Path)
  return paths
}
