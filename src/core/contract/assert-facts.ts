import { attempt, isPromise } from '../base/attempt.js'
import { isNested } from '../base/json.js'
import type { Facts, Ids, WorkspaceFacts } from './facts.js'

/**
 * Throws a TypeError on facts that a rule could misread: a promise, which is not awaited, an offering
 * status that is not a string, or ids that are neither a list nor a lookup. A rule must never pass because of them.
 */
export function assertFacts(facts: unknown): void {
  // Facts that cannot be read are reported by the check.
  const error = attempt(() => errorIn(facts))
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
  const wrong = idFacts.find((name) => !isIds(workspace?.[name]))
  return wrong === undefined
    ? undefined
    : new TypeError(
        `Fact \`workspace.${wrong}\` must be an array or a set of strings, or a function that looks up one.`,
      )
}

const idFacts = [
  'tagIds',
  'templateIds',
  'offeringAttributeIds',
  'offeringNames',
  'subscriptionCategories',
] as const satisfies readonly (keyof WorkspaceFacts)[]

const isIds = (ids: Ids | null | undefined): boolean =>
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
  if (isPromise(value)) return ''
  if (levels === 0 || !isNested(value)) return undefined
  for (const key in value) {
    const member = value[key]
    const path = isNested(member) ? promiseIn(member, levels - 1) : undefined
    if (path !== undefined) return path === '' ? key : `${key}.${path}`
    if (Array.isArray(value)) return undefined
  }
  return undefined
}
