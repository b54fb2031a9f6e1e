import { attempt, isPromise } from '../base/attempt.js'
import { combined, isNested, isObject } from '../base/json.js'
import type { Facts, WorkspaceFacts } from './facts.js'

/** What reading facts throws that a rule could misread; no check catches it. */
export class FactError extends TypeError {}

/**
 * Returns the facts without those of invalid types, which count as missing. `null` is valid only for campaign,
 * offering and idempotency, where it means that none exists. Throws a FactError on what could make a rule
 * pass: a promise, which is not awaited, an offering status that is not a string, or ids that are neither
 * a list nor a lookup.
 */
export function readFacts(given: Facts): Facts {
  if (isPromise(given)) throw promised('The facts are')
  let facts = given
  for (const name in given) {
    const value: unknown = given[name as keyof Facts]
    const known = name === 'workspace' ? readWorkspace(value) : readFact(name, value)
    if (known !== value) facts = combined(facts, { [name]: known })
  }
  return facts
}

/** Throws a FactError on such facts; those that cannot be read are reported by a check. */
export function assertFacts(facts: unknown): void {
  try {
    readFacts((facts ?? {}) as Facts)
  } catch (error) {
    if (error instanceof FactError) throw error
  }
}

function readFact(name: string, value: unknown): unknown {
  if (isNested(value)) {
    assertSettled(value, name, deepest - 1)
    if (name === 'offering' && !isStatus(attempt(() => value.status))) {
      throw new FactError('Fact `offering.status` must be a string.')
    }
  }
  if (!mayBeNull.includes(name)) return value ?? undefined
  return value === null || isObject(value) ? value : undefined
}

function readWorkspace(given: unknown): unknown {
  if (isPromise(given)) throw promised('Fact `workspace` is')
  if (!isObject(given)) return undefined
  let workspace = given
  for (const name in given) {
    const value = given[name]
    if (value === null) workspace = combined(workspace, { [name]: undefined })
    else if (isNested(value)) assertSettled(value, name, deepest - 2, 'workspace.')
    if (idFacts.includes(name) && attempt(() => isIds(value)) === false) {
      throw new FactError(
        `Fact \`workspace.${name}\` must be an array or a set of strings, or a function that looks up one.`,
      )
    }
  }
  return workspace
}

const isStatus = (status: unknown): boolean => typeof (status ?? '') === 'string'

const mayBeNull: readonly string[] = ['campaign', 'offering', 'idempotency']

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

const promised = (what: string): FactError =>
  new FactError(`${what} a promise. Pass the awaited value.`)

/** Levels of members that are searched, as in `offering.scheduling.start_datetime`. */
const deepest = 3

/** Throws if a fact is or has a promise. What cannot be read is left to the rules that need it. */
function assertSettled(value: unknown, name: string, levels: number, start = ''): void {
  const path = attempt(() => promiseIn(value, levels))
  if (path !== undefined) throw promised(`Fact \`${start}${inside(name, path)}\` is`)
}

/** Returns the dot path of a promise in a fact. Of a list, only the first item is searched. */
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
