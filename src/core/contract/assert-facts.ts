import { attempt } from '../base/attempt.js'
import { isNested } from '../base/json.js'

/**
 * Throws a TypeError on facts that a rule could misread: a promise, which is not awaited, or an
 * offering status that is not a string. A rule must never pass because of them.
 */
export function assertFacts(facts: unknown): void {
  // Facts that cannot be read are reported by the check.
  const error = attempt(() => errorIn(facts))
  if (error !== undefined) throw error
}

function errorIn(facts: unknown): TypeError | undefined {
  const path = promiseIn(facts, deepest)
  if (path !== undefined) return promised(path === '' ? 'The facts are' : `Fact \`${path}\` is`)
  const { status } = (facts as { offering?: { status?: unknown } } | undefined)?.offering ?? {}
  return status === undefined || status === null || typeof status === 'string'
    ? undefined
    : new TypeError('Fact `offering.status` must be a string.')
}

/** Throws a TypeError if a value is a promise; `name` is its parameter. */
export function assertAwaited(value: unknown, name: string): void {
  if (isPromise(value)) throw promised(`\`${name}\` is`)
}

const promised = (what: string): TypeError =>
  new TypeError(`${what} a promise. Pass the awaited value.`)

/** Returns whether a value is a promise or another thenable, such as a query that did not run. */
export const isPromise = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { then?: unknown }).then === 'function'

/** Levels of members that are searched, as in `offering.scheduling.start_datetime`. */
const deepest = 3

/** Returns the dot path of a promise in facts. Of a list, only the first item is searched. */
function promiseIn(value: unknown, levels: number): string | undefined {
  if (!isNested(value)) return undefined
  if (isPromise(value)) return ''
  if (levels === 0) return undefined
  if (Array.isArray(value)) return inside('0', promiseIn(value[0], levels - 1))
  for (const key in value) {
    const path = inside(key, promiseIn(value[key], levels - 1))
    if (path !== undefined) return path
  }
  return undefined
}

const inside = (key: string, path: string | undefined): string | undefined =>
  path === '' ? key : path && `${key}.${path}`
