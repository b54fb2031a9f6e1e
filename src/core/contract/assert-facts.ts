import { isPromise } from '../base/attempt.js'
import { isNested } from '../base/json.js'
import type { Facts, WorkspaceFacts } from './facts.js'

/**
 * Throws a TypeError on facts that a rule could misread: a promise, which is not awaited, an offering
 * status that is not a string, or ids that are neither a list nor a lookup. A rule must never pass because of them.
 */
export function assertFacts(facts: unknown): void {
  let error: TypeError | undefined
  try {
    error = errorIn(facts)
  } catch {
    // Facts that cannot be read are reported by the check.
  }
  if (error !== undefined) throw error
}

function errorIn(facts: unknown): TypeError | undefined {
  const path = promiseIn(facts, deepest)
  if (path !== undefined) return promised(path === '' ? 'The facts are' : `Fact \`${path}\` is`)
  const { offering, workspace } = (facts ?? {}) as Facts
  const status: unknown = offering?.status
  if (status !== undefined && status !== null && typeof status !== 'string') {
    return new TypeError('Fact `offering.status` must be a string.')
  }
  for (const name in workspace) {
    if (isIds(workspace[name as keyof WorkspaceFacts]) || !idFacts.includes(name)) continue
    return new TypeError(
      `Fact \`workspace.${name}\` must be an array or a set of strings, or a function that looks up one.`,
    )
  }
  return undefined
}

const idFacts: readonly string[] = [
  'tagIds',
  'templateIds',
  'offeringAttributeIds',
  'offeringNames',
  'subscriptionCategories',
] satisfies (keyof WorkspaceFacts)[]

const isIds = (ids: unknown): boolean =>
  ids === undefined ||
  ids === null ||
  Array.isArray(ids) ||
  typeof ids === 'function' ||
  (isNested(ids) && typeof (ids as { has?: unknown }).has === 'function')

/** Throws a TypeError if a value is a promise; `name` is its parameter. */
export function assertAwaited(value: unknown, name: string): void {
  if (isPromise(value)) throw promised(`\`${name}\` is`)
}

const promised = (what: string): TypeError =>
  new TypeError(`${what} a promise. Pass the awaited value.`)

/** Levels of members that are searched, as in `offering.scheduling.start_datetime`. */
const deepest = 3

/** Returns the dot path of a promise in facts. Of a list, only the first item is searched. */
function promiseIn(value: unknown, levels: number): string | undefined {
  if (!isNested(value)) return undefined
  if (Array.isArray(value)) {
    return levels === 0 ? undefined : inside('0', promiseIn(value[0], levels - 1))
  }
  if (isPromise(value)) return ''
  if (levels === 0) return undefined
  for (const key in value) {
    const member = value[key]
    const path = isNested(member) ? inside(key, promiseIn(member, levels - 1)) : undefined
    if (path !== undefined) return path
  }
  return undefined
}

const inside = (key: string, path: string | undefined): string | undefined =>
  path === '' ? key : path && `${key}.${path}`
